import type { Page } from '@playwright/test';
import { TYPICAL } from './sample.ts';
import { expect, forgive, test, visit, WHOLE_BROWSER } from './visit.ts';

const CATEGORY = '/gallery/landscape';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...WHOLE_BROWSER.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const scrollTo500 = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const header = (page: Page) => page.getByRole('banner');

test("it leaves pages to the browser's memory, and comes back as it was", async ({ page }) => {
  for (const path of TYPICAL) {
    await visit(page, path);
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await page.goto('/test');
    await page.evaluate(() => history.back());
    // A page that comes back does not load again; while it changes it has no path.
    const pathOf = () => page.evaluate(() => location.pathname).catch(() => undefined);
    await expect.poll(pathOf).toBe(path);
    const whyNot = () =>
      page.evaluate(() => {
        if (Reflect.get(window, 'isSameDocument')) return 'kept';
        const [entry] = performance.getEntriesByType('navigation');
        return JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'));
      });
    await expect.poll(whyNot, path).toBe('kept');
  }
});

for (const [link, destination] of [
  ['Новости', '/news'],
  ['EN', '/en/gallery/landscape'],
] as const) {
  test(`it stays on the page offline at ${link}`, async ({ page, context, faults }) => {
    const notice = page.getByRole('status').getByText('Нет связи');
    await visit(page, CATEGORY);
    await scrollTo500(page);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await header(page).getByRole('link', { name: link }).click();
    await expect(page.getByText('Loading ...')).toHaveCount(0);
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(CATEGORY);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
    expect(await scrolled(page)).toBe(500);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await header(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(destination);
    forgive(faults);
  });
}

test('it shows no notice once the visitor has stopped a page', async ({ page }) => {
  await visit(page, '/about');
  await page.route('**/news', () => new Promise(() => {}));
  await page.evaluate(() => addEventListener('click', () => setTimeout(() => window.stop(), 50)));
  await header(page).getByRole('link', { name: 'Новости' }).click({ noWaitAfter: true });
  const notice = page.getByText('Loading ...').waitFor({ timeout: 1000 });
  await expect(notice).rejects.toThrow('Timeout');
});

test('a switch of language keeps the place on the page and the history', async ({ page }) => {
  await visit(page, CATEGORY);
  await scrollTo500(page);
  const entries = await page.evaluate(() => history.length);
  await header(page).getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL(`/en${CATEGORY}`);
  await expect.poll(() => scrolled(page)).toBe(500);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
