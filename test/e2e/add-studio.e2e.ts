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
    for (const width of [320, 360, 480, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await studio.getByRole('link').evaluateAll((links) => {
        const byTop = Map.groupBy(links, (link) => link.getBoundingClientRect().top);
        return [...byTop.values()].map((line) => line.length);
      });
      expect.soft(Math.min(...lines), `at ${width} px`).toBeGreaterThan(1);
    }
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

test(
  'it shows no form of works while it brings another part of the studio',
  FULL,
  async ({ page }) => {
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.goto('/add?edit=news', { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Мастерская' })).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    seen();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
  },
);
