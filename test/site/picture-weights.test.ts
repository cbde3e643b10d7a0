import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'build/client/images';

/** Bytes of the sample's AVIF pictures by width in pixels, a tenth above the current ones. */
const BUDGETS = [
  { width: 240, mean: 5200, heaviest: 14_500 },
  { width: 540, mean: 19_600, heaviest: 54_000 },
  { width: 1080, mean: 66_000, heaviest: 169_000 },
  { width: 1500, mean: 97_000, heaviest: 195_000 },
];

test.each(BUDGETS)('keeps pictures of $width pixels light', ({ width, mean, heaviest }) => {
  const sizes = globSync(`${FOLDER}/*-${width}.avif`).map((file) => statSync(file).size);
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum / sizes.length).toBeLessThanOrEqual(mean);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(heaviest);
});
