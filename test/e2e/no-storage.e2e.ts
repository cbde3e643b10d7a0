import { blockStorage } from './blocked-storage.ts';
import { TYPICAL } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.beforeEach(({ page }) => blockStorage(page));

test('it shows pages where storage and cookies are blocked', async ({ page }) => {
  for (const path of TYPICAL) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('it switches all the same, and the address carries the language', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/about');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/en/gallery');
});
