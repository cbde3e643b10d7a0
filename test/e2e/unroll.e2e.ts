import { english } from './sample.ts';
import { expect, test, visit } from './visit.ts';

const LYING = '/gallery/landscape/54/unroll';

test('it is as high as the window, and unrolled by wheel, hand and keys', async ({ page }) => {
  await visit(page, english(LYING));
  const scroll = page.getByRole('region', { name: 'The scroll, unrolled' });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await scroll.getByRole('img').boundingBox();
    expect.soft((box?.height ?? 0) / height, `${width}`).toBeGreaterThan(0.7);
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const place = () => scroll.evaluate((each) => Math.round(each.scrollLeft));
  const script = page.waitForResponse(/\/scroll-wall-/);
  await scroll.hover();
  await script;
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return place();
    })
    .toBeGreaterThan(0);
  const before = await place();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(500, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toBe(before + 200);
  await page.keyboard.press('Home');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(Math.round(1280 * 0.4));
  await page.keyboard.press('End');
  await expect
    .poll(() => scroll.evaluate((each) => each.scrollWidth - each.clientWidth - each.scrollLeft))
    .toBeLessThan(1);
});
