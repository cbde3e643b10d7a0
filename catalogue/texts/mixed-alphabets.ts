type Alphabet = 'latin' | 'cyrillic';

interface ForeignLetter {
  readonly letter: string;
  readonly alphabet: Alphabet;
  /** In the word, from 1. */
  readonly position: number;
}

export interface MixedWord {
  readonly word: string;
  /** The word with the foreign letters replaced by those they look like. */
  readonly suggestion: string;
  readonly foreign: readonly ForeignLetter[];
}

const LATIN = 'aeopcyxijABCEHIJKMOPTXY';
const CYRILLIC = 'аеорсухіјАВСЕНІЈКМОРТХУ';
const LOOK_ALIKES = new Map(
  [...LATIN].flatMap((latin, index): [string, string][] => {
    const cyrillic = CYRILLIC[index] ?? '';
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
 * @example mixedAlphabets('мaсло')[0]?.foreign // [{ letter: 'a', alphabet: 'latin', position: 2 }]
 */
export function mixedAlphabets(text: string): MixedWord[] {
  const words = text.match(WORD) ?? [];
  return words.flatMap((word) => mixedWord(word, text) ?? []);
}

function mixedWord(word: string, text: string): MixedWord | undefined {
  const latin = lettersOf(word, 'latin');
  const cyrillic = lettersOf(word, 'cyrillic');
  if (latin.length === 0 || cyrillic.length === 0 || WITH_ENDING.test(word)) return undefined;
  const candidates = [latin, cyrillic].filter(areLookAlikes).sort((a, b) => a.length - b.length);
  const [fewer, more] = candidates;
  if (!fewer) return undefined;
  const isTie = fewer.length === more?.length;
  const foreign = isTie && isMainly(fewer, text) ? more : fewer;
  const replaced = new Set(foreign.map(({ position }) => position));
  const suggestion = [...word]
    .map((letter, index) => (replaced.has(index + 1) ? LOOK_ALIKES.get(letter) : letter))
    .join('');
  return { word, suggestion, foreign };
}

function lettersOf(word: string, alphabet: Alphabet): ForeignLetter[] {
  return [...word].flatMap((letter, index) =>
    isOf(letter, alphabet) ? [{ letter, alphabet, position: index + 1 }] : [],
  );
}

function areLookAlikes(letters: readonly ForeignLetter[]): boolean {
  return letters.every(({ letter }) => LOOK_ALIKES.has(letter));
}

function isMainly([first]: readonly ForeignLetter[], text: string): boolean {
  const alphabet = first?.alphabet ?? 'cyrillic';
  return (
    2 * lettersOf(text, alphabet).length >
    lettersOf(text, 'latin').length + lettersOf(text, 'cyrillic').length
  );
}

function isOf(letter: string, alphabet: Alphabet): boolean {
  return (alphabet === 'latin' ? /\p{sc=Latin}/u : /\p{sc=Cyrillic}/u).test(letter);
}
