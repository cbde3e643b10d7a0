import { expect, test, visit } from './visit.ts';

test('it prerenders the page whose link a pointer rests on', async ({ page }) => {
  await visit(page, '/');
  const meant = page.locator('[data-meant]');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await link('Новости').hover();
  await expect(meant).toHaveText(['Новости']);
  await link('О художнике').hover();
  await expect(meant).toHaveText(['О художнике']);
});
