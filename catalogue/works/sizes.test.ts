import { expect, test } from 'vitest';
import { withDecimalPoint, withTimesSign } from './sizes.ts';

test.each([
  ['60х80', '60×80'],
  ['60Х80', '60×80'],
  ['60x80', '60×80'],
  ['60*80', '60×80'],
  ['60 × 80', '60×80'],
  ['1х2х3', '1×2×3'],
  ['40,5х60', '40,5×60'],
  ['60 см х 80 см', '60 см × 80 см'],
  ['60ммх80мм', '60мм × 80мм'],
  ['2 холста', '2 холста'],
  ['xx век', 'xx век'],
])('it writes the sizes of %j as %j', (text, expected) => {
  expect(withTimesSign(text)).toBe(expected);
});

test.each([
  ['40,5×60,25', '40.5×60.25'],
  ['2019, 2020', '2019, 2020'],
  ['холст,5', 'холст,5'],
])('it writes the numbers of %j as %j', (text, expected) => {
  expect(withDecimalPoint(text)).toBe(expected);
});
