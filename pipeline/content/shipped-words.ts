import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import {
  type Language,
  SHIPPED_LANGUAGES,
  type ShippedLanguage,
} from '#catalogue/words/language.ts';

export const SHIPPED_WORDS_DIR = resolve('catalogue/words/interface');

export type ShippedWords = Readonly<
  Record<ShippedLanguage, InterfaceWords> & Record<Language, InterfaceWords | undefined>
>;

/**
 * Read anew each time, because an imported module would restart the development server on every
 * change.
 * @throws {Error} with the file and the line when a file is not JSON
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
