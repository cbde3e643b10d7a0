import { memoize } from '#catalogue/texts/memoize.ts';
import { firstLanguage, type Language } from './language.ts';

export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

export function languageName(language: Language, nameLanguage: Language = language): string {
  const name = languageNamesIn(nameLanguage).of(language) ?? language;
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(nameLanguage));
}

// Used for every page, and slow to create.
const languageNamesIn = memoize(
  (language: Language) => new Intl.DisplayNames(language, { type: 'language' }),
);

export function isCyrillic(language: Language): boolean {
  return scriptOf(language) === 'Cyrl';
}

export const scriptOf = memoize(
  (language: Language) => new Intl.Locale(language).maximize().script ?? '',
);

/** A Cyrillic text among others is in the first language of the site. */
export function languageOfText(text: string, expected: Language): Language {
  const first = firstLanguage();
  const isFirst = /\p{Script=Cyrillic}/u.test(text) && isCyrillic(first) && !isCyrillic(expected);
  return isFirst ? first : expected;
}

export const hasDecimalPoint = memoize(
  (language: Language) => new Intl.NumberFormat(language).format(1.5) === '1.5',
);
