import type { AddPageWords } from '#catalogue/add-page-words.ts';
import type { Language } from '#catalogue/language.ts';
import englishWords from '#generated/words/add-en.json';
import russianWords from '#generated/words/add-ru.json';
import { wordsIn } from '../../i18n/words.ts';

const WORDS: Readonly<Record<Language, AddPageWords>> = { ru: russianWords, en: englishWords };

const provided = new Set<Language>();

/**
 * Adds the words of this page, which load with it alone, to those of all pages; once for each language.
 *
 * @throws {Error} when the words of all pages are not loaded yet.
 */
export function provideAddWords(language: Language): void {
  if (provided.has(language)) return;
  wordsIn(language).addResourceBundle(language, 'translation', { add: WORDS[language] }, true);
  provided.add(language);
}
