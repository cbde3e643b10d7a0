import english from 'hyphen/en-us/index.js';
import russian from 'hyphen/ru/index.js';
import { isShipped, type Language, type ShippedLanguage } from './language.ts';

const PATTERNS = { ru: russian, en: english } as const satisfies Record<ShippedLanguage, object>;

const SOFT_HYPHEN = '\u00ad';

/** A word that a narrow column has no room for, in letters. Shorter ones are never parted: that would be for nothing. */
const LONG_WORD = /(?<![\p{L}\p{M}])\p{L}{8,}(?![\p{L}\p{M}])/gu;

/** What stays on a line, or goes to the next one, has three letters at least: two look lost in a title. */
const LOST_LETTERS = /(?<=^\p{L}{1,2})\u00ad|\u00ad(?=\p{L}{1,2}$)/gu;

/**
 * A title with soft hyphens in its long words, where they may part.
 *
 * Browsers that have no dictionary of a language know no such places, and break a word that is wider than its column
 * after any letter: Chromium has none of Russian on Windows and Android.
 *
 * @param language of the text, which need not be the page's; one whose words are not shipped stays as it is
 * @example hyphenate('Библиотечный кот', 'ru') // 'Биб\u00adлио\u00adтеч\u00adный кот'
 */
export function hyphenate(text: string, language: Language): string {
  if (!isShipped(language)) return text;
  const patterns = PATTERNS[language];
  return text.replace(LONG_WORD, (word) =>
    patterns.hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).replace(LOST_LETTERS, ''),
  );
}
