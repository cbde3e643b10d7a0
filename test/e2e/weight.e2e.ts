import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, scriptStarted, test } from './visit.ts';

const BEFORE_A_TOUCH_BYTES = 4 * 1024;
const LIGHTBOX_BYTES = 80 * 1024;

function compressedBytes(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(`build/client${file}`)).length,
    0,
  );
}

/** Until the page is idle; `ahead` is fetched later on a slow machine. */
async function assetsOf(page: Page, path: string, ahead?: RegExp): Promise<readonly string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) asked.push(pathname);
  };
  page.on('request', note);
  const isAsked = ahead && page.waitForRequest(ahead);
  await page.goto(path);
  await scriptStarted(page);
  await page.waitForLoadState('networkidle');
  if (isAsked) {
    await isAsked;
    const another = () => page.waitForRequest(/./, { timeout: 1000 }).catch(() => undefined);
    while (await another());
  }
  page.off('request', note);
  return asked;
}

test('it loads nothing of React where nothing needs it', async ({ page }) => {
  for (const path of ['/', '/gallery', '/about', '/contact', '/news', '/test']) {
    const scripts = (await assetsOf(page, path)).filter((file) => file.endsWith('.js'));
    expect.soft(scripts.length, path).toBeGreaterThan(0);
    expect.soft(compressedBytes(scripts), path).toBeLessThanOrEqual(BEFORE_A_TOUCH_BYTES);
  }
});

test('it fetches at most 80 KB for the lightbox and React', async ({ page }) => {
  const assets = await assetsOf(page, '/gallery/landscape', /lightbox-island-.*\.js/);
  const later = assets.filter(
    (file) => !/\/((site|filter\.client)-.*\.js|style-.*\.css)$/.test(file),
  );
  expect(later.some((file) => file.includes('lightbox-island-'))).toBe(true);
  expect(compressedBytes(later)).toBeLessThanOrEqual(LIGHTBOX_BYTES);
});

/** The build under test is a working one, whose files are up to a tenth larger than those of a release. */
const SCREENS = [
  { name: 'phone', viewport: { width: 412, height: 823 }, density: 1.75, budgetKb: 100 },
  { name: 'desktop', viewport: { width: 1350, height: 940 }, density: 1, budgetKb: 125 },
];

for (const { name, viewport, density, budgetKb } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test(`the first screen has at most ${budgetKb} KB of pictures`, async ({ page }) => {
      await page.goto('/gallery/flowers_birds');
      const seen = page.getByRole('main').locator('img').filter({ visible: true });
      const files = await seen.evaluateAll(async (pictures: HTMLImageElement[]) => {
        const first = pictures.filter((picture) => {
          const { top, bottom } = picture.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
        for (const picture of first) {
          // A lazy picture whose turn has not come has no file yet.
          while (!picture.complete || !picture.currentSrc) await new Promise(requestAnimationFrame);
        }
        return first.map(({ currentSrc }) => currentSrc);
      });
      const bodies = await Promise.all(files.map(async (file) => (await fetch(file)).bytes()));
      const bytes = bodies.reduce((sum, { byteLength }) => sum + byteLength, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(budgetKb * 1024);
    });
  });
}
