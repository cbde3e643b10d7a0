import { expect, recordText, test, visit } from './visit.ts';

const MESSAGES = {
  '': 'Скорее всего данной страницы не существует',
  '/en': 'Page not found',
} as const;

test.describe('not-found page', () => {
  for (const [folder, message] of Object.entries(MESSAGES)) {
    test(`it shows '${message}' below ${folder}/, without hidden characters`, async ({ look }) => {
      const page = await look(`${folder}/404`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(message);
    });
  }

  test("its button 'Back to home' leads to the English home page", async ({ page }) => {
    await visit(page, '/en/404');
    await page.getByRole('link', { name: 'Back to home', exact: true }).click();
    await expect(page).toHaveURL('/en');
  });

  test("its button 'На главную' leads to /", async ({ page }) => {
    await visit(page, '/404');
    await page.getByRole('link', { name: 'На главную', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the error catalogue', () => {
  for (const [situation, path] of [
    ['an unknown route', '/nope'],
    ['an unknown route of many parts', '/nope/at/all'],
    ['an unknown category', '/gallery/nope'],
  ] as const) {
    test(`${situation}: the not-found page with its home button`, async ({ page }) => {
      for (const [folder, message] of Object.entries(MESSAGES)) {
        const response = await page.goto(folder + path);
        expect.soft(response?.status(), folder).toBe(404);
        await expect.soft(page).toHaveURL(folder + path);
        await expect.soft(page.getByRole('heading', { name: message })).toBeVisible();
        const home = page.getByRole('link', { name: /^(Back to home|На главную)$/ });
        await expect.soft(home).toHaveAttribute('href', folder || '/');
      }
    });
  }

  for (const [situation, path] of [
    ['an unknown work', '/gallery/landscape/9999'],
    ['an unknown post', '/news/9999'],
  ] as const) {
    test(`${situation}: a redirect to the not-found page at /404`, async ({ page }) => {
      const response = await page.goto(path);
      await expect(page).toHaveURL('/404');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: MESSAGES[''] })).toBeVisible();
    });
  }

  for (const [folder, name] of [
    ['', 'Контакты'],
    ['/en', 'Contacts'],
  ] as const) {
    test(`a page is loading below ${folder}/: 'Loading ...'`, async ({ page }) => {
      await visit(page, `${folder}/about`);
      // A page that the browser has fetched ahead is there at once.
      await page.locator('script[type="speculationrules"]').evaluateAll((all) => {
        for (const rules of all) rules.remove();
      });
      const answer = Promise.withResolvers<void>();
      await page.route('**/contact', async (route) => {
        await answer.promise;
        await route.continue();
      });
      const isShown = await recordText(page, 'Loading ...');
      const link = page.getByRole('banner').getByRole('link', { name });
      await link.click({ noWaitAfter: true });
      await expect.poll(() => isShown).toEqual([false, true]);
      answer.resolve();
      await expect(page).toHaveURL(`${folder}/contact`);
      await expect(page.getByText('Loading ...')).toHaveCount(0);
    });
  }

  test("the e-mail is copied: an alert 'Почта скопирована в буфер обмена'", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Скопировать адрес почты' }).click();
    await expect(page.getByRole('alert')).toHaveText('Почта скопирована в буфер обмена');
  });
});
