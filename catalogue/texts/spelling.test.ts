import { expect, test } from 'vitest';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import { nearestWord } from './spelling.ts';

test.each<[word: string, meant: string | undefined]>([
  ['landscapes', 'landscape'],
  ['landscpae', 'landscape'],
  ['Landscape', 'landscape'],
  ['still life', 'still-life'],
  ['portret', 'portrait'],
  ['пейзаж', undefined],
  ['', undefined],
])('suggests for %j %j', (word, meant) => {
  expect(nearestWord(word, CATEGORIES)).toBe(meant);
});

test.each<[rule: string, word: string, known: string[], meant: string | undefined]>([
  ['takes the nearest one', 'river-2.jpg', ['river-34.jpg', 'river-3.jpg'], 'river-3.jpg'],
  ['takes the first of equals', 'art-3', ['art-1', 'art-2'], 'art-1'],
  ['counts a swap as one mistake', 'di', ['id'], 'id'],
  ['finds nothing common in single letters', 'a', ['b'], undefined],
  ['does not mind Unicode forms', 'чайка'.normalize('NFD'), ['чайка'], 'чайка'],
])('%s', (_, word, known, meant) => {
  expect(nearestWord(word, known)).toBe(meant);
});
