import type { TranslatedFile, TranslationFile } from '#catalogue/content/locale-files.ts';
import type { InterfaceWords } from './interface-words.ts';

/** The words of another language, with those of Russian where it has none (spec §9: fallback ru). */
export function withFallbackWords(
  { biography, vocabulary, ...own }: TranslatedFile,
  russian: TranslationFile,
): TranslationFile {
  const { biography: _, vocabulary: __, ...words } = russian;
  const filled = filledWords(own, words) as unknown as InterfaceWords;
  return { ...filled, biography, ...(vocabulary && { vocabulary }) };
}

interface Words {
  readonly [key: string]: string | Words | undefined;
}

function filledWords(own: Words, fallback: Words): Words {
  const entries = Object.entries(fallback).map(([key, word]) => {
    const ownWord = own[key];
    if (typeof word === 'object') {
      return [key, filledWords(typeof ownWord === 'object' ? ownWord : {}, word)];
    }
    return [key, typeof ownWord === 'string' && ownWord.trim() !== '' ? ownWord : word];
  });
  return Object.fromEntries(entries);
}
