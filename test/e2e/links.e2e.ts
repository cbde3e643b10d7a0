import { expect, FULL, test, visit } from './visit.ts';

test('it prerenders the page whose link a pointer rests on', async ({ page }) => {
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

  test('it fetches a page once while a pointer rests on its link', FULL, async ({ page }) => {
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
  });
});
