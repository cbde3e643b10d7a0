import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import {
  type Language,
  SHIPPED_LANGUAGES,
  type ShippedLanguage,
} from '#catalogue/words/language.ts';

/** Holds a file for each language. */
export const SHIPPED_WORDS_DIR = resolve('catalogue/words/interface');

/** The words of some languages; there are none of others. */
export type ShippedWords = Readonly<
  Record<ShippedLanguage, InterfaceWords> & Record<Language, InterfaceWords | undefined>
>;

/**
 * The words of the interface that come with the application; an artist's folder may have others in their place. They
 * are read anew each time: the development server, which would begin anew for a changed module of its own, shows changed
 * words at once.
 *
 * @throws {Error} when a file is no JSON; it names the file and the line.
 */
export function readShippedWords(): ShippedWords {
  const entries = SHIPPED_LANGUAGES.map((language) => [language, readWords(language)] as const);
  return Object.fromEntries(entries) as Record<ShippedLanguage, InterfaceWords>;
}

function readWords(language: ShippedLanguage): InterfaceWords {
  const file = join(SHIPPED_WORDS_DIR, `${language}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
