import { expect, test, visit } from './visit.ts';

// «Пятый час» of the sample: from 3 to 25 May 2025, in Minsk. Which days count: app/ui/exhibition.test.ts.
test('it updates the state of an exhibition, and shows the next one', async ({ page }) => {
  const line = page.locator('[data-exhibition*="2025-05-03"]').first();
  await page.clock.setFixedTime('2025-05-10T12:00:00Z');
  await visit(page, '/en/news');
  await expect(line).toContainText('On now');
  await page.clock.setFixedTime('2025-06-01T12:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line).toContainText('Closed');

  await page.clock.setFixedTime('2024-10-20T12:00:00Z');
  await visit(page, '/');
  const section = page.locator('section:has([data-next-exhibition])');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading')).toHaveText('Ближайшая выставка');
  await expect(section.getByRole('link')).toHaveText(/Москва, 2–24 ноября 2024/);
});
