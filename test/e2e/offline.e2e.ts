import type { Page } from '@playwright/test';
import { expect, forgive, test, visit, WHOLE_BROWSER } from './visit.ts';

const CATEGORY = '/gallery/landscape';
const MESSAGE = 'Нет связи';

test.use(WHOLE_BROWSER);

test.afterEach(({ faults }) => forgive(faults));

async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

test('it stays on its page without a connection, and says so', async ({ page, context }) => {
  await visit(page, CATEGORY);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(MESSAGE)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page.getByText('Loading ...')).toHaveCount(0);
  await expect(page.getByRole('status').getByText(MESSAGE)).toBeVisible();
  await expect(page).toHaveURL(CATEGORY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
  expect(await scrolledTo(page)).toBe(500);

  await context.setOffline(false);
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
});

test('it stays in its language without a connection, and says so', async ({ page, context }) => {
  await visit(page, CATEGORY);
  await context.setOffline(true);
  await page.getByRole('banner').getByText('EN').click();
  await expect(page.getByRole('status').getByText(MESSAGE)).toBeVisible();
  await expect(page).toHaveURL(CATEGORY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
});
