import { memoize, memoizeWeakly } from '#catalogue/memoize.ts';
import { withDecimalPoint, withTimesSign } from '#catalogue/works/sizes.ts';
import { firstLanguage, type Language } from './language.ts';
import { hasDecimalPoint, isCyrillic } from './language-facts.ts';

/** A text in the asked language, with the words that had to stay as they are. */
export interface Translation {
  readonly text: string;
  /** Each once, as written. */
  readonly unknown: readonly string[];
}

/**
 * Translates the short texts of works: dates, places, media, sizes. They are in the site's first language. Made by
 * `vocabularyOf`, once a language.
 */
export interface Vocabulary {
  readonly language: Language;
  /** Missing where nothing is to be translated. */
  readonly translate?: (phrase: string) => Translation;
}

/** What a vocabulary translates by. */
interface Phrases {
  readonly translations: ReadonlyMap<string, string>;
  /** Finds every phrase that has a translation, in a text without ё. */
  readonly pattern: RegExp;
  /** What stays in it without a translation, visitors cannot read. */
  readonly foreign: RegExp;
  readonly hasDecimalPoint: boolean;
}

const LETTER = String.raw`[\p{L}\p{M}]`;
const HYPHEN = '[-‐‑]';
const WORD = new RegExp(`${LETTER}+(?:${HYPHEN}${LETTER}+)*`, 'gu');
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ANY_LETTER = /\p{L}/u;

/** Other languages have nothing like the Russian 'г.' after a year or before a town. */
const YEAR_MARK = /(?<=(?<!\d)(?:1[5-9]|20)\d\d)\s*(?:гг?\.?|год[аы]?)(?![\p{L}\p{M}/])/giu;
const TOWN_MARK = /(?<![\p{L}\p{M}])[гГ]\.\s*(?=\p{Lu})/gu;

/**
 * The vocabulary for the pages of a language, from phrases of the site's first language, which stays as written.
 *
 * A translation that is empty counts as missing.
 */
export function vocabularyOf(
  language: Language,
  words: Readonly<Record<string, string>> = {},
): Vocabulary {
  return language === firstLanguage() ? untranslated(language) : translating(words)(language);
}

// One for all who ask: what has been told by means of a vocabulary is remembered by it (`workCard`).
const untranslated = memoize((language: Language): Vocabulary => ({ language }));
const translating = memoizeWeakly((words: Readonly<Record<string, string>>) =>
  memoize((language: Language) => translationBy(language, words)),
);

function translationBy(language: Language, words: Readonly<Record<string, string>>): Vocabulary {
  const translations = new Map(
    Object.entries(words)
      .map(([phrase, translation]) => [keyOf(phrase), translation.trim()] as const)
      .filter(([phrase, translation]) => phrase !== '' && translation !== ''),
  );
  const isOtherScript = isCyrillic(firstLanguage()) && !isCyrillic(language);
  const pattern = phrasePattern([...translations.keys()]);
  const foreign = isOtherScript ? CYRILLIC : ANY_LETTER;
  const phrases = { translations, pattern, foreign, hasDecimalPoint: hasDecimalPoint(language) };
  // Hundreds of works are of oil on canvas, and of the same few years and places.
  return { language, translate: memoize((phrase) => translated(phrase, phrases)) };
}

/**
 * A text in the language of a vocabulary.
 *
 * The longest phrase wins, whole words only; upper and lower case, е and ё, and Unicode forms count as the same.
 * What stands between phrases (numbers, commas, Latin words) stays. A decimal comma becomes a point where that is one.
 *
 * @example
 * translatePhrase(vocabularyOf('en', { крым: 'Crimea', июнь: 'June' }), 'Крым, июнь 2019 г.')
 * // { text: 'Crimea, June 2019', unknown: [] }
 */
export function translatePhrase({ translate }: Vocabulary, phrase: string): Translation {
  return translate?.(phrase) ?? { text: phrase, unknown: [] };
}

function translated(phrase: string, phrases: Phrases): Translation {
  const source = prepare(phrase, phrases.hasDecimalPoint);
  const unknown = new Set<string>();
  const keep = (start: number, end: number) => {
    const gap = source.slice(start, end);
    for (const [word] of gap.matchAll(WORD)) if (phrases.foreign.test(word)) unknown.add(word);
    return gap;
  };
  let text = '';
  let end = 0;
  for (const match of withoutYo(source).matchAll(phrases.pattern)) {
    const translation = phrases.translations.get(keyOf(match[0])) ?? match[0];
    text += keep(end, match.index) + withCaseOf(match[0], translation);
    end = match.index + match[0].length;
  }
  text += keep(end, source.length);
  return { text, unknown: [...unknown] };
}

function prepare(phrase: string, hasPoint: boolean): string {
  const plain = phrase.normalize('NFC').replace(YEAR_MARK, '').replace(TOWN_MARK, '');
  const sized = withTimesSign(plain);
  return (hasPoint ? withDecimalPoint(sized) : sized).trim();
}

/**
 * One expression for all phrases. Without `\b`, which knows Latin letters only; a hyphen makes one word of two.
 *
 * A phrase may also begin or end with another sign ('бум.'), where no word has to end. Both conditions stand once
 * around all phrases: repeated for each, they would take a quarter of a second to compile.
 */
function phrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases]
    .sort((a, b) => b.length - a.length)
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
