import { worksOf } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test('it goes back and forward through the pages it has shown', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Галерея' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.getByRole('main').getByRole('link', { name: 'Пейзаж', exact: true }).first().click();
  await expect(page).toHaveURL('/gallery/landscape');
  const [first] = worksOf('landscape');
  await page.locator(`a[href="/gallery/landscape/${first?.id}"]`).last().click();
  await expect(page).toHaveURL(`/gallery/landscape/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Пейзаж');
  const title = await page.title();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Галерея');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveTitle(title);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the filter that is chosen is in sight', async ({ page }) => {
    await page.goto('/gallery/architecture');
    const label = page.getByRole('main').getByRole('link', { name: 'Архитектура' }).first();
    await expect(label).toHaveAttribute('aria-current', 'page');
    await expect(label).toBeInViewport({ ratio: 1 });
  });
});

test('shows no notice once the visitor has stopped a page', async ({ page }) => {
  await visit(page, '/about');
  await page.route('**/news', () => new Promise(() => {}));
  await page.evaluate(() => addEventListener('click', () => setTimeout(() => window.stop(), 50)));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Новости' })
    .click({ noWaitAfter: true });
  const notice = page.getByText('Loading ...').waitFor({ timeout: 1000 });
  await expect(notice).rejects.toThrow('Timeout');
});
