import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  { figures: [7], middle: 7 },
  { figures: [9, 1, 5], middle: 5 },
  { figures: [4, 1, 100, 2], middle: 3 },
])('it finds the middle of $figures, whatever their order', ({ figures, middle }) => {
  expect(median(figures)).toBe(middle);
});

test('it refuses to answer without a figure', () => {
  expect(() => median([])).toThrow(RangeError);
});
