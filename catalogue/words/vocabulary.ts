import { withDecimalPoint, withTimesSign } from '#catalogue/works/sizes.ts';
import type { Language } from './language.ts';

/** A text in the asked language, with the Russian words that had to stay as they are. */
export interface Translation {
  readonly text: string;
  /** Each once, as written. */
  readonly unknown: readonly string[];
}

/** Translates the short Russian texts of works: dates, places, media, sizes. Made by `vocabularyOf`, once a language. */
export type Vocabulary =
  | { readonly language: 'ru' }
  | {
      readonly language: 'en';
      readonly english: ReadonlyMap<string, string>;
      /** Finds every phrase that has a translation, in a text without ё. */
      readonly pattern: RegExp;
    };

const LETTER = String.raw`[\p{L}\p{M}]`;
const HYPHEN = '[-‐‑]';
const WORD = new RegExp(`${LETTER}+(?:${HYPHEN}${LETTER}+)*`, 'gu');
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** English has nothing like 'г.' after a year or before a town. */
const YEAR_MARK = /(?<=(?<!\d)(?:1[5-9]|20)\d\d)\s*(?:гг?\.?|год[аы]?)(?![\p{L}\p{M}/])/giu;
const TOWN_MARK = /(?<![\p{L}\p{M}])[гГ]\.\s*(?=\p{Lu})/gu;

/**
 * The vocabulary for the pages of a language, from Russian phrases to English ones; Russian stays as written.
 *
 * A translation that is empty counts as missing.
 */
export function vocabularyOf(
  language: Language,
  words: Readonly<Record<string, string>> = {},
): Vocabulary {
  if (language === 'ru') return { language };
  const english = new Map(
    Object.entries(words)
      .map(([phrase, translation]) => [keyOf(phrase), translation.trim()] as const)
      .filter(([phrase, translation]) => phrase !== '' && translation !== ''),
  );
  return { language, english, pattern: phrasePattern([...english.keys()]) };
}

/**
 * A text in the language of a vocabulary.
 *
 * The longest phrase wins, whole words only; upper and lower case, е and ё, and Unicode forms count as the same.
 * What stands between phrases (numbers, commas, Latin words) stays.
 *
 * @example
 * translatePhrase(vocabularyOf('en', { крым: 'Crimea', июнь: 'June' }), 'Крым, июнь 2019 г.')
 * // { text: 'Crimea, June 2019', unknown: [] }
 */
export function translatePhrase(vocabulary: Vocabulary, phrase: string): Translation {
  if (vocabulary.language === 'ru') return { text: phrase, unknown: [] };
  const source = prepare(phrase);
  const unknown = new Set<string>();
  const keep = (start: number, end: number) => {
    const gap = source.slice(start, end);
    for (const [word] of gap.matchAll(WORD)) if (CYRILLIC.test(word)) unknown.add(word);
    return gap;
  };
  let text = '';
  let end = 0;
  for (const match of withoutYo(source).matchAll(vocabulary.pattern)) {
    const translation = vocabulary.english.get(keyOf(match[0])) ?? match[0];
    text += keep(end, match.index) + withCaseOf(match[0], translation);
    end = match.index + match[0].length;
  }
  text += keep(end, source.length);
  return { text, unknown: [...unknown] };
}

function prepare(phrase: string): string {
  const plain = phrase.normalize('NFC').replace(YEAR_MARK, '').replace(TOWN_MARK, '');
  return withDecimalPoint(withTimesSign(plain)).trim();
}

/**
 * One expression for all phrases. Without `\b`, which knows Latin letters only; a hyphen makes one word of two.
 *
 * A phrase may also begin or end with another sign ('бум.'), where no word has to end. Both conditions stand once
 * around all phrases: repeated for each, they would take a quarter of a second to compile.
 */
function phrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(' ', '\\s+'),
    );
  const wordStarts = `(?:(?!${LETTER})|(?<!${LETTER}${HYPHEN}?))`;
  const wordEnds = `(?:(?<!${LETTER})|(?!${HYPHEN}?${LETTER}))`;
  // Without any phrase, the expression that matches nowhere.
  const anyPhrase = longestFirst.join('|') || '(?!)';
  return new RegExp(`${wordStarts}(?:${anyPhrase})${wordEnds}`, 'giu');
}

function keyOf(phrase: string): string {
  return withoutYo(phrase.normalize('NFC')).toLowerCase().trim().replace(/\s+/g, ' ');
}

/** Keeps every character at its place, so that what is found here can be cut out there. */
function withoutYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}

/** A phrase that began a sentence still does; names and months keep their English capital anyway. */
function withCaseOf(source: string, translation: string): string {
  return /^\p{Lu}/u.test(source)
    ? translation.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : translation;
}
