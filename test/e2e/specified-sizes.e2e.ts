import type { Locator } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { POSTS } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

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

test('it keeps cards below 85 % of the window', FULL, async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article').locator('img');
  for (const path of ['/gallery', '/gallery/all', '/en/gallery/all?format=scroll']) {
    await visit(page, path);
    await expect(cards.first()).toBeVisible();
    for (const [width, height] of [
      [360, 500],
      [600, 300],
      [768, 500],
      [1280, 260],
      [1920, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const heights = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect
        .soft(Math.max(...heights), `${path} at ${width} × ${height}`)
        .toBeLessThanOrEqual(0.85 * height);
    }
  }
});

test('it shows videos in the sizes of spec §9, or as large as there is room', async ({ page }) => {
  const post = POSTS.find(({ content }) => content.vk_videos?.some(Boolean));
  for (const [path, wide, narrow] of [
    ['/gallery/landscape/164', [560, 315], [288, 162]],
    [`/news/${post?.id}`, [300, 200], [288, 192]],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 700 });
    await visit(page, path);
    expect.soft(await sizeOf(page.locator('iframe').first()), path).toEqual(wide);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sizeOf(page.locator('iframe').first()), path).toEqual(narrow);
  }
});

test('it has tiles of 350 by 200 on the home page, and of 250 by 130 up to 480 pixels', async ({
  page,
}) => {
  await visit(page, '/');
  const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
  for (const [width, tile] of [
    [320, [250, 130]],
    [360, [250, 130]],
    [480, [250, 130]],
    [481, [350, 200]],
    [768, [350, 200]],
    [1024, [350, 200]],
    [1280, [350, 200]],
    [1440, [350, 200]],
    [1920, [350, 200]],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const sizes = await Promise.all((await tiles.all()).map(sizeOf));
    expect.soft(sizes, `at ${width} pixels`).toEqual(CATEGORIES.map(() => tile));
  }
});

test('it has two branches on the home page, and one below 620 pixels', async ({ page }) => {
  await visit(page, '/');
  for (const [width, branches] of [
    [1280, 2],
    [620, 2],
    [619, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const shown = page.locator('[data-side="left"], [data-side="right"]').filter({ visible: true });
    await expect.soft(shown, `at ${width} pixels`).toHaveCount(branches);
  }
});

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
