/** In UTF-16 units: tabs, search results and messengers show less. */
export const LONGEST_TITLE = 100;

export function shortTitle(title: string): string {
  return cutAfterWord(title, LONGEST_TITLE);
}

/** `longest` is in UTF-16 units and includes the ellipsis. */
export function cutAfterWord(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  // Never ends in half of a surrogate pair.
  const cut = line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s.,:;–—-]+$/, '')}…`;
}
