import { expect, test } from 'vitest';
import { canBeUnrolled } from './photo.ts';

test.each([
  [{ width: 2200, height: 542 }, true],
  [{ width: 542, height: 2200 }, true],
  [{ width: 1200, height: 400 }, false],
])('whether %o is a scroll: %s', (sides, isScroll) => {
  expect(canBeUnrolled(sides)).toBe(isScroll);
});
