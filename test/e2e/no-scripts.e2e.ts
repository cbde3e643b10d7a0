import { ROUTES } from './sample.ts';
import { expect, test } from './visit.ts';

test.use({ reuseContext: true, javaScriptEnabled: false });

test('it reads and leads on on every kind of page', async ({ page }) => {
  for (const path of ROUTES) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const links = page.getByRole('banner').getByRole('link');
    await expect.soft(links, path).toHaveCount(path === '/' ? 7 : 8);
    await expect.soft(page.locator('main'), path).not.toBeEmpty();
    await expect.soft(page.getByText('Loading ...'), path).toHaveCount(0);
  }
});

test('the filter that is chosen is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/gallery/architecture');
  const label = page.getByRole('main').getByRole('link', { name: 'Архитектура' }).first();
  await expect(label).toHaveAttribute('aria-current', 'page');
  await expect(label).toBeInViewport({ ratio: 1 });
});

test('it opens and closes the menu, and changes the language', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  const panel = page.locator('#menu');
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Закрыть' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  await panel.getByRole('link', { name: 'Галерея' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/gallery');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).click();
  await page.locator('#language').getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/gallery');
});
