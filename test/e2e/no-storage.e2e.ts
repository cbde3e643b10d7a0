import { blockStorage } from './blocked-storage.ts';
import { TYPICAL } from './sample.ts';
import { expect, test, visit } from './visit.ts';

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
