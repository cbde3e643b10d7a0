import { memoize } from '#catalogue/memoize.ts';
import { firstLanguage, type Language } from './language.ts';

/**
 * Whether there is a language of such a name, spelt as BCP 47 does: with its script or its country, if these matter.
 *
 * @example isLanguageCode('sr-Latn') // true
 * @example isLanguageCode('add') // false
 */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/**
 * What a language is called, in itself unless said otherwise, as it stands by itself.
 *
 * @example languageName('ru') // 'Русский'
 * @example languageName('kk', 'en') // 'Kazakh'
 */
export function languageName(language: Language, spoken: Language = language): string {
  const name = languageNamesIn(spoken).of(language) ?? language;
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(spoken));
}

/** Asked for every page, and slow to make. */
const languageNamesIn = memoize(
  (language: Language) => new Intl.DisplayNames(language, { type: 'language' }),
);

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

/** Which way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** Whether a language is written in Cyrillic letters. */
export function isCyrillic(language: Language): boolean {
  return scriptOf(language) === 'Cyrl';
}

/** Asked for every word of every page. */
const scriptOf = memoize((language: Language) => new Intl.Locale(language).maximize().script ?? '');

/**
 * The language of a text that stands in the place of one: a Cyrillic text among others is in the site's first language.
 *
 * @example languageOfText('Река', 'en') // 'ru'
 */
export function languageOfText(text: string, expected: Language): Language {
  const first = firstLanguage();
  const isFirst = /\p{Script=Cyrillic}/u.test(text) && isCyrillic(first) && !isCyrillic(expected);
  return isFirst ? first : expected;
}

/** Whether numbers have a decimal point in a language, and no comma. */
export const hasDecimalPoint = memoize(
  (language: Language) => new Intl.NumberFormat(language).format(1.5) === '1.5',
);
