import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

/** Where titles stand in narrow places; the second has those of all works. */
const TITLED = ['/gallery', '/gallery/all'];

for (const path of TITLED) {
  test(`no word of a title of ${path} runs out of its place`, async ({ page }) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const titles = page.getByRole('main').locator('h1, h2, h3, a > span, a > span > span');
      const wide = await titles.evaluateAll((all) =>
        all
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect.soft(wide, `at ${width} px`).toEqual([]);
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(pageWidth, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
