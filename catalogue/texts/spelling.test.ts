import { expect, test } from 'vitest';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import { nearestWord } from './spelling.ts';

test.each<[rule: string, word: string, known: readonly string[], suggestion?: string]>([
  ['accepts a mistake', 'landscpae', CATEGORIES, 'landscape'],
  ['suggests nothing for another word', 'пейзаж', CATEGORIES],
  ['takes the nearest one', 'river-2.jpg', ['river-34.jpg', 'river-3.jpg'], 'river-3.jpg'],
  ['takes the first of equals', 'art-3', ['art-1', 'art-2'], 'art-1'],
  ['counts a swap as one mistake', 'di', ['id'], 'id'],
])('%s', (_, word, known, suggestion) => {
  expect(nearestWord(word, known)).toBe(suggestion);
});
