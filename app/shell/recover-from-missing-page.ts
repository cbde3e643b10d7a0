import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router';
import { isTranslated } from '../lib/is-translated.ts';
import { codeOfPages } from '../lib/load-route-module.ts';
import { dataPath, forgetPageData } from '../lib/page-data.ts';
import { withinTime } from '../lib/within-time.ts';
import { tellHostIsLost } from './host-lost.ts';

type Results = Record<string, DataStrategyResult>;

/** The path of the document that was loaded. */
const firstPath = globalThis.location?.pathname;
let hasLeftFirstPage = false;

/** Whether a page was reached inside the site, so that the host may have another version of it. */
export function wasReachedInside(): boolean {
  return hasLeftFirstPage;
}

/**
 * Leaves a page that does not come as it should to the host itself, whether its data or its code is missing, is that
 * of another build, or never arrives: a full navigation to the same address gets its redirect or its not-found page,
 * exactly as a direct visit does, and a site that was replaced while the tab was open gets its new pages.
 *
 * Where nobody answers, the page that is being read stays.
 */
export const recoverFromMissingPage: MiddlewareFunction<Results> = async (
  { request, pattern },
  next,
) => {
  const url = new URL(request.url);
  hasLeftFirstPage ||= url.pathname !== firstPath;
  // React cannot change a page for another when a translator has replaced its texts.
  const isLeftToHost = url.pathname !== window.location.pathname && isTranslated();
  const results = isLeftToHost ? undefined : await arrival(next, pattern);
  if (results) return results;
  forgetPageData(dataPath(url.pathname));
  if (!request.signal.aborted) {
    // What never ends may hold every connection to the host.
    window.stop();
    if (await isAnswered(request.url)) throw redirectDocument(request.url);
    if (!request.signal.aborted) tellHostIsLost();
  }
  // Nobody waits for this any more.
  return new Promise<never>(() => {});
};

/** Data and code of the next page, or nothing when not all of it came. Redirects come as errors too, and are none. */
async function arrival(
  next: () => Promise<Results>,
  pattern: string,
): Promise<Results | undefined> {
  try {
    const [results] = await withinTime(Promise.all([next(), codeOfPages(pattern)]));
    const hasFailed = Object.values(results).some(
      ({ type, result }) => type === 'error' && !(result instanceof Response),
    );
    return hasFailed ? undefined : results;
  } catch {
    return undefined;
  }
}

/** Whatever the host says, it is there. */
function isAnswered(address: string): Promise<boolean> {
  return withinTime(fetch(address, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );
}
