import { expect, test } from 'vitest';
import { indexInQuery } from './lightbox-island.tsx';

// Whole numbers, also past the end: test/specification/5-validation.e2e.ts.
test.each([
  ['0', 14],
  ['1.5', 14],
  ['2e1', 14],
  [null, 14],
  ['1', 0],
])('opens nothing for id=%s among %i images', (value, count) => {
  expect(indexInQuery(value, count)).toBeUndefined();
});
