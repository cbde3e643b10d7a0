import { expect, test } from 'vitest';
import { CATEGORIES, CATEGORY_NAME, FILTERS, filtersOf } from './categories.ts';

test('the categories of the specification have filters in the order of the specification', () => {
  expect(filtersOf([...CATEGORIES])).toEqual(FILTERS);
});

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
