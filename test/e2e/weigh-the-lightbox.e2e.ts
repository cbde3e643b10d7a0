import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const ASSETS = 'build/client/assets';
const BUDGET_BYTES = 16_384;

test('it weighs at most 16 KB compressed, gestures and styles included', () => {
  const files = readdirSync(ASSETS).filter((file) => /^lightbox-.*\.(js|css)$/.test(file));
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => brotliCompressSync(readFileSync(`${ASSETS}/${file}`)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});
