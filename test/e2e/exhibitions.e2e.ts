import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, FULL, test, visit } from './visit.ts';

/** «Пятый час» of the sample: from 3 to 25 May 2025, in Minsk. */
const line = (page: Page) => page.locator('[data-from="2025-05-03"]').first();

test('it updates the state of an exhibition on another day', FULL, async ({ page }) => {
  await watchLayoutShifts(page);
  await page.clock.setFixedTime('2025-05-10T12:00:00Z');
  await visit(page, '/en/news');
  await expect(line(page)).toContainText('On now');
  await page.clock.setFixedTime('2025-06-01T12:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line(page)).toContainText('Closed');
  expect.soft(await layoutShifts(page)).toEqual([]);
});

test('it puts the next exhibition on the home page', FULL, async ({ page }) => {
  const section = page.locator('[data-exhibitions]');
  const open = async (moment: string) => {
    await page.clock.setFixedTime(moment);
    await visit(page, '/');
    await section.scrollIntoViewIfNeeded();
  };
  await open('2024-10-20T12:00:00Z');
  await expect(section.getByRole('heading')).toHaveText('Ближайшая выставка');
  await expect(section.getByRole('link')).toHaveCount(1);
  await expect.soft(section.getByRole('link')).toContainText('2–24 ноября 2024, Москва');
  await open('2025-05-25T12:00:00Z');
  await expect(section.getByRole('heading')).toHaveText('Сейчас на выставке');
  await expect.soft(section.getByRole('link')).toHaveAttribute('href', '/news/5');
});
