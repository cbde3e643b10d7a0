import type { Language } from './language.ts';
import { isCyrillic } from './language-facts.ts';

const NO_BREAK_SPACE = '\u00a0';

// Outer and inner marks. Other languages get Russian or English ones, depending on their script.
const QUOTATION_MARKS: Readonly<Record<Language, string>> = {
  de: '„“‚‘',
  es: '«»“”',
  fr: '«»“”',
  it: '«»“”',
  pl: '„”«»',
};

const BOUND_SPACES = new RegExp(
  [
    // A dash never begins a line: 'Дом — это', '1999 – 2004'; nor after a link.
    '(?<=\\S|^) (?=[—–-](?:\\s|$))',
    // Numbers and their units: '60 × 80 см', '2019 г.', '5 мая', '№ 5', 'No. 5', '1 000 000'.
    '(?<=\\d) (?=[×\\p{L}]|\\d{3}(?!\\d))|(?<=×|[№§]|\\bNo\\.) (?=\\d)',
    // Months and seasons: 'июнь 2020'.
    '(?<=\\p{L}) (?=[12]\\d{3}(?!\\d))',
    // Initials: 'А. С. Пушкин'.
    '(?<=(?<!\\p{L})\\p{Lu}\\.) (?=\\p{Lu})',
    // Abbreviations: 'т. д.', 'г. Минск', 'ул. Мира', 'им. Репина', 'рис. 3'.
    '(?<=(?<!\\p{L})\\p{Ll}\\.) (?=\\p{Ll}\\.)|(?<=(?<!\\p{L})(?:г|ул|им|рис|стр)\\.) (?=[\\p{Lu}\\d])',
    // Russian particles: 'хотел бы ли'.
    '(?<=\\p{Script=Cyrillic}) (?=(?:бы?|ли|ль|же?)(?![\\p{L}\\p{M}-]))',
    // Short words, also before a link: 'Варя в шляпе', 'the house'.
    '(?<=(?<![\\p{L}\\p{N}\\p{M}’-])(?i:\\p{L}{1,2}|над|под|без|для|при|про|the|and|for)) +',
  ].join('|'),
  'gu',
);

// The URL of a link (`marked-text.ts`) may contain the same signs.
const LINK_URL = String.raw`\]\([^\s()]+\)`;
const QUOTES = new RegExp(`${LINK_URL}|["«»„“”]`, 'gu');
const APOSTROPHES = new RegExp(`${LINK_URL}|(?<=\\p{L})'(?=\\p{L})`, 'gu');

/**
 * For running text: changes only spaces and quotation marks.
 * @param language of the text, which may differ from the page's
 * @example typeset('Цикл "У реки"', 'ru') // 'Цикл «У реки»', with a no-break space
 */
export function typeset(text: string, language: Language): string {
  return withQuotationMarks(text, language)
    .replace(APOSTROPHES, (sign) => (sign === "'" ? '’' : sign))
    .replace(BOUND_SPACES, NO_BREAK_SPACE);
}

// A sign without a partner stays, because it may mean inches.
function withQuotationMarks(text: string, language: Language): string {
  const marks = QUOTATION_MARKS[language] ?? (isCyrillic(language) ? '«»„“' : '“”‘’');
  const opened: number[] = [];
  const replacements = new Map<number, string | undefined>();
  for (const { 0: sign, index } of text.matchAll(QUOTES)) {
    if (sign.length > 1) continue;
    // Emphasis and further quotation marks may be between the sign and the word.
    const before = text.slice(0, index).replace(/[*"«»„“”]+$/, '');
    if (/(?:^|[\s([{…—–/-])$/.test(before) && /\S/.test(text[index + 1] ?? '')) {
      opened.push(index);
      continue;
    }
    const start = opened.pop();
    if (start === undefined) continue;
    const depth = 2 * (opened.length % 2);
    replacements.set(start, marks[depth]).set(index, marks[depth + 1]);
  }
  return text.replace(QUOTES, (sign, index: number) => replacements.get(index) ?? sign);
}
