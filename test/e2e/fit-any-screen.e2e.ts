import { english, ROUTES } from './sample.ts';
import { expect, hydrated, test } from './visit.ts';

const WIDTHS_PX = [320, 768, 1280];

for (const path of ROUTES.flatMap((route) => [route, english(route)])) {
  test(`it neither scrolls sideways nor jumps at ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = Number(document.documentElement.dataset.shifts ?? 0);
        const found = list
          .getEntries()
          .reduce((sum, shift) => sum + Reflect.get(shift, 'value'), 0);
        document.documentElement.dataset.shifts = String(shifts + found);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await hydrated(page);
      const { overflow, shifts } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        shifts: Number(document.documentElement.dataset.shifts ?? 0),
      }));
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
      expect(shifts, `layout shift at ${width}`).toBeLessThan(0.01);
    }
  });
}
