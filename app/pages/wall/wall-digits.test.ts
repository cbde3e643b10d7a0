import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passageAt, wallDigits } from './wall-digits.ts';

test.each([
  [{ width: 60, height: 40.5 }, 'w60 h40 h.5'],
  [{ width: 138, height: 34, above: 138 }, 'w100 w30 w8 h30 h4 a100 a30 a8'],
  [{ width: 2000 }, 'w900 w90 w9 w.9'],
])('it tells %o as "%s"', (measures, digits) => {
  expect(wallDigits(measures)).toBe(digits);
});

test('the stylesheet knows every digit', () => {
  const css = readFileSync('app/pages/wall/wall-digits.module.css', 'utf8');
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => {
    const cm = digit * 111 + digit / 10;
    return wallDigits({ width: cm, height: cm, above: cm }).split(' ');
  });
  expect(digits).toHaveLength(108);
  expect(digits.filter((digit) => !css.includes(`[data-cm~="${digit}"]`))).toEqual([]);
});

test.each([
  [9.9, 0],
  [10, 1],
  [100, 9],
])('%f per cent lies in part %i', (at, passage) => {
  expect(passageAt(at)).toBe(passage);
});
