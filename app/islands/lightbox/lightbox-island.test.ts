import { expect, test } from 'vitest';
import { indexInQuery } from './lightbox-island.tsx';

// Whole numbers, also past the end: test/specification/5-validation.e2e.ts.
test.each(['0', '1.5', '2e1', null])('opens nothing for id=%s', (value) => {
  expect(indexInQuery(value, 14)).toBeUndefined();
});

test('opens nothing in an empty gallery', () => {
  expect(indexInQuery('1', 0)).toBeUndefined();
});
