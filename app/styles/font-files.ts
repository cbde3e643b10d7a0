import text from '#generated/fonts/text.woff2?url';
import title from '#generated/fonts/title.woff2?url';

/** The files that no page can do without, in either language; fonts.css names them too. */
export const FIRST_FONTS: readonly string[] = [title, text];
