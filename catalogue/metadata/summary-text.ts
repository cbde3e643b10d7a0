/** Search engines show about so many characters of a description. */
const LONGEST_SUMMARY = 200;

/**
 * A text in one line, cut after a whole word when it is longer than a description may be.
 *
 * @example summaryText('Утро\n  у реки') // 'Утро у реки'
 */
export function summaryText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_SUMMARY) return line;
  const cut = line.slice(0, LONGEST_SUMMARY - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s.,:;–—-]+$/, '')}…`;
}

/**
 * Puts values in the place of `{{name}}`; what is put in is never searched again.
 *
 * @example fillWords('{{name}}: news', { name: 'Anna' }) // 'Anna: news'
 */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}
