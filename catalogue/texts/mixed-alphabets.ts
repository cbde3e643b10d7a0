type Alphabet = 'latin' | 'cyrillic';

export interface MixedWord {
  readonly word: string;
  /** The word with letters of one alphabet. */
  readonly suggestion: string;
  /** The first letter of the other alphabet. */
  readonly letter: string;
  readonly alphabet: Alphabet;
  /** Of the letter in the word, from 1. */
  readonly position: number;
}

const LATIN = /\p{sc=Latin}/u;
const CYRILLIC = /\p{sc=Cyrillic}/u;

const LATIN_LETTERS = 'aeopcyxijABCEHIJKMOPTXY';
const CYRILLIC_LETTERS = 'аеорсухіјАВСЕНІЈКМОРТХУ';
const LOOK_ALIKES = new Map(
  [...LATIN_LETTERS].flatMap((latin, index): [string, string][] => {
    const cyrillic = CYRILLIC_LETTERS[index] ?? '';
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ];
  }),
);

const WORD = /[\p{L}\p{M}]+/gu;

// An abbreviation or a Roman numeral with a Russian ending: 'SMSка', 'XIXв', 'Xго'.
const WITH_ENDING = /^(?:[A-Z]{2,}|[IVX](?=(?:вв?|[йяе]|[ыо]й|о?го)$))[а-яё]+$/u;

/**
 * Words whose letters of one alphabet only look like those of the other. A hyphen separates words, as in 'QR-код'.
 * @example mixedAlphabets('мaсло')[0] // { word: 'мaсло', suggestion: 'масло', letter: 'a', alphabet: 'latin', position: 2 }
 */
export function mixedAlphabets(text: string): MixedWord[] {
  const words = text.match(WORD) ?? [];
  return words.flatMap((word) => mixedWord(word, text) ?? []);
}

export function isMixed(text: string): boolean {
  return mixedAlphabets(text).length > 0;
}

function mixedWord(word: string, text: string): MixedWord | undefined {
  const alphabet = foreignAlphabet(word, text);
  const letters = [...word];
  const index = letters.findIndex((letter) => alphabetOf(letter) === alphabet);
  const letter = letters[index];
  if (alphabet === undefined || letter === undefined) return undefined;
  const suggestion = letters
    .map((each) => (alphabetOf(each) === alphabet ? LOOK_ALIKES.get(each) : each))
    .join('');
  return { word, suggestion, letter, alphabet, position: index + 1 };
}

/** The rarer of two alphabets in the word, or else in the text, if all its letters have look-alikes. */
function foreignAlphabet(word: string, text: string): Alphabet | undefined {
  if (!LATIN.test(word) || !CYRILLIC.test(word) || WITH_ENDING.test(word)) return undefined;
  const [inWord, inText] = [lettersOf(word), lettersOf(text)];
  const count = (alphabet: Alphabet) =>
    inWord[alphabet].length + inText[alphabet].length / text.length;
  return (['latin', 'cyrillic'] as const)
    .filter((alphabet) => inWord[alphabet].every((letter) => LOOK_ALIKES.has(letter)))
    .sort((one, other) => count(one) - count(other))[0];
}

function lettersOf(text: string): Record<Alphabet, string[]> {
  const of = (alphabet: Alphabet) => [...text].filter((letter) => alphabetOf(letter) === alphabet);
  return { latin: of('latin'), cyrillic: of('cyrillic') };
}

function alphabetOf(letter: string): Alphabet | undefined {
  if (LATIN.test(letter)) return 'latin';
  return CYRILLIC.test(letter) ? 'cyrillic' : undefined;
}
