import { expect, test } from 'vitest';
import { destinationOf } from './lost-path.ts';

const CATEGORIES = { 12: 'landscape', 40: 'still-life' };

test.each([
  ['finds a work under an unknown category', '/gallery/nope/12', '/gallery/landscape/12'],
  ['knows every language that has a folder', '/kk/news/99', '/kk/404'],
  ['takes no other folder for one', '/de/news/99', undefined],
  ['takes no inherited property for an id', '/gallery/landscape/constructor', '/404'],
  ['leads the first page to its category', '/gallery/dzen/page/1', '/gallery/dzen'],
  ['leads the dropped index of words to all works', '/gallery/all/words', '/gallery/all'],
  ['never leads a path to itself', '/gallery/landscape/12', undefined],
])('%s', (_rule, path, expected) => {
  expect(destinationOf(path, CATEGORIES, ['en', 'kk'])).toBe(expected);
});

test.each([
  ['/gallery/landscape/12%C2%BB.', '/gallery/landscape/12'],
  ['/gallery/landscape/12\u200b', '/gallery/landscape/12'],
  ['/en/news/3…', '/en/news/3'],
  ['/en.', '/en'],
  ['//evil.example/.', undefined],
  ['/images/work.jpg.', undefined],
])('ignores the punctuation at the end of %s', (path, expected) => {
  expect(destinationOf(path, CATEGORIES, ['en'])).toBe(expected);
});
