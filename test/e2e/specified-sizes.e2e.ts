import type { Locator } from '@playwright/test';
import { POSTS } from './sample.ts';
import { expect, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

async function sizeOf(element: Locator) {
  const box = await element.boundingBox();
  return [box?.width, box?.height];
}

test('it wraps the text of a post at 620 pixels', async ({ page }) => {
  await visit(page, '/news/5');
  for (const [width, expected] of [
    [1280, 620],
    [621, 620],
    [620, 620],
    [619, 619],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const [found] = await sizeOf(page.getByRole('article').locator('header + div'));
    expect.soft(found, `in a window of ${width}`).toBe(expected);
  }
});

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

for (const [width, tile] of [
  [1920, [350, 200]],
  [1024, [350, 200]],
  [1280, [276.4, 158]],
  [768, [345.6, 197.5]],
  [360, [157.7, 82]],
] as const) {
  test(`it has tiles of ${tile.join(' by ')} in a window of ${width}: those of spec §9, or as large as there is room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/');
    const [found = 0, height = 0] = await sizeOf(
      page.getByRole('main').getByRole('navigation').getByRole('link').first(),
    );
    expect(Math.abs(found - tile[0])).toBeLessThan(1);
    expect(Math.abs(height - tile[1])).toBeLessThan(1);
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

/** The last width at which two parts stand above each other: spec §9, 'narrow' is 1024 px too. */
for (const { path, narrow, parts } of [
  { path: '/gallery/landscape/164', narrow: 1024, parts: ['article h1', 'article img'] },
  { path: '/gallery', narrow: 1024, parts: ['section h2', 'section img'] },
  { path: '/contact', narrow: 1024, parts: ['h1', 'ul'] },
  { path: '/news', narrow: 767, parts: ['li a img', 'li a span'] },
  { path: '/about', narrow: 767, parts: ['img', 'h1'] },
] as const) {
  test(`it sets ${path} in one column up to ${narrow} pixels, in two above`, async ({ page }) => {
    await visit(page, path);
    for (const width of [narrow, narrow + 1]) {
      await page.setViewportSize({ width, height: 700 });
      const [first, second] = await Promise.all(
        parts.map((part) => page.getByRole('main').locator(part).first().boundingBox()),
      );
      if (!first || !second) throw new Error('a part is missing');
      const isBeside = second.x >= first.x + first.width || first.x >= second.x + second.width;
      expect.soft(isBeside, `at ${width} pixels`).toBe(width > narrow);
    }
  });
}
