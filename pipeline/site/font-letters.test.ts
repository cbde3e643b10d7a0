import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_LETTERS } from './font-letters.ts';

test.each([
  'content/news.json',
  'content/site.json',
  'content/locales/ru/translation.json',
  'content/locales/en/translation.json',
  'content/locales/ru/gallery.json',
  'content/locales/en/gallery.json',
])('it holds every letter of %s', (file) => {
  const letters = new Set(readFileSync(file, 'utf8').replaceAll(/\\n|\s/g, ' '));
  expect([...letters].filter((letter) => !FONT_LETTERS.includes(letter))).toEqual([]);
});
