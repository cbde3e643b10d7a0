import { expect, test } from 'vitest';
import { formatOf } from '#app/site/artwork/artwork-details.tsx';

test.each([
  [{ width: 900, height: 1200 }, 'upright'],
  [{ width: 1000, height: 1000 }, 'broad'],
  [{ width: 2200, height: 1000 }, 'broad'],
  [{ width: 2201, height: 1000 }, 'panorama'],
] as const)('a painting of %o is %s', (size, format) => {
  expect(formatOf(size)).toBe(format);
});
