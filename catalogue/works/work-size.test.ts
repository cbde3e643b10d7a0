import { expect, test } from 'vitest';
import {
  certainSize,
  hasProportionsOf,
  parseSize,
  readSize,
  toldSize,
  withSize,
} from './work-size.ts';

test.each([
  ['холст, масло, 60х80 см', { width: 60, height: 80 }],
  ['холст, масло, 60 x 80 см.', { width: 60, height: 80 }],
  ['40,5×60 см', { width: 40.5, height: 60 }],
  ['бумага 600*400 мм', { width: 60, height: 40 }],
  ['60 см х 80 см', { width: 60, height: 80 }],
  ['холст, масло, 60х80х4 см', { width: 60, height: 80 }],
  ['холст, масло', undefined],
  ['холст, 0х80 см', undefined],
  ['2019', undefined],
])('it reads the size in %s', (details, size) => {
  expect(parseSize(details)).toEqual(size);
});

test.each([
  ['холст, масло', 'missing'],
  ['холст, 0х80 см', 'missing'],
  ['холст, масло, 80 см', 'single'],
  ['керамика, диаметр 30 см', 'round'],
  ['триптих, 40х60 см', 'parts'],
  ['холст, 3х40х60 см', 'parts'],
  ['холст, 40х60 см, 30х60 см', 'parts'],
])('it gives no size of one picture for %s: %s', (details, doubt) => {
  expect(readSize(details)).toBe(doubt);
});

test('it knows the size of a work only if the photo agrees', () => {
  const photo = { width: 1800, height: 2400 };
  expect(certainSize('холст, 60х80 см', photo)).toEqual({ width: 60, height: 80 });
  expect(certainSize('холст, 64х80 см', photo)).toBeUndefined();
  expect(certainSize('холст, 80х60 см', photo)).toBeUndefined();
});

test.each([
  ['', '60х80 см'],
  ['холст, масло', 'холст, масло, 60х80 см'],
  ['холст, масло, ', 'холст, масло, 60х80 см'],
  ['холст, масло, 50х40 см', 'холст, масло, 60х80 см'],
  ['50 см x 40 см, холст', '60х80 см, холст'],
])('it writes a size into "%s"', (details, expected) => {
  expect(withSize(details, { width: '60', height: '80' })).toBe(expected);
});

test('it writes a fraction with a comma', () => {
  expect(withSize('', { width: '40.5', height: ' 60 ' })).toBe('40,5х60 см');
});

test.each([
  [{ width: 1800, height: 2400 }, true],
  [{ width: 1750, height: 2400 }, true],
  [{ width: 2400, height: 1800 }, false],
])('it compares the proportions of a photo %j with those of 60 by 80', (photo, expected) => {
  expect(hasProportionsOf(photo, { width: 60, height: 80 })).toBe(expected);
});

test.each([
  ['oil on canvas, 60×80 cm', { width: 60, height: 80 }],
  ['tempera, 300×400 mm', { width: 30, height: 40 }],
  ['холст, масло, 60×80 см', { width: 60, height: 80 }],
  ['oil on canvas, 80×60 cm', undefined],
])('it finds a size that the photo agrees with among facts in both languages: %s', (fact, size) => {
  expect(toldSize({ facts: ['2019', fact], photo: { width: 600, height: 800 } })).toEqual(size);
});
