import textCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?url';
import textLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import titleCyrillic from '@fontsource/cormorant-garamond/files/cormorant-garamond-cyrillic-500-normal.woff2?url';
import titleLatin from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import type { Language } from '#catalogue/language.ts';

/** The two files that the first screen of a language cannot do without; fonts.css names all of them. */
export const FIRST_FONTS: Readonly<Record<Language, readonly string[]>> = {
  ru: [titleCyrillic, textCyrillic],
  en: [titleLatin, textLatin],
};
