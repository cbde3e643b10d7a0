import { savedLanguage } from '#test/specification/visit.ts';
import { blockStorage } from './blocked-storage.ts';
import { TYPICAL } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

test('it follows a saved choice of English before the first paint', async ({ page }) => {
  await visit(page, '/en');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  const painted: (string | null)[] = [];
  await page.exposeFunction('painted', (language: string | null) => painted.push(language));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      Reflect.get(window, 'painted')(document.documentElement.lang),
    ).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/gallery/dzen?id=2#content');
  await expect(page).toHaveURL('/en/gallery/dzen?id=2#content');
  await expect.poll(() => painted.length).toBeGreaterThan(0);
  expect(new Set(painted)).toEqual(new Set(['en']));
});

test('it saves a choice that is made before the script has come', FULL, async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // A page that is left while its scripts are on their way complains that they did not come.
  // A menu that was closed without scripts leaves `#_` in the URL: the other language must not get it.
  await page.goto('/about#_', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expect(await savedLanguage(page)).toEqual({ stored: 'en', cookie: 'en' });
});

test('it shows pages and switches the language without storage', async ({ page }) => {
  await blockStorage(page);
  for (const path of TYPICAL) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/gallery/landscape/164');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/en/gallery');
});
