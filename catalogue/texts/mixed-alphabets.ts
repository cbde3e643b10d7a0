import { normalizeSpaces } from './normalize-text.ts';

type Alphabet = keyof typeof ALPHABETS;

const ALPHABETS = { latin: /\p{sc=Latin}/u, cyrillic: /\p{sc=Cyrillic}/u };

const LATIN_LETTERS = 'aeopcyxijABCEHIJKMOPTXY';
const CYRILLIC_LETTERS = 'аеорсухіјАВСЕНІЈКМОРТХУ';
const LOOK_ALIKES = new Map(
  [...(LATIN_LETTERS + CYRILLIC_LETTERS)].map((letter, index) => [
    letter,
    (CYRILLIC_LETTERS + LATIN_LETTERS)[index],
  ]),
);

/** Equal for texts that look the same: each letter counts as its look-alike of the other alphabet. */
export function appearanceOf(text: string): string {
  const plain = normalizeSpaces(text)
    .replace(/ +/g, ' ')
    .replace(/\p{Pd}/gu, '-');
  return plain.replace(/\p{sc=Cyrillic}/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter);
}

const WORD = /[\p{L}\p{M}]+/gu;

// An abbreviation or a Roman numeral with a Russian ending: 'SMSка', 'XIXв', 'Xго'.
const WITH_ENDING = /^(?:[A-Z]{2,}|[IVX](?=(?:вв?|[йяе]|[ыо]й|о?го)$))[а-яё]+$/u;

/**
 * Words whose letters of one alphabet only look like those of the other. A hyphen separates words, as in 'QR-код'.
 * @example mixedAlphabets('мaсло')[0] // { word: 'мaсло', suggestion: 'масло', letter: 'a', alphabet: 'latin', position: 2 }
 */
export function mixedAlphabets(text: string) {
  const words = text.match(WORD) ?? [];
  return words.flatMap((word) => mixedWord(word, text) ?? []);
}

export function isMixed(text: string): boolean {
  return mixedAlphabets(text).length > 0;
}

function mixedWord(word: string, text: string) {
  const alphabet = foreignAlphabet(word, text);
  if (alphabet === undefined) return undefined;
  const isForeign = (letter: string) => ALPHABETS[alphabet].test(letter);
  const letters = [...word];
  const suggestion = letters
    .map((each) => (isForeign(each) ? LOOK_ALIKES.get(each) : each))
    .join('');
  const index = letters.findIndex(isForeign);
  return { word, suggestion, letter: letters[index] ?? '', alphabet, position: index + 1 };
}

function foreignAlphabet(word: string, text: string): Alphabet | undefined {
  const alphabets = Object.keys(ALPHABETS) as Alphabet[];
  const hasBoth = alphabets.every((alphabet) => ALPHABETS[alphabet].test(word));
  if (!hasBoth || WITH_ENDING.test(word)) return undefined;
  // The rest of the text decides between equal numbers of letters.
  const count = (alphabet: Alphabet) =>
    lettersIn(word, alphabet).length + lettersIn(text, alphabet).length / text.length;
  return alphabets
    .filter((alphabet) => lettersIn(word, alphabet).every((letter) => LOOK_ALIKES.has(letter)))
    .sort((one, other) => count(one) - count(other))[0];
}

function lettersIn(text: string, alphabet: Alphabet): string[] {
  return [...text].filter((letter) => ALPHABETS[alphabet].test(letter));
}
