import { expect, test } from 'vitest';
import { CATEGORIES, CATEGORY_NAME, filtersOf } from './categories.ts';

test.each([[['sea', 'dzen', 'animals']], [CATEGORIES.toReversed()]])(
  'an artist’s own have filters in her order: %s',
  (categories) => {
    expect(filtersOf(categories)).toEqual(['all', ...categories]);
  },
);

test.each([
  ['sea', true],
  ['flowers_birds', true],
  ['2020s', false],
  ['still-life-', false],
  ['Sea', false],
  ['море', false],
  ['all', false],
  ['allegories', true],
  ['a/b', false],
])('%s can be a folder of the gallery: %s', (name, expected) => {
  expect(CATEGORY_NAME.test(name)).toBe(expected);
});
