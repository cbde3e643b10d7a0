import { expect, test } from 'vitest';
import { indexAsked } from './lightbox-history.ts';

test.each([
  ['1', 0],
  ['15', 13],
  ['99999999999999999999', 13],
  ['0', undefined],
  ['1.5', undefined],
  ['2e1', undefined],
  [null, undefined],
])('it reads id=%s among fourteen works as index %s', (value, index) => {
  expect(indexAsked(value, 14)).toBe(index);
});

test('it opens nothing where there is nothing', () => {
  expect(indexAsked('1', 0)).toBeUndefined();
});
