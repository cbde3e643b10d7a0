import type { Page } from '@playwright/test';
import { english } from './sample.ts';
import {
  expect,
  FULL,
  forgiveComplaints,
  test,
  visit,
  WHOLE_BROWSER,
  watchNotices,
  withoutSpeculation,
} from './visit.ts';

const VISITORS = [
  { speak: (path: string) => path, message: 'Нет связи', news: 'Новости' },
  { speak: english, message: 'No connection', news: 'News' },
] as const;

test.use(WHOLE_BROWSER);

test.afterEach(({ faults }) => forgiveComplaints(faults));

async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

for (const { speak, message, news } of VISITORS) {
  const category = speak('/gallery/landscape');
  const tag = speak === english ? FULL : {};

  test(
    `it stays at ${category} without a connection, and says so`,
    tag,
    async ({ page, context }) => {
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
    },
  );

  test(`it leaves a way back to ${category} when nobody answers`, FULL, async ({ page }) => {
    await visit(page, category);
    await withoutSpeculation(page);
    await page.route(`**${speak('/news')}`, (route) => route.abort('connectionfailed'));
    await page.getByRole('banner').getByRole('link', { name: news }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Пейзаж|Landscape/);
    await page.goBack();
    await expect(page).toHaveURL(category);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Пейзаж|Landscape/);

    await page.unrouteAll();
    await page.getByRole('banner').getByRole('link', { name: news }).click();
    await expect(page).toHaveURL(speak('/news'));
  });

  test(
    `it says at ${category} that the host is silent, and lets one wait for it`,
    FULL,
    async ({ page }) => {
      // The ten seconds after which a host counts as silent pass in half a one.
      await page.addInitScript(() => {
        const start = window.setTimeout;
        Reflect.set(window, 'setTimeout', (work: () => void, wait: number) =>
          start(work, wait === 10_000 ? 500 : wait),
        );
      });
      await visit(page, category);
      await withoutSpeculation(page);
      const notices = await watchNotices(page);
      await page.route(`**${speak('/news')}`, () => {});
      await page.getByRole('banner').getByRole('link', { name: news }).click({ noWaitAfter: true });
      await expect
        .poll(() => notices)
        .toEqual(['Loading ...', expect.stringMatching(new RegExp(`^Loading ...${message}`))]);
      expect(new URL(page.url()).pathname).toBe(category);
    },
  );
}
