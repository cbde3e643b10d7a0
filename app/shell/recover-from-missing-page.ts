import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirectDocument,
} from 'react-router';

/**
 * Leaves a page whose data the host does not have to the host itself: a full navigation to the same address gets
 * its redirect or its not-found page, exactly as a direct visit does, and a site that was replaced while the tab was
 * open gets its new pages.
 */
export const recoverFromMissingPage: MiddlewareFunction<
  Record<string, DataStrategyResult>
> = async ({ request }, next) => {
  const results = await next();
  const isMissing = Object.values(results).some(
    ({ type, result }) => type === 'error' && isRouteErrorResponse(result),
  );
  if (isMissing) throw redirectDocument(request.url);
  return results;
};
