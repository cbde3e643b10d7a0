import { afterEach, describe, expect, test } from 'vitest';
import { contentDate } from '#catalogue/texts/content-date.ts';
import { materialsIn } from '#catalogue/works/materials.ts';
import { withSize } from '#catalogue/works/work-size.ts';
import { DEFAULT_LANGUAGES, type Languages, setSiteLanguages } from './language.ts';
import { isLanguageCode, languageOfText } from './language-facts.ts';
import { typeset } from './typeset.ts';

afterEach(() => setSiteLanguages(DEFAULT_LANGUAGES));

test.each([
  ['kk', true],
  ['sr-Latn', true],
  // A page of the site has this name in its URL.
  ['add', false],
  ['english', false],
  ['zz', false],
])('%j is the code of a language: %j', (code, expected) => {
  expect(isLanguageCode(code)).toBe(expected);
});

test.each<[Languages, string, string, string]>([
  [['ru', 'en'], 'en', 'River', 'en'],
  [['kk', 'ru', 'en'], 'en', 'Өзен', 'kk'],
])('on a site in %j, on a page in %s, %j counts as %s', (languages, expected, text, language) => {
  setSiteLanguages(languages);
  expect(languageOfText(text, expected)).toBe(language);
});

describe('on a site in other languages', () => {
  test('English dates, materials and sizes are understood', () => {
    setSiteLanguages(['en']);
    expect(contentDate('Cornwall, June 2019')).toBe('2019-06');
    expect(contentDate('summer 2019')).toBe('2019');
    const { techniques, grounds, unknown } = materialsIn('oil and ink on rice paper, 60×80 cm');
    const names = [...techniques, ...grounds].map(({ name }) => name);
    expect([names, unknown]).toEqual([['oil', 'ink', 'rice-paper'], []]);
    expect(withSize('oil', { width: '40.5', height: '60' })).toBe('oil, 40.5×60 cm');
  });

  test('texts have the quotation marks of their language, or of its alphabet', () => {
    expect(typeset('"Tag"', 'de')).toBe('„Tag“');
    expect(typeset('"Таң"', 'kk')).toBe('«Таң»');
    expect(typeset('"Bore"', 'cy')).toBe('“Bore”');
  });
});
