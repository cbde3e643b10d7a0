import type { Locator } from '@playwright/test';
import { POSTS } from './sample.ts';
import { expect, test, visit } from './visit.ts';

async function sizeOf(element: Locator) {
  const box = await element.boundingBox();
  return [box?.width, box?.height];
}

for (const [width, expected] of [
  [1280, 620],
  [621, 620],
  [620, 620],
  [619, 619],
] as const) {
  test(`it wraps the text of a post at ${expected} pixels in a window of ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/news/5');
    const [found] = await sizeOf(page.getByRole('article').locator('header + div'));
    expect(found).toBe(expected);
  });
}

for (const [width, height] of [
  [600, 300],
  [1280, 260],
] as const) {
  test(`it keeps cards below 85 % of a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/gallery');
    const cards = page.getByRole('main').getByRole('article').locator('img');
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(0.85 * height);
  });
}

for (const [width, youtube, vk] of [
  [1280, [560, 315], [300, 200]],
  [320, [288, 162], [288, 192]],
] as const) {
  test(`it shows videos of ${youtube.join(' by ')} and ${vk.join(' by ')} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/gallery/landscape/164');
    expect(await sizeOf(page.locator('iframe').first())).toEqual(youtube);
    const post = POSTS.find(({ content }) => content.vk_videos?.some(Boolean));
    await visit(page, `/news/${post?.id}`);
    expect(await sizeOf(page.locator('iframe').first())).toEqual(vk);
  });
}

for (const [width, branches] of [
  [619, 1],
  [620, 2],
] as const) {
  test(`it has room for ${branches} of the two branches at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/');
    await expect(
      page.locator('[data-side="left"], [data-side="right"]').filter({ visible: true }),
    ).toHaveCount(branches);
  });
}

test('it fits the language modal into a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 360 });
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click();
  const box = page.getByRole('dialog', { name: 'Язык' }).locator('[data-placement]');
  expect(await sizeOf(box)).toEqual([288, 328]);
  await expect(box).toBeInViewport({ ratio: 1 });
});

/** Where the second of two parts begins to stand beside the first: the breakpoints of spec §9, from both sides. */
for (const { path, breakpoint, parts } of [
  { path: '/gallery/landscape/164', breakpoint: 1024, parts: ['article h1', 'article img'] },
  { path: '/news', breakpoint: 768, parts: ['li a img', 'li a span'] },
  { path: '/about', breakpoint: 768, parts: ['img', 'h1'] },
] as const) {
  for (const width of [breakpoint - 1, breakpoint]) {
    const isBeside = width === breakpoint;
    test(`it sets ${path} in ${isBeside ? 'two columns' : 'one column'} at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await visit(page, path);
      const [first, second] = await Promise.all(
        parts.map((part) => page.getByRole('main').locator(part).first().boundingBox()),
      );
      if (!first || !second) throw new Error('a part is missing');
      expect(second.x >= first.x + first.width || first.x >= second.x + second.width).toBe(
        isBeside,
      );
    });
  }
}
