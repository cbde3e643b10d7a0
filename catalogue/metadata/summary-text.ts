import { cutAfterWord } from '#catalogue/words/short-title.ts';

// Search engines show about this many characters.
const LONGEST_SUMMARY = 200;

/** @example summaryText('Утро\n  у реки') // 'Утро у реки' */
export function summaryText(text: string): string {
  return cutAfterWord(text, LONGEST_SUMMARY);
}

/**
 * Inserted values are never searched again.
 * @example fillWords('{{name}}: news', { name: 'Anna' }) // 'Anna: news'
 */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}
