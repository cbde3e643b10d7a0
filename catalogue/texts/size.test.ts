import { expect, test } from 'vitest';
import { readSize, type StatedSize, sizesIn, withDecimalPoint, withTimesSign } from './size.ts';

function sidesOf(size: StatedSize | string): string {
  if (typeof size === 'string') return size;
  const { width, height, depth, unit = 'no unit' } = size;
  return `${[width, height, depth].filter((side) => side !== undefined).join(' ')} ${unit}`;
}

test.each([
  ['80х60', '80 60 no unit'],
  ['80*60', '80 60 no unit'],
  ['80 × 60 см', '80 60 cm'],
  ['80х60 cм', '80 60 cm'],
  ['80x60 sm', '80 60 cm'],
  ['80 by 60 cm', '80 60 cm'],
  ['80 см х 60 см', '80 60 cm'],
  ['40,5×60.5 см', '40.5 60.5 cm'],
  ['600*400 мм', '60 40 mm'],
  ['60ммх80мм', '6 8 mm'],
  ['0,8х0,6 м', '80 60 m'],
  ['1 м х 80 см', '100 80 cm'],
  ['32x24 in., oil', '81.3 61 in'],
  ['32x24"', '81.3 61 in'],
  ['32х24 дюйма', '81.3 61 in'],
  ['холст, масло, 60х80х4 см', '60 80 4 cm'],
  ['Минск, 2019,80х60', '80 60 no unit'],
  ['холст, 80х60 м', '80 60 no unit'],
  ['oil, 32x24 in a frame', '32 24 no unit'],
  ['oil on canvas, 32 x 24 in (81.5 x 61 cm)', '81.3 61 in'],
  ['"масло, 80х60"', '80 60 no unit'],
])('reads the size in %s', (details, sides) => {
  expect(sidesOf(readSize(details))).toBe(sides);
});

test.each([
  ['холст, масло', 'missing'],
  ['2019', 'missing'],
  ['холст, 0х80 см', 'missing'],
  ['холст, масло, 80 см', 'single'],
  ['oil, 24 1/2x30"', 'single'],
  ['керамика, диаметр 30 см', 'round'],
  ['триптих, 40х60 см', 'parts'],
  ['холст, 3х40х60 см', 'parts'],
])('reads no size of one picture in %s: %s', (details, doubt) => {
  expect(readSize(details)).toBe(doubt);
});

test('finds every size with its text and index', () => {
  const [first, second] = [
    { text: '40х60 см', index: 8 },
    { text: '30 х 60', index: 19 },
  ];
  expect(sizesIn('диптих: 40х60 см и 30 х 60')).toMatchObject([first, second]);
});

test.each([
  ['60х80', '60×80'],
  ['1*2*3', '1×2×3'],
  ['60 см х 80 см', '60 см × 80 см'],
  ['2 холста', '2 холста'],
  ['xx век', 'xx век'],
])('writes the sizes of %j as %j', (text, expected) => {
  expect(withTimesSign(text)).toBe(expected);
});

test.each([
  ['40,5×60,25', '40.5×60.25'],
  ['2019, 2020', '2019, 2020'],
])('writes the numbers of %j as %j', (text, expected) => {
  expect(withDecimalPoint(text)).toBe(expected);
});
