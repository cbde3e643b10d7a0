/** In UTF-16 units: tabs, search results and messengers show less. */
export const LONGEST_TITLE = 100;

/** A title as the head of a page, link previews and feeds give it; the heading of the page shows all of a long one. */
export function shortTitle(title: string): string {
  return cutAfterWord(title, LONGEST_TITLE);
}

/**
 * A text in one line, cut after a whole word when it is longer than allowed; then it ends in an ellipsis.
 *
 * @param longest in UTF-16 units, the ellipsis included
 * @example cutAfterWord('Утро\n  у реки', 10) // 'Утро у…'
 */
export function cutAfterWord(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  // Half of a character is none.
  const cut = line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s.,:;–—-]+$/, '')}…`;
}
