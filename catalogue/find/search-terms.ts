import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { memoize } from '#catalogue/texts/memoize.ts';
import { sizesIn } from '#catalogue/texts/size.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = /\d+(?:[.,]\d+)?/g;

// All accents except the breve of й, which is a separate letter.
const ACCENTS = /(?<!и)\u0306|[\u0300-\u0305\u0307-\u036f]/g;

export function wordsIn(text: string) {
  const sizes = (/\d/.test(text) ? sizesIn(text) : []).map((size) => ({
    word: size.text,
    start: size.index,
  }));
  const isInSize = (index: number) =>
    sizes.some(({ word, start }) => index >= start && index < start + word.length);
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
  const others = words.filter(({ start }) => !isInSize(start));
  return [...sizes, ...others].sort((a, b) => a.start - b.start);
}

export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');
}

/** @example searchTerm('Берёзовый') // 'березов' */
export function searchTerm(word: string): string {
  const plain = plainWord(word);
  if (/\p{Script=Cyrillic}/u.test(plain)) return russianStem(plain);
  return /\d/.test(plain) ? plain : englishStem(plain);
}

/** Terms of a size as written, in centimetres, and side by side; undefined for other words. */
export function sizeTerms(word: string) {
  // The beginning of '40x60', which a visitor is still typing.
  if (/^\d+[xх]$/i.test(word)) return { sizes: [`${word.slice(0, -1)}×`], numbers: [] };
  const [size] = sizesIn(word);
  if (!size) return undefined;
  const numbers = word.match(NUMBER)?.map((number) => number.replace(',', '.')) ?? [];
  const sizes = new Set([numbers.join('×'), `${size.width}×${size.height}`]);
  return { sizes: [...sizes], numbers };
}

export const termsOf = memoize((word: string): string[] => {
  const size = /\d/.test(word) && sizeTerms(word);
  // Without the first number: the size begins with it, and search matches prefixes.
  return size ? [...size.sizes, ...size.numbers.slice(1)] : [searchTerm(word)];
});

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/**
 * The text that the same keys type in the other keyboard layout. Words with digits, such as sizes, stay.
 * @example otherLayout('vfckj') // 'масло'
 */
export function otherLayout(text: string): string {
  return text.toLowerCase().replace(/[^\s\d]+(?=\s|$)/g, (word) => {
    const [from, to] = /\p{Script=Cyrillic}/u.test(word)
      ? [CYRILLIC_KEYS, LATIN_KEYS]
      : [LATIN_KEYS, CYRILLIC_KEYS];
    return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
  });
}
