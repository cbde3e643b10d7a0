import { expect, test, visit } from './visit.ts';

test('it says of a work whether it can be had, and marks what is gone', async ({ page }) => {
  await visit(page, '/gallery/architecture');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.soft(rows.filter({ hasText: 'Продана' })).toHaveCount(1);
  await expect.soft(rows.filter({ hasText: 'Собрание: городской музей, Минск' })).toHaveCount(1);
  await expect.soft(rows.filter({ hasText: 'Отложена' })).toHaveCount(1);
  await expect.soft(page.locator('[data-dot="gone"]')).toHaveCount(2);

  await visit(page, '/gallery/architecture?id=4');
  const caption = page.getByRole('dialog').getByText(/· Отложена$/);
  await expect(caption).toBeVisible();
  await expect(caption.locator('[data-dot="reserved"]')).toHaveText('Отложена');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog').locator('[data-dot="gone"]')).toHaveText('Продана');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog').locator('[data-dot]')).toHaveCount(0);
});
