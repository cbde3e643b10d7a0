import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For every route that has data. Its query only says what is open on the page: then the data stay what they are.
 *
 * Left to itself, React Router asks a prerendered route for data again only when its params change: a page of the
 * other language would keep the words of the first one.
 */
export function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
