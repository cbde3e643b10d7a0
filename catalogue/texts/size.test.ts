import { expect, test } from 'vitest';
import { readSize, type StatedSize, withTimesSign } from './size.ts';

function sidesOf(size: StatedSize | string): string {
  if (typeof size === 'string') return size;
  const { width, height, depth, unit = 'no unit' } = size;
  return `${[width, height, depth].filter((side) => side !== undefined).join(' ')} ${unit}`;
}

test.each([
  ['80х60 cм', '80 60 cm'],
  ['80 by 60 cm', '80 60 cm'],
  ['80 см х 60 см', '80 60 cm'],
  ['40,5×60.5 см', '40.5 60.5 cm'],
  ['60ммх80мм', '6 8 mm'],
  ['0,8х0,6 м', '80 60 m'],
  ['32x24 in., oil', '81.3 61 in'],
  ['32x24"', '81.3 61 in'],
  ['холст, масло, 60х80х4 см', '60 80 4 cm'],
  ['Минск, 2019,80х60', '80 60 no unit'],
  ['холст, 80х60 м', '80 60 no unit'],
  ['oil, 32x24 in a frame', '32 24 no unit'],
  ['oil on canvas, 32 x 24 in (81.5 x 61 cm)', '81.3 61 in'],
  ['"масло, 80х60"', '80 60 no unit'],
  ['2019', 'missing'],
  ['холст, масло, 80 см', 'single'],
  ['oil, 24 1/2x30"', 'single'],
  ['керамика, диаметр 30 см', 'round'],
  ['триптих, 40х60 см', 'parts'],
  ['холст, 3х40х60 см', 'parts'],
])('reads the size of one picture in %s: %s', (details, sidesOrDoubt) => {
  expect(sidesOf(readSize(details))).toBe(sidesOrDoubt);
});

test.each([
  ['60х80', '60×80'],
  ['xx век', 'xx век'],
])('writes the sizes of %j as %j', (text, expected) => {
  expect(withTimesSign(text)).toBe(expected);
});
