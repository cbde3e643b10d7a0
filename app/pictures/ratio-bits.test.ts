import { expect, test } from 'vitest';
import { bitsOf, ratioBits } from './ratio-bits.ts';

test.each([
  [{ width: 1600, height: 1200 }, '1 4 16 32 256 1024'],
  [{ width: 1024, height: 1000 }, '1024'],
  [{ width: 50_000, height: 1000 }, '1 2 4 8 16 32 64 128 256 512 1024 2048 4096 8192'],
])('it writes the ratio of %o bit by bit', (size, bits) => {
  expect(ratioBits(size)).toBe(bits);
});

test.each([0, 0.001, 0.333, 1, 1.999, 4.063, 16.383])('it loses nothing of %d', (number) => {
  expect(bitsOf(number).reduce((sum, bit) => sum + bit, 0) / 1000).toBe(number);
});
