import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from './sample.ts';
import { scrollThrough } from './scroll-through.ts';
import { expect, FULL, forgive, RETRIES, test, visit, WHOLE_BROWSER } from './visit.ts';

/** Reduction of a screenshot: edges of letters, which differ by machine, disappear. */
const SHRINKING = 12;

/** CSS pixels: three screens of a laptop; the rest repeats them. */
const MOST_HEIGHT = 2400;

const PAGES = [...ROUTES.filter((path) => path !== '/add'), '/gallery/dzen', '/404'];

const RICHEST = ['/news/5', '/gallery/landscape', '/gallery/landscape/164'];

const WIDTHS = [360, 1280];

async function waitForLetters(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const holdsStyles = ['document', 'stylesheet'].includes(route.request().resourceType());
    if (!holdsStyles) return route.fallback();
    const response = await route.fetch(RETRIES);
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

async function smallPicture(page: Page, width: number): Promise<Buffer> {
  expect(await scrollThrough(page, MOST_HEIGHT)).toEqual([]);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    const shown = [...document.images].filter(({ complete }) => complete);
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())]);
  });
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(pageHeight, MOST_HEIGHT);
  const clip = { x: 0, y: 0, width, height };
  // A PNG takes long to make, and no more of it is left in so small a picture.
  const seen = await page.screenshot({
    ...{ type: 'jpeg', quality: 100, fullPage: true, clip },
    animations: 'disabled',
  });
  return sharp(seen)
    .resize(Math.round(width / SHRINKING), Math.round(height / SHRINKING), { fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test.use({ ...WHOLE_BROWSER, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  const tag = RICHEST.includes(path) ? {} : FULL;
  test(`it looks as before: ${path}`, tag, async ({ page, faults }) => {
    await waitForLetters(page);
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${path.replaceAll('/', '-').replace(/^-$/, '-home').slice(1)}-${width}.jpg`;
      expect
        .soft(await smallPicture(page, width))
        .toMatchSnapshot(name, { maxDiffPixelRatio: 0.01 });
    }
    forgive(faults, /status of 404/);
  });
}
