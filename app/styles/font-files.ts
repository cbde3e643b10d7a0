import text from '#generated/fonts/text.woff2?url';
import title from '#generated/fonts/title.woff2?url';

/** Needed by every page in both languages; fonts.css names them too. */
export const FIRST_FONTS = [
  { family: 'Cormorant Garamond', weight: '500', href: title },
  { family: 'Alegreya Sans', weight: '400', href: text },
] as const;
