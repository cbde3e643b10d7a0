import type { Page } from '@playwright/test';
import { english } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

const LYING = '/gallery/landscape/54/unroll';
const TOLD = '/gallery/dzen/100/unroll';
const HANGING = '/gallery/dzen/46/unroll';

/** Where a passage begins along the scroll, in parts of its length. */
async function passagePlaces(page: Page, side: 'left' | 'top'): Promise<number[]> {
  return page.locator('[data-passage]').evaluateAll((passages, from) => {
    const picture = document.querySelector('main picture img')?.getBoundingClientRect();
    if (!picture) return [];
    const length = from === 'left' ? picture.width : picture.height;
    return passages.map((each) =>
      Math.round(((each.getBoundingClientRect()[from] - picture[from]) / length) * 100),
    );
  }, side);
}

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
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const place = () => scroll.evaluate((each) => Math.round(each.scrollLeft));
  const script = page.waitForResponse(/\/walk-/);
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

test('it has the story beside the passages that it is about', FULL, async ({ page }) => {
  await visit(page, TOLD);
  expect(await passagePlaces(page, 'left')).toEqual([10, 60]);
  const [first] = await page.locator('[data-passage]').all();
  await expect.soft(first ?? page.locator('main')).toContainText('Гора стоит не на земле');
  await visit(page, HANGING);
  expect(await passagePlaces(page, 'top')).toEqual([60]);
  const beside = await page.locator('[data-passage]').boundingBox();
  const picture = await page.getByRole('main').getByRole('img').boundingBox();
  expect(beside?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});
