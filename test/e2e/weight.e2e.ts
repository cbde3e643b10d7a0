import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, scriptStarted, test } from './visit.ts';

const BEFORE_A_TOUCH_BYTES = 4 * 1024;
const LIGHTBOX_BYTES = 80 * 1024;

function compressedBytes(files: readonly string[]): number {
  const bytesOf = (file: string) => brotliCompressSync(readFileSync(`build/client${file}`)).length;
  return files.reduce((sum, file) => sum + bytesOf(file), 0);
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

/** A `:has()` rule for any element, or for a common one, makes every change restyle the page. */
test('it restyles few elements when one is added', async ({ page, browser }) => {
  await page.goto('/gallery/landscape');
  await scriptStarted(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    document.body.append(document.createElement('dialog'));
    document.body.offsetHeight;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const restyled = traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .map(({ args }: { args: { elementCount: number } }) => args.elementCount);
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(100);
});
