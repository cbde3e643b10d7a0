import type { InterfaceWords } from './interface-words.ts';

export type WordsWithGaps<Words = InterfaceWords> = {
  readonly [Key in keyof Words]?: Words[Key] extends string ? string : WordsWithGaps<Words[Key]>;
};

/** The shipped text replaces a missing or empty one. */
export function completeWords(own: WordsWithGaps, shipped: InterfaceWords): InterfaceWords {
  return filledWords(own as Words, shipped) as unknown as InterfaceWords;
}

interface Words {
  readonly [key: string]: string | Words | undefined;
}

function filledWords(own: Words, others: object): Words {
  const entries = Object.entries(others).map(([key, word]: [string, string | object]) => {
    const ownWord = own[key];
    if (typeof word === 'object') {
      return [key, filledWords(typeof ownWord === 'object' ? ownWord : {}, word)];
    }
    return [key, typeof ownWord === 'string' && ownWord.trim() !== '' ? ownWord : word];
  });
  return Object.fromEntries(entries);
}
