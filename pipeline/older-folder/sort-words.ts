import type { JSONPath } from 'jsonc-parser';
import type { ShippedLanguage } from '#catalogue/words/language.ts';
import { readShippedWords } from '#pipeline/content/shipped-words.ts';
import FORMER_WORDS from './former-words.json' with { type: 'json' };

/** What of the words in a `translation.json` came with the application. */
export interface WordsOfFile {
  /** Where words or whole groups of them stand that are the application's, of today or of an earlier version. */
  readonly shipped: readonly JSONPath[];
  /** How many words these are. */
  readonly shippedCount: number;
  /** The artist's own in the place of one of the application. */
  readonly own: readonly JSONPath[];
  /** The artist's own for something that is no longer said. */
  readonly lost: readonly JSONPath[];
}

/** What is hers alone, or translated by her: not words of the interface. */
const HERS = ['biography', 'vocabulary'];

/** Tells the words of the application in a `translation.json` from those of the artist. */
export function sortWords(file: object, language: ShippedLanguage): WordsOfFile {
  const former: Readonly<Record<string, readonly string[] | undefined>> = FORMER_WORDS[language];
  const found = { shipped: [] as JSONPath[], own: [] as JSONPath[], lost: [] as JSONPath[] };
  let shippedCount = 0;

  /** @returns whether nothing of a group is the artist's */
  function sort(group: object, shipped: object | undefined, path: JSONPath): boolean {
    const inside: JSONPath[] = [];
    let isAllShipped = true;
    for (const [key, word] of Object.entries(group)) {
      if (path.length === 0 && HERS.includes(key)) continue;
      const wordPath = [...path, key];
      const today = (shipped as Record<string, unknown> | undefined)?.[key];
      if (typeof word === 'object' && word !== null) {
        const isGroup = typeof today === 'object' && today !== null;
        const before = found.shipped.length;
        if (sort(word, isGroup ? today : undefined, wordPath)) {
          found.shipped.length = before;
          inside.push(wordPath);
        } else isAllShipped = false;
        continue;
      }
      const isFormer = former[wordPath.join('.')]?.includes(word) ?? false;
      if (word === today || isFormer) {
        shippedCount += 1;
        inside.push(wordPath);
        continue;
      }
      isAllShipped = false;
      const wasKnown = former[wordPath.join('.')] !== undefined && typeof today !== 'string';
      if (wasKnown) found.lost.push(wordPath);
      else if (typeof today === 'string') found.own.push(wordPath);
    }
    found.shipped.push(...inside);
    return isAllShipped && path.length > 0;
  }

  sort(file, readShippedWords()[language], []);
  return { ...found, shippedCount };
}
