import { expect, test } from 'vitest';
import { CATEGORY_NAME } from './categories.ts';

test.each([
  ['flowers_birds', true],
  ['2020s', false],
  ['still-life-', false],
  ['море', false],
  ['all', false],
  ['allegories', true],
])('%s can be a folder of the gallery: %s', (name, expected) => {
  expect(CATEGORY_NAME.test(name)).toBe(expected);
});
