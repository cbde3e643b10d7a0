import { UnexpectedPageError } from './unexpected-page-error.ts';

const CLEARING = /console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);/g;

/**
 * Takes the last line out of the script by which React Router restores the scroll position. When the browser forbids
 * storage, reading fails, and that line would try it once more, in vain and uncaught. What cannot be read is
 * overwritten when the page is left.
 *
 * @throws {UnexpectedPageError} when the script looks otherwise.
 */
export function surviveBlockedStorage(html: string): string {
  if (html.match(CLEARING)?.length !== 1) {
    throw new UnexpectedPageError('A page restores its scroll position in an unknown way');
  }
  return html.replace(CLEARING, '');
}
