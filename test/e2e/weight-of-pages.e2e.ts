import { expect, test } from './visit.ts';

/** The build under test is a working one, whose files are up to a tenth larger than those of a release. */
const SCREENS = [
  { name: 'phone', viewport: { width: 412, height: 823 }, density: 1.75, budgetKb: 100 },
  { name: 'desktop', viewport: { width: 1350, height: 940 }, density: 1, budgetKb: 125 },
];

for (const { name, viewport, density, budgetKb } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test(`the first screen has at most ${budgetKb} KB of pictures`, async ({ page }) => {
      // The category whose pictures have the most detail.
      await page.goto('/gallery/flowers_birds');
      const seen = page.getByRole('main').locator('img').filter({ visible: true });
      const files = await seen.evaluateAll(async (pictures: HTMLImageElement[]) => {
        const first = pictures.filter((picture) => {
          const { top, bottom } = picture.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
        for (const picture of first) {
          // A lazy picture whose turn has not come has no file yet.
          while (!picture.complete || !picture.currentSrc) await new Promise(requestAnimationFrame);
        }
        return first.map(({ currentSrc }) => currentSrc);
      });
      const bodies = await Promise.all(files.map(async (file) => (await fetch(file)).bytes()));
      const bytes = bodies.reduce((sum, { byteLength }) => sum + byteLength, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(budgetKb * 1024);
    });
  });
}
