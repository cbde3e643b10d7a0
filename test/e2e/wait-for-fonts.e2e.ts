import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { english, ROUTES } from './sample.ts';
import { expect, hydrated, test, visit } from './visit.ts';

for (const path of ROUTES.flatMap((route) => [route, english(route)])) {
  test(`it moves nothing at ${path} when the fonts come after the text`, async ({ page }) => {
    const painted = Promise.withResolvers<void>();
    await page.exposeFunction('painted', painted.resolve);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const hasText = list.getEntriesByName('first-contentful-paint').length > 0;
        if (hasText) Reflect.get(window, 'painted')();
      }).observe({ type: 'paint', buffered: true });
    });
    await watchLayoutShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(path);
    await hydrated(page);
    // With the styles of the lightbox, which come when the page is idle, browsers look for the fonts anew.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('it asks for the fonts at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
});

for (const [network, connection] of [
  ['a slow network', { effectiveType: '3g', saveData: false }],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`it does not ask for them before the pictures: ${network}`, async ({ page }) => {
    await page.addInitScript((stated) => {
      Object.defineProperty(navigator, 'connection', { value: stated });
    }, connection);
    await visit(page, '/');
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  });
}
