import { burger, openPanel, panel } from '#test/specification/menu.ts';
import { expect, scriptStarted, test, visit } from './visit.ts';

test.use({ reuseContext: true });

test('the panel closes when the window has room for all links', async ({ page }) => {
  await openPanel(page);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 1025, height: 700 });
  await expect(panel(page)).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(burger(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('Escape closes the panel and gives the focus back', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test('a finger swipes the panel away', async ({ page }) => {
  await openPanel(page);
  const finger = { pointerType: 'touch', clientY: 300, bubbles: true };
  await panel(page).dispatchEvent('pointerdown', { ...finger, clientX: 500 });
  await panel(page).dispatchEvent('pointerup', { ...finger, clientX: 600 });
  await expect(panel(page)).toBeHidden();
});

test('Space presses links that act as buttons, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await visit(page, '/about');
  await burger(page).press('Space');
  await panel(page).getByRole('link', { name: 'Закрыть' }).press('Space');
  await expect(panel(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();

  await burger(page).press('Space');
  await panel(page).getByRole('link', { name: 'Язык' }).press('Space');
  const modal = page.getByRole('dialog', { name: 'Язык' });
  await modal.getByRole('link', { name: 'English' }).press('Space');
  await expect(page).toHaveURL('/en/about');
  await scriptStarted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Space');
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
