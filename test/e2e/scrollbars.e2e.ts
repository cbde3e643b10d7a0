import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit, WITH_SCROLL_BARS } from './visit.ts';

test.use(WITH_SCROLL_BARS);

/** Where everything of the page behind a dialog stands, and how large it is; how far it is scrolled does not count. */
function places(page: Page) {
  return page.locator('body :is(h1, a, img, p):not(dialog *)').evaluateAll((all) =>
    all.map((each) => {
      const { x, width, height } = each.getBoundingClientRect();
      return `${each.tagName}: ${x}, ${width} by ${height}`;
    }),
  );
}

/** The colours on screen at some places of one line, counted from the left. */
async function coloursAt(page: Page, xs: readonly number[], y: number) {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return xs.map((x) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]);
}

test('it dims the whole window for a dialog, and moves nothing', async ({ page }) => {
  await visit(page, '/news');
  for (const { name, width, open } of [
    {
      name: 'the language modal',
      width: 1280,
      open: () => page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click(),
    },
    {
      name: 'the side panel',
      width: 800,
      open: () => page.getByRole('banner').getByRole('link', { name: 'Меню' }).click(),
    },
  ]) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 700 });
      const before = await places(page);
      expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(10);
      await open();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await places(page)).toEqual(before);
      const [margin = [], ...edge] = await coloursAt(page, [4, width - 8, width - 1], 690);
      // Dimmed twice, by the overlay and by the stylesheet: they may round differently.
      for (const colour of edge) {
        for (const [channel, value] of colour.entries()) {
          expect(Math.abs(value - (margin[channel] ?? 0))).toBeLessThanOrEqual(1);
        }
      }
      await page.keyboard.press('Escape');
      expect(await places(page)).toEqual(before);
    });
  }
});
