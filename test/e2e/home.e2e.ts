import type { Page } from '@playwright/test';
import { HERO_INTERVAL_MS, heroImages, openSlideshow } from '#test/specification/hero.ts';
import { addStyles, STILLNESS } from './page-styles.ts';
import { expect, FULL, test, visit } from './visit.ts';

const current = async (page: Page) =>
  (await heroImages(page)).findIndex(({ opacity }) => opacity === 1);

test('its button stops all movement for the rest of the visit', async ({ page }) => {
  await openSlideshow(page);
  const stop = page.getByRole('button', { name: 'Остановить' });
  await stop.click();
  const stopped = await current(page);
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await current(page)).toBe(stopped);
  await expect(page.getByRole('link', { name: 'Вниз' })).toHaveCSS('animation-name', 'none');
  await stop.click();
  await page.clock.runFor(HERO_INTERVAL_MS);
  expect(await current(page)).toBe((stopped + 1) % 3);
  await stop.click();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Остановить', pressed: true })).toBeVisible();
});

test('it fetches one hero image where less motion is asked for', async ({ page }) => {
  const asked = new Set<string | undefined>();
  page.on('request', (request) => asked.add(/images\/(hero-\d)/.exec(request.url())?.[1]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await visit(page, '/');
  await expect.soft(page.getByRole('button', { name: 'Остановить' })).toBeHidden();
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  asked.delete(undefined);
  expect.soft([...asked]).toEqual(['hero-2']);
  await page.clock.runFor(2 * HERO_INTERVAL_MS);
  await expect(page.locator('section').first().locator('img')).toHaveCount(1);
});

test('a browser without scroll timelines has the same parallax', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...conditions: [string]) =>
      !conditions.join().includes('animation-timeline') && supports(...conditions);
  });
  for (const [path, selector] of [
    ['/', 'section h1'],
    ['/news/5', 'article header img'],
  ] as const) {
    await visit(page, path);
    await addStyles(page, STILLNESS);
    await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
    const moved = page.locator(selector).first();
    await expect
      .poll(() => moved.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).m42))
      .toBe(100);
  }
});

// «Пятый час» of the sample: from 3 to 25 May 2025, in Minsk. Which days count: app/ui/exhibition.test.ts.
test('it updates the state of an exhibition, and shows the next one', async ({ page }) => {
  const line = page.locator('[data-exhibition*="2025-05-03"]').first();
  await page.clock.setFixedTime('2025-05-10T12:00:00Z');
  await visit(page, '/en/news');
  await expect(line).toContainText('On now');
  await page.clock.setFixedTime('2025-06-01T12:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line).toContainText('Closed');

  await page.clock.setFixedTime('2024-10-20T12:00:00Z');
  await visit(page, '/');
  const section = page.locator('section:has([data-next-exhibition])');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading')).toHaveText('Ближайшая выставка');
  await expect(section.getByRole('link')).toHaveText(/Москва, 2–24 ноября 2024/);
});
