import type { Page } from '@playwright/test';
import { english, ROUTES_BY_LEVEL } from './sample.ts';
import { expect, FULL, RETRIES, SMOKE, savedLanguage, test, visit } from './visit.ts';

const SENTENCES = 'main :is(h1, h2, h3, p)';

/** What stands on the page now. */
function sentencesOf(page: Page): Promise<string[]> {
  return page.locator(SENTENCES).allTextContents();
}

/** What a visitor reads who comes straight to its address. */
async function sentencesSent(page: Page): Promise<string[]> {
  const answer = await page.request.get(page.url(), RETRIES);
  return page.evaluate(
    ([html, selector]) =>
      Array.from(
        new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector),
        (element) => element.textContent ?? '',
      ),
    [await answer.text(), SENTENCES] as const,
  );
}

for (const { paths } of ROUTES_BY_LEVEL.slice(0, 2)) {
  test(
    `it leads from ${paths[0]} and others to the same page in English and back`,
    FULL,
    async ({ page }) => {
      for (const route of paths) {
        await test.step(route, async () => {
          await visit(page, `${route}?from=letter`);
          const toggle = page.getByRole('banner').locator('[data-chooses-language]');
          await expect(toggle).toHaveText('EN');
          await toggle.click();
          await expect(page).toHaveURL(`${english(route)}?from=letter`);
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
          const sent = await sentencesSent(page);
          await expect.poll(() => sentencesOf(page)).toEqual(expect.arrayContaining(sent));
          expect(await savedLanguage(page)).toEqual({ stored: 'en', cookie: 'en' });
          await expect(toggle).toHaveText('RU');
          await toggle.click();
          await expect(page).toHaveURL(`${route}?from=letter`);
          await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
          expect(await savedLanguage(page)).toEqual({ stored: 'ru', cookie: 'ru' });
        });
      }
    },
  );
}

test('it obeys a saved choice of English before anything is painted', async ({ page }) => {
  await visit(page, '/en');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  const painted: (string | null)[] = [];
  await page.exposeFunction('painted', (language: string | null) => painted.push(language));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      Reflect.get(window, 'painted')(document.documentElement.lang),
    ).observe({
      type: 'paint',
      buffered: true,
    });
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
  // What a menu leaves in the address that was closed without scripts does not go along.
  await page.goto('/about#_', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expect(await savedLanguage(page)).toEqual({ stored: 'en', cookie: 'en' });
});

test('it obeys the cookie when storage is empty, storage before the cookie, and an English address before both', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18nextLng', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/news');
  await expect(page).toHaveURL('/en/news');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'ru'));
  await visit(page, '/news');
  await expect(page).toHaveURL('/news');
  // An English address is English, and no choice.
  await visit(page, '/en/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await savedLanguage(page)).stored).toBe('ru');
});

for (const { stored, cookie, lead } of [
  { stored: 'xx', cookie: 'en', lead: '/en/news' },
  { stored: '', cookie: 'en', lead: '/en/news' },
  { stored: 'en-US', cookie: undefined, lead: '/en/news' },
  { stored: 'EN', cookie: 'ru', lead: '/en/news' },
  { stored: null, cookie: 'en-GB', lead: '/en/news' },
  { stored: 'ru-RU', cookie: 'en', lead: '/news' },
  { stored: 'xx', cookie: 'ru-RU', lead: '/news' },
  { stored: 'xx', cookie: 'yy', lead: '/news' },
]) {
  test(`it leads to ${lead} with ${stored} in storage and ${cookie} in the cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, '/en/news');
    await page.evaluate((value) => {
      if (value === null) localStorage.removeItem('i18nextLng');
      else localStorage.setItem('i18nextLng', value);
    }, stored);
    const url = baseURL ?? '';
    if (cookie) await context.addCookies([{ name: 'i18nextLng', value: cookie, url }]);
    await page.goto('/news');
    await expect(page).toHaveURL(lead);
  });
}

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('it speaks Russian until the visitor chooses', FULL, async ({ page }) => {
    await visit(page, '/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

test('it goes back to where the visitor was, in the chosen language', FULL, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/news');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goForward();
  await expect(page).toHaveURL('/en/news');
});

test('it offers both languages in a modal, each in its own words', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click();
  const modal = page.getByRole('dialog', { name: 'Язык' });
  await expect(modal).toBeVisible();
  await modal.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/contact');
  await expect(modal).toBeHidden();
  expect(await savedLanguage(page)).toEqual({ stored: 'en', cookie: 'en' });
});

test('it keeps the place on the page, and adds nothing to the history', SMOKE, async ({ page }) => {
  await visit(page, '/gallery/landscape');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/gallery/landscape');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
