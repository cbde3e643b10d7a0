import { expect, test } from 'vitest';
import { ratioDigits } from './ratio-digits.ts';

test.each([
  [{ width: 1600, height: 1200 }, '1 .3 .03 .003'],
  [{ width: 700, height: 1000 }, '.7'],
  [{ width: 1000, height: 1000 }, '1'],
  [{ width: 4063, height: 1000 }, '4 .06 .003'],
  [{ width: 50_000, height: 1000 }, '9 .9 .09 .009'],
])('it writes the ratio of %o digit by digit', (size, digits) => {
  expect(ratioDigits(size)).toBe(digits);
});
