import { expect, test } from 'vitest';
import { canBeUnrolled, passageAt } from './unrolling.ts';

test.each([
  [{ width: 2200, height: 542 }, true],
  [{ width: 542, height: 2200 }, true],
  [{ width: 1200, height: 400 }, false],
  [{ width: 400, height: 1200 }, false],
  [{ width: 800, height: 600 }, false],
])('whether %o is a scroll: %s', (sides, isScroll) => {
  expect(canBeUnrolled(sides)).toBe(isScroll);
});

test.each([
  [0, 0],
  [9.9, 0],
  [10, 1],
  [45, 4],
  [100, 9],
])('%f per cent lies in part %i', (at, passage) => {
  expect(passageAt(at)).toBe(passage);
});
