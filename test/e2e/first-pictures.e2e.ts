import type { Page } from '@playwright/test';
import { expect, test } from './visit.ts';

const PATH = '/gallery/landscape';

test.use({ viewport: { width: 412, height: 823 } });

/** The first picture of the page is under way until it is let go; and which pictures further down have been asked for. */
async function holdFirstPicture(page: Page) {
  const first = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lazy: string[] = [];
  let isHeld = false;
  await page.route('**/images/**', async (route) => {
    if (!isHeld) {
      isHeld = true;
      held.resolve();
      await first.promise;
    }
    await route.continue();
  });
  page.on('request', async (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/images/')) {
      lazy.push(new URL(request.url()).pathname);
    }
  });
  return { letGo: first.resolve, isHeld: held.promise, asked: () => lazy };
}

async function firstScreenCount(page: Page): Promise<number> {
  return page.getByRole('main').locator('li img[loading="eager"]').count();
}

/** Two frames after the fonts have come: time enough for a browser to ask for what it looks for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
    );
  });
}

test('it loads the pictures of the first screen before any other', async ({ page }) => {
  const { letGo, isHeld, asked } = await holdFirstPicture(page);
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await isHeld;
  await settled(page);
  const count = await firstScreenCount(page);
  expect(count).toBeGreaterThan(0);
  expect(asked()).toHaveLength(count);
  letGo();
  await expect.poll(() => asked().length).toBeGreaterThan(count);
});

test('it asks at once for what a phone shows first', async ({ page }) => {
  for (const path of ['/gallery/landscape/164', '/gallery', '/news/5']) {
    await page.goto(path);
    await expect(page.locator('html[data-arriving]')).toHaveCount(0);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
    const waiting = await page
      .getByRole('main')
      .locator('img[loading="lazy"]')
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const { x, y, width, height } = picture.getBoundingClientRect();
          const isSeen = x + width / 2 < innerWidth && y + height / 2 < innerHeight;
          return isSeen && height > 0 ? [picture.outerHTML] : [];
        }),
      );
    expect.soft(waiting, path).toEqual([]);
  }
});

test('it loads scripts and later styles after the first pictures', async ({ page }) => {
  const { letGo, isHeld } = await holdFirstPicture(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isLaterSheet = /\/style-.*\.css$/.test(request.url());
    if (request.resourceType() === 'script' || isLaterSheet) scripts.push(request.url());
  });
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await isHeld;
  await settled(page);
  expect(scripts).toEqual([]);
  letGo();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
