import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose query only says what is open on them: their data stays what it is. */
export function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
