import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { TYPICAL } from './sample.ts';
import { expect, FULL, scriptStarted, test } from './visit.ts';

/**
 * Lets the fonts come only after the text of a page has been painted. No cache answers for them meanwhile.
 *
 * @returns how many have been asked for.
 */
async function holdFonts(page: Page): Promise<() => number> {
  let asked = 0;
  let painted = Promise.withResolvers<void>();
  await page.exposeFunction('painted', () => painted.resolve());
  page.on('request', (request) => {
    if (request.isNavigationRequest()) painted = Promise.withResolvers();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const hasText = list.getEntriesByName('first-contentful-paint').length > 0;
      if (hasText) Reflect.get(window, 'painted')();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    asked += 1;
    await painted.promise;
    await route.continue();
  });
  return () => asked;
}

test('it moves nothing when the fonts come after the text', FULL, async ({ page }) => {
  await watchLayoutShifts(page);
  const asked = await holdFonts(page);
  for (const [index, path] of TYPICAL.entries()) {
    await page.goto(path);
    await scriptStarted(page);
    // With the styles of the lightbox, which come when the page is idle, browsers look for the fonts anew.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect.soft(asked(), path).toBeGreaterThanOrEqual(2 * (index + 1));
    expect.soft(await layoutShifts(page), path).toEqual([]);
  }
});

test('it asks for the fonts at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
});
