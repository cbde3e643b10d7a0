import type { Page } from '@playwright/test';
import { forgiveComplaints } from './broken-answers.ts';
import { english } from './sample.ts';
import { expect, test, visit } from './visit.ts';

const VISITORS = [
  { speak: (path: string) => path, message: 'Нет связи', news: 'Новости' },
  { speak: english, message: 'No connection', news: 'News' },
] as const;

test.afterEach(({ faults }) => forgiveComplaints(faults));

async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

for (const { speak, message, news } of VISITORS) {
  const category = speak('/gallery/landscape');

  test(`it stays at ${category} without a connection, and says so`, async ({ page, context }) => {
    await visit(page, category);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(message)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: news }).click();
    await expect(page.getByText('Loading ...')).toHaveCount(0);
    await expect(page.getByRole('status').getByText(message)).toBeVisible();
    await expect(page).toHaveURL(category);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Пейзаж|Landscape/);
    expect(await scrolledTo(page)).toBe(500);

    await context.setOffline(false);
    await expect(page.getByText(message)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: news }).click();
    await expect(page).toHaveURL(speak('/news'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(news);
  });

  test(`it stays at ${category} when nobody answers, and says so`, async ({ page }) => {
    await visit(page, category);
    await page.route('**/*', (route) => route.abort('connectionfailed'));
    await page.getByRole('banner').getByRole('link', { name: news }).click();
    await expect(page.getByRole('status').getByText(message)).toBeVisible();
    await expect(page).toHaveURL(category);

    await page.unrouteAll();
    await page.getByRole('banner').getByRole('link', { name: news }).click();
    await expect(page).toHaveURL(speak('/news'));
    await expect(page.getByText(message)).toHaveCount(0);
  });
}

test('it goes back without a connection to where one has just been', async ({ page, context }) => {
  await visit(page, '/news');
  const isFetched = page.waitForResponse('**/news.data');
  await page.getByRole('banner').getByRole('link', { name: 'О художнике' }).click();
  await (await isFetched).finished();
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
});

test('it stays on the page when there is no connection to go back by', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await visit(page, '/news');
  await page.getByRole('banner').getByRole('link', { name: 'О художнике' }).click();
  await expect(page).toHaveURL('/about');
  // Longer than data are kept.
  await page.clock.fastForward('06:00');
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('О художнике');
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});
