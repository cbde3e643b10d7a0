import { expect, FULL, test, visit } from './visit.ts';

test(
  'it says of the studio where it can be used, and what can be done here',
  FULL,
  async ({ page }) => {
    await visit(page, '/add');
    const studio = page.getByRole('navigation', { name: 'Мастерская' });
    await expect(studio.getByRole('link', { name: 'Работы' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await studio.getByRole('link', { name: 'Новости' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
    await expect(page).toHaveURL(/\/add\?edit=news$/);
    await expect(page).toHaveTitle('Новости — Мастерская');
    await expect(page.getByText('где лежит папка художника')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новая работа');
    await page.goForward();
    await page.getByRole('link', { name: 'Новую работу можно сделать и здесь' }).click();
    await expect(page.getByRole('button', { name: 'Сгенерировать' })).toBeVisible();
  },
);
