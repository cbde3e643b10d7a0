import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'build/client/images';

/** By width in pixels: the mean of the sample's AVIF pictures and its heaviest, in bytes; a tenth above what they are. */
const BUDGETS = [
  { width: 240, mean: 5200, heaviest: 14_500 },
  { width: 360, mean: 9400, heaviest: 25_000 },
  { width: 540, mean: 19_600, heaviest: 54_000 },
  { width: 700, mean: 28_500, heaviest: 84_000 },
  { width: 1080, mean: 66_000, heaviest: 169_000 },
  { width: 1500, mean: 88_500, heaviest: 195_000 },
];

for (const { width, mean, heaviest } of BUDGETS) {
  test(`it keeps pictures of ${width} pixels light`, () => {
    const sizes = readdirSync(FOLDER)
      .filter((file) => file.endsWith(`-${width}.avif`))
      .map((file) => statSync(join(FOLDER, file)).size);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum / sizes.length).toBeLessThanOrEqual(mean);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(heaviest);
  });
}
