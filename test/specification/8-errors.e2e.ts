import {
  expect,
  expectLoadingNotice,
  expectNotFound,
  notFoundMessage,
  test,
  visit,
} from './visit.ts';

test.describe('not-found page', () => {
  for (const folder of ['', '/en']) {
    const message = notFoundMessage(folder);
    test(`it shows '${message}' below ${folder}/, without hidden characters`, async ({ look }) => {
      const page = await look(`${folder}/404`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(message);
    });
  }

  for (const [title, path, name, home] of [
    ["its button 'Back to home' leads to the English home page", '/en/404', 'Back to home', '/en'],
    ["its button 'На главную' leads to /", '/404', 'На главную', '/'],
  ] as const) {
    test(title, async ({ page }) => {
      await visit(page, path);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(home);
    });
  }
});

test.describe('the error catalogue', () => {
  for (const [situation, path] of [
    ['an unknown route', '/nope'],
    ['an unknown route of many parts', '/nope/at/all'],
    ['an unknown category', '/gallery/nope'],
  ] as const) {
    test(`${situation}: the not-found page with its home button`, async ({ page }) => {
      for (const folder of ['', '/en']) {
        await expectNotFound(page, folder + path);
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
      await expect(page.getByRole('heading', { name: notFoundMessage('/404') })).toBeVisible();
    });
  }

  for (const [folder, name] of [
    ['', 'Контакты'],
    ['/en', 'Contacts'],
  ] as const) {
    test(`a page is loading below ${folder}/: 'Loading ...'`, ({ page }) =>
      expectLoadingNotice(page, `${folder}/about`, name, `${folder}/contact`));
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
