import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { memoize } from '#catalogue/memoize.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** All accents but that of й, which is a letter of its own. */
const ACCENTS = /(?<!и)\u0306|[\u0300-\u0305\u0307-\u036f]/g;

/** A word of a text, and where it stands. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

/** The words of a text, in their order. */
export function wordsIn(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/** A word without case and accents, ё as е. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');
}

/**
 * What a word is found by: without case and accents, ё as е, without the ending of its form.
 *
 * @example searchTerm('Берёзовый') // 'березов'
 */
export const searchTerm = memoize((word: string): string => {
  const plain = plainWord(word);
  if (/\p{Script=Cyrillic}/u.test(plain)) return russianStem(plain);
  return /\d/.test(plain) ? plain : englishStem(plain);
});
