import Typograf from 'typograf';
import { memoize } from '#catalogue/memoize.ts';
import type { Language } from './language.ts';
import { isCyrillic } from './language-facts.ts';

/**
 * Of the library's rules only those that touch no letter and no digit of the artist's words. Its rules for spaces also
 * write some where there were none ('А.С.', '№5'), know the short words of one language at a time and miss 'над'.
 */
const RULES = [
  'common/punctuation/quote',
  'common/punctuation/apostrophe',
  'ru/nbsp/beforeParticle',
];

/** Where a line must not end. */
const BOUND_SPACES = new RegExp(
  [
    // A dash does not begin a line: 'Дом — это', '1999 – 2004'; not after a link either.
    '(?<=\\S|^) (?=[—–-](?:\\s|$))',
    // Numbers and what they count: '60 × 80 см', '2019 г.', '5 мая', '№ 5', 'No. 5', '1 000 000'.
    '(?<=\\d) (?=[×\\p{L}]|\\d{3}(?!\\d))|(?<=×|[№§]|\\bNo\\.) (?=\\d)',
    // Initials: 'А. С. Пушкин'.
    '(?<=(?<!\\p{L})\\p{Lu}\\.) (?=\\p{Lu})',
    // Abbreviations: 'т. д.', 'г. Минск', 'ул. Мира', 'им. Репина', 'рис. 3'.
    '(?<=(?<!\\p{L})\\p{Ll}\\.) (?=\\p{Ll}\\.)|(?<=(?<!\\p{L})(?:г|ул|им|рис|стр)\\.) (?=[\\p{Lu}\\d])',
    // Short words, whatever they stand after, and before a link too: 'Варя в шляпе', 'the house'.
    '(?<=(?<![\\p{L}\\p{N}\\p{M}’-])(?i:\\p{L}{1,2}|над|под|без|для|при|про|the|and|for)) +',
  ].join('|'),
  'gu',
);

/** The library reads HTML; these two signs would make some of plain text, so others stand for them meanwhile. */
const MARKUP_SIGNS = [
  ['&', '\uE000'],
  ['<', '\uE001'],
] as const;

const typografOf = memoize((language: Language) => {
  // The first decides the quotation marks; the letters of all of them are letters.
  const locale = [...new Set([localeOf(language), 'ru', 'en-US'])];
  return new Typograf({ locale, disableRule: '*', enableRule: RULES });
});

/** Most texts of a page are those of many others. */
const typesetterOf = memoize((language: Language) =>
  memoize((text: string) => {
    let safe = text;
    for (const [sign, standIn] of MARKUP_SIGNS) safe = safe.replaceAll(sign, standIn);
    let set = typografOf(language).execute(safe).replace(BOUND_SPACES, '\u00a0');
    for (const [sign, standIn] of MARKUP_SIGNS) set = set.replaceAll(standIn, sign);
    return set;
  }),
);

/** The library knows the marks of thirty languages; others get those of Russian or of English, by their letters. */
function localeOf(language: Language): string {
  if (language !== 'en' && Typograf.hasLocale(language)) return language;
  return isCyrillic(language) ? 'ru' : 'en-US';
}

/**
 * A text as it is read: what belongs together bound by no-break spaces, and the quotation marks of its language.
 *
 * It runs while the site is built, and never in a browser: the library weighs more than all of the site's script. What
 * is edited, compared or told to machines stays as it is stored.
 *
 * @param language of the text, which need not be the page's
 * @example typeset('Варя в шляпе', 'ru') // 'Варя в\u00a0шляпе'
 */
export function typeset(text: string, language: Language): string {
  return typesetterOf(language)(text);
}
