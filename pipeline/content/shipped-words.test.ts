import { expect, test } from 'vitest';
import en from '#catalogue/words/interface/en.json' with { type: 'json' };
import ru from '#catalogue/words/interface/ru.json' with { type: 'json' };
import { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { SHIPPED_LANGUAGES, type ShippedLanguage } from '#catalogue/words/language.ts';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { readShippedWords } from './shipped-words.ts';

/** As the program reads them, but with a type: the compiler finds a word that is missing. */
const SHIPPED_WORDS: Record<ShippedLanguage, InterfaceWords> = { ru, en };

test('the words that are read are those of the two files', () => {
  expect(readShippedWords()).toEqual(SHIPPED_WORDS);
});

/** `lightbox.next`, and so on for every word. */
function keysOf(entries: object, place = ''): string[] {
  return Object.entries(entries).flatMap(([key, value]) => {
    const group = value.entries ?? value;
    const isWord = typeof value === 'string' || value.type === 'string' || value.type === 'pipe';
    return isWord ? `${place}${key}` : keysOf(group, `${place}${key}.`);
  });
}

test.each(SHIPPED_LANGUAGES)('the application has every word in %s, and no other', (language) => {
  const { category, writtenIn, ...others } = SHIPPED_WORDS[language];
  const { category: _, writtenIn: __, ...entries } = InterfaceWords.entries;
  expect(keysOf(others).sort()).toEqual(keysOf(entries).sort());
  expect(Object.keys(category)).toEqual(CATEGORIES);
  expect(Object.keys(writtenIn)).toEqual(SHIPPED_LANGUAGES);
});

test.each(SHIPPED_LANGUAGES)('no word is empty in %s', (language) => {
  expect(JSON.stringify(SHIPPED_WORDS[language])).not.toMatch(/:"\s*"/);
});
