import { cutAfterWord } from '#catalogue/words/short-title.ts';

/** Search engines show about so many characters of a description. */
const LONGEST_SUMMARY = 200;

/**
 * A text in one line, cut after a whole word when it is longer than a description may be.
 *
 * @example summaryText('Утро\n  у реки') // 'Утро у реки'
 */
export function summaryText(text: string): string {
  return cutAfterWord(text, LONGEST_SUMMARY);
}

/**
 * Puts values in the place of `{{name}}`; what is put in is never searched again.
 *
 * @example fillWords('{{name}}: news', { name: 'Anna' }) // 'Anna: news'
 */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}
