import Typograf from 'typograf';
import { memoize } from '#catalogue/memoize.ts';
import type { Language } from './language.ts';
import { isCyrillic } from './language-facts.ts';

// Only rules that change no letter or digit. The library's rules for spaces add spaces ('А.С.', '№5'),
// know short words of one language at a time, and miss 'над'.
const RULES = [
  'common/punctuation/quote',
  'common/punctuation/apostrophe',
  'ru/nbsp/beforeParticle',
];

const BOUND_SPACES = new RegExp(
  [
    // A dash never begins a line: 'Дом — это', '1999 – 2004'; nor after a link.
    '(?<=\\S|^) (?=[—–-](?:\\s|$))',
    // Numbers and their units: '60 × 80 см', '2019 г.', '5 мая', '№ 5', 'No. 5', '1 000 000'.
    '(?<=\\d) (?=[×\\p{L}]|\\d{3}(?!\\d))|(?<=×|[№§]|\\bNo\\.) (?=\\d)',
    // Initials: 'А. С. Пушкин'.
    '(?<=(?<!\\p{L})\\p{Lu}\\.) (?=\\p{Lu})',
    // Abbreviations: 'т. д.', 'г. Минск', 'ул. Мира', 'им. Репина', 'рис. 3'.
    '(?<=(?<!\\p{L})\\p{Ll}\\.) (?=\\p{Ll}\\.)|(?<=(?<!\\p{L})(?:г|ул|им|рис|стр)\\.) (?=[\\p{Lu}\\d])',
    // Short words, also before a link: 'Варя в шляпе', 'the house'.
    '(?<=(?<![\\p{L}\\p{N}\\p{M}’-])(?i:\\p{L}{1,2}|над|под|без|для|при|про|the|and|for)) +',
  ].join('|'),
  'gu',
);

// The library reads HTML and would take these signs in plain text as markup.
const MARKUP_SIGNS = [
  ['&', '\uE000'],
  ['<', '\uE001'],
] as const;

const typografOf = memoize((language: Language) => {
  // The first locale decides the quotation marks; the letters of all count as letters.
  const locale = [...new Set([localeOf(language), 'ru', 'en-US'])];
  return new Typograf({ locale, disableRule: '*', enableRule: RULES });
});

// Most texts of a page also occur on others.
const typesetterOf = memoize((language: Language) =>
  memoize((text: string) => {
    let safe = text;
    for (const [sign, standIn] of MARKUP_SIGNS) safe = safe.replaceAll(sign, standIn);
    let set = typografOf(language).execute(safe).replace(BOUND_SPACES, '\u00a0');
    for (const [sign, standIn] of MARKUP_SIGNS) set = set.replaceAll(standIn, sign);
    return set;
  }),
);

// The library knows thirty languages; others get Russian or English marks, by their letters.
function localeOf(language: Language): string {
  if (language !== 'en' && Typograf.hasLocale(language)) return language;
  return isCyrillic(language) ? 'ru' : 'en-US';
}

// Build only: the library weighs more than all scripts of the site. Stored and machine-read texts stay plain.
// `language` is that of the text, not of the page.
export function typeset(text: string, language: Language): string {
  return typesetterOf(language)(text);
}
