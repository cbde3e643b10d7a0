import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const ASSETS = 'build/client/assets';
const STYLES = 'app/lightbox/lightbox.module.css';
const BUDGET_BYTES = 16_384;

test('it weighs at most 16 KB compressed, gestures and styles included', () => {
  const scripts = readdirSync(ASSETS).filter((file) => /^lightbox-.*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  // Its styles are part of the one stylesheet; by themselves, and not minified, they weigh at least as much.
  const files = [...scripts.map((file) => `${ASSETS}/${file}`), STYLES];
  const bytes = files.map((file) => brotliCompressSync(readFileSync(file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});
