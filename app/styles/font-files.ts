import textCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?url';
import textLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import titleCyrillic from '@fontsource/cormorant-garamond/files/cormorant-garamond-cyrillic-500-normal.woff2?url';
import titleLatin from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import type { Language } from '#catalogue/language.ts';

/**
 * The files that the first screen of a language cannot do without; fonts.css names all of them. Russian text takes its
 * spaces, digits and most of its punctuation from the Latin ones.
 */
export const FIRST_FONTS: Readonly<Record<Language, readonly string[]>> = {
  ru: [titleCyrillic, textCyrillic, titleLatin, textLatin],
  en: [titleLatin, textLatin],
};
