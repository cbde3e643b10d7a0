import { expect, FULL, test, visit } from './visit.ts';

test('it has a page made ready at once while a pointer rests on its link, one at a time', async ({
  page,
}) => {
  await visit(page, '/');
  const meant = page.locator('[data-meant]');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await link('Новости').hover();
  await expect(meant).toHaveText(['Новости']);
  await link('О художнике').hover();
  await expect(meant).toHaveText(['О художнике']);
});

test.describe('in a browser without speculation rules', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    }),
  );

  test(
    'it fetches a page once while a pointer rests on its link, and never what a pointer passes',
    FULL,
    async ({ page }) => {
      await visit(page, '/');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
      });
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
      await link('Новости').hover();
      await expect.poll(() => asked).toEqual(['/news']);
      await link('О художнике').hover();
      await expect.poll(() => asked).toEqual(['/news', '/about']);
      await link('Новости').hover();
      await link('Галерея').hover();
      await expect.poll(() => asked).toEqual(['/news', '/about', '/gallery']);
    },
  );

  test('it fetches nothing ahead for visitors who save data', FULL, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    await visit(page, '/');
    const asked: string[] = [];
    // By the script of the page: this browser still has rules of its own.
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await page.getByRole('banner').getByRole('link', { name: 'Новости' }).hover();
    await page.clock.runFor(1_000);
    const isFollowed = page.waitForRequest('**/about');
    await page.getByRole('banner').getByRole('link', { name: 'О художнике' }).click();
    await isFollowed;
    expect(asked).toEqual([]);
  });
});
