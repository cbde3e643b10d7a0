import { expect, test } from 'vitest';
import { certainSize, hasProportionsOf, withSize } from './work-size.ts';

test.each([
  ['холст, 60х80 см', { width: 60, height: 80 }],
  ['холст, 60х80', { width: 60, height: 80 }],
  ['oil on canvas, 24x32"', { width: 61, height: 81.3 }],
  ['холст, 600х800', undefined],
  ['холст, 64х80 см', undefined],
  ['холст, 80х60 см', undefined],
])('is certain of a size only with a unit and if the photo agrees: %s', (details, size) => {
  expect(certainSize(details, { width: 1800, height: 2400 })).toEqual(size);
});

test.each([
  ['', '60х80 см'],
  ['холст, масло', 'холст, масло, 60х80 см'],
  ['холст, масло, ', 'холст, масло, 60х80 см'],
  ['холст, масло, 50х40 см', 'холст, масло, 60х80 см'],
  ['50 см x 40 см, холст', '60х80 см, холст'],
])('writes a size into "%s"', (details, expected) => {
  expect(withSize(details, { width: '60', height: '80' })).toBe(expected);
});

test('writes a fraction with a comma', () => {
  expect(withSize('', { width: '40.5', height: ' 60 ' })).toBe('40,5х60 см');
});

test.each([
  [{ width: 1800, height: 2400 }, true],
  [{ width: 1750, height: 2400 }, true],
  [{ width: 2400, height: 1800 }, false],
])('compares the proportions of a photo %j with those of 60 by 80', (photo, expected) => {
  expect(hasProportionsOf(photo, { width: 60, height: 80 })).toBe(expected);
});
