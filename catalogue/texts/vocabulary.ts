import { memoize } from '#catalogue/texts/memoize.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { withDecimalPoint, withTimesSign } from '#catalogue/texts/size.ts';
import { firstLanguage, type Language } from './language.ts';
import { hasDecimalPoint, isCyrillic } from './language-facts.ts';

export interface Translation {
  readonly text: string;
  readonly unknown: readonly string[];
}

export interface Vocabulary {
  readonly language: Language;
  readonly translate?: (phrase: string) => Translation;
}

const LETTER = String.raw`[\p{L}\p{M}]`;
const HYPHEN = '[-‐‑]';
const WORD = new RegExp(`${LETTER}+(?:${HYPHEN}${LETTER}+)*`, 'gu');
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ANY_LETTER = /\p{L}/u;

// Other languages do not translate the 'г.' of Russian years and towns.
const YEAR_SUFFIX = /(?<=(?<!\d)(?:1[5-9]|20)\d\d)\s*(?:гг?\.?|год[аы]?)(?![\p{L}\p{M}/])/giu;
const TOWN_PREFIX = /(?<![\p{L}\p{M}])[гГ]\.\s*(?=\p{Lu})/gu;

export function vocabularyOf(
  language: Language,
  entries: Readonly<Record<string, string>> = {},
): Vocabulary {
  if (language === firstLanguage()) return { language };
  const translations = new Map(
    Object.entries(entries)
      .map(([phrase, translation]) => [keyOf(phrase), translation.trim()] as const)
      .filter(([phrase, translation]) => phrase !== '' && translation !== ''),
  );
  const isOtherScript = isCyrillic(firstLanguage()) && !isCyrillic(language);
  const pattern = phrasePattern([...translations.keys()]);
  // Letters that visitors cannot read without a translation.
  const foreign = isOtherScript ? CYRILLIC : ANY_LETTER;
  // Memoized, because hundreds of works share the same materials, years and places.
  const translate = memoize((phrase: string): Translation => {
    const source = prepare(phrase, hasDecimalPoint(language));
    const unknown = new Set<string>();
    const keep = (start: number, end: number) => {
      const gap = source.slice(start, end);
      for (const [word] of gap.matchAll(WORD)) if (foreign.test(word)) unknown.add(word);
      return gap;
    };
    let text = '';
    let end = 0;
    for (const match of withoutYo(source).matchAll(pattern)) {
      const translation = translations.get(keyOf(match[0])) ?? match[0];
      text += keep(end, match.index) + withCaseOf(match[0], translation);
      end = match.index + match[0].length;
    }
    text += keep(end, source.length);
    return { text, unknown: [...unknown] };
  });
  return { language, translate };
}

/**
 * The longest phrase wins, whole words only, regardless of case, ё and Unicode form. Unknown words stay.
 * @example translatePhrase(vocabularyOf('en', { июнь: 'June' }), 'июнь 2019 г.') // { text: 'June 2019', unknown: [] }
 */
export function translatePhrase({ translate }: Vocabulary, phrase: string): Translation {
  return translate?.(phrase) ?? { text: phrase, unknown: [] };
}

function prepare(phrase: string, hasPoint: boolean): string {
  const plain = normalizeSpaces(phrase).replace(YEAR_SUFFIX, '').replace(TOWN_PREFIX, '');
  const sized = withTimesSign(plain);
  return (hasPoint ? withDecimalPoint(sized) : sized).trim();
}

// `\b` knows Latin letters only, and a hyphen joins words. A phrase may also end with a full stop ('бум.').
// The conditions surround all phrases together: one pair for each phrase would take 250 ms to compile.
function phrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(' ', '\\s+'),
    );
  const wordStarts = `(?:(?!${LETTER})|(?<!${LETTER}${HYPHEN}?))`;
  const wordEnds = `(?:(?<!${LETTER})|(?!${HYPHEN}?${LETTER}))`;
  // Matches nowhere if there are no phrases.
  const anyPhrase = longestFirst.join('|') || '(?!)';
  return new RegExp(`${wordStarts}(?:${anyPhrase})${wordEnds}`, 'giu');
}

function keyOf(phrase: string): string {
  return withoutYo(normalizeSpaces(phrase)).toLowerCase().trim().replace(/\s+/g, ' ');
}

// Keeps the length, so that indexes stay valid in the original.
function withoutYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}

// Keeps the capital at the beginning of a sentence; English names and months always have one.
function withCaseOf(source: string, translation: string): string {
  return /^\p{Lu}/u.test(source)
    ? translation.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : translation;
}
