import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtScripts, compressedBytes, loadsLater, withImports } from './built-scripts.ts';

const PAGE_BUDGET_BYTES = 120 * 1024;
const LIGHTBOX_BUDGET_BYTES = 16 * 1024;

/** All scripts that a page has loaded once it is idle, and those of them that only its lightbox needs. */
function scriptsOf(route: string): { page: readonly string[]; lightbox: readonly string[] } {
  const first = withImports(['entry.client', 'manifest', 'root', route].flatMap(builtScripts));
  const later = [...first].flatMap(loadsLater);
  const words = withImports(later.filter((file) => file.startsWith('ru-')));
  const viewer = withImports(later.filter((file) => file.startsWith('lightbox-')));
  const page = [...new Set([...first, ...words])].filter(
    (file) => !file.startsWith('use-lightbox-'),
  );
  return { page, lightbox: [...viewer, ...first].filter((file) => !page.includes(file)) };
}

function weightOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, file) => sum + compressedBytes(file), 0);
}

for (const route of [
  'home',
  'gallery',
  'category',
  'artwork',
  'about',
  'contact',
  'news',
  'news-post',
]) {
  test(`it weighs at most 120 KB compressed in scripts: ${route}`, () => {
    expect(weightOf(scriptsOf(route).page)).toBeLessThanOrEqual(PAGE_BUDGET_BYTES);
  });
}

test('it weighs at most 16 KB compressed: the lightbox, gestures and styles included', () => {
  const { lightbox } = scriptsOf('category');
  expect(lightbox.some((file) => file.startsWith('lightbox-'))).toBe(true);
  expect(lightbox.some((file) => file.includes('use-gesture'))).toBe(true);
  const styles = globSync('lightbox-*.css', { cwd: 'build/client/assets' });
  expect(styles).toHaveLength(1);
  expect(weightOf([...lightbox, ...styles])).toBeLessThanOrEqual(LIGHTBOX_BUDGET_BYTES);
});
