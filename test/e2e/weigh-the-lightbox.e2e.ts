import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtScripts, compressedBytes, loadsLater, withImports } from './built-scripts.ts';

const STYLES = 'app/lightbox/lightbox.module.css';
const BUDGET_BYTES = 16_384;

test('it weighs at most 16 KB compressed, gestures and styles included', () => {
  const page = withImports(['entry.client', 'root', 'category'].flatMap(builtScripts));
  const lightbox = [...page].flatMap(loadsLater).filter((file) => file.startsWith('lightbox-'));
  expect(lightbox).toHaveLength(1);
  const added = [...withImports(lightbox)].filter((file) => !page.has(file));
  expect(added.some((file) => file.includes('use-gesture'))).toBe(true);
  // Its styles are part of the one stylesheet; by themselves, and not minified, they weigh at least as much.
  const styles = brotliCompressSync(readFileSync(STYLES)).length;
  const scripts = added.reduce((sum, file) => sum + compressedBytes(file), 0);
  expect(scripts + styles).toBeLessThanOrEqual(BUDGET_BYTES);
});
