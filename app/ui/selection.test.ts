import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';
import { parseIds, parseSelection } from './selection.ts';

test.each([
  [null, []],
  ['12,45,107', [12, 45, 107]],
  ['12,12, 7,045,x,0,-3,1e3,7', [12, 7]],
  ['99999999999999999999', []],
])('reads the works of %j as %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

test('reads no more works than anybody can look through', () => {
  const many = Array.from({ length: 500 }, (_, index) => index + 1);
  expect(parseIds(many.join(','))).toHaveLength(100);
});

test.each([
  [null, []],
  ['no JSON', []],
  ['[null,{"id":"x"},{"note":"a"},{"id":-1}]', []],
  ['[{"id":12,"note":"зал"},{"id":7},{"id":12}]', [{ id: 7 }, { id: 12 }]],
  ['[{"id":12,"note":5}]', [{ id: 12 }]],
])('reads the stored selection %j as %j', (text, works) => {
  expect(parseSelection(text)).toEqual(works);
});

test.each([
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [2, 9, 'abc'],
])('moves from %d to %d', (from, to, expected) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
});
