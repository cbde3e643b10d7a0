import { expect, test } from 'vitest';
import { isSwipeAway } from './modal.client.ts';

test.each([
  [51, 0, true],
  [51, -50, true],
  [50, 0, false],
  [80, 80, false],
])('reads a move of %i to the right and %i down as a swipe: %s', (x, y, expected) => {
  expect(isSwipeAway({ x: 500, y: 300 }, { x: 500 + x, y: 300 + y })).toBe(expected);
});
