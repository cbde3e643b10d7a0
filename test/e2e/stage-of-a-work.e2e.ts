import type { Page } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { english } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** A work of each arrangement, and those whose proportions are the nearest to another one. */
const WORKS = {
  tall: ['/gallery/flowers_birds/33', '/gallery/dzen/162'],
  upright: ['/gallery/animals/134', '/gallery/portrait/125'],
  broad: ['/gallery/landscape/93', '/gallery/landscape/164', '/gallery/landscape/107'],
  panorama: ['/gallery/landscape/36', '/gallery/dzen/100', '/gallery/landscape/54'],
};

/** Whether words stand beside the painting. */
const IS_BESIDE = { tall: 768, upright: 768, broad: 1280, panorama: Number.POSITIVE_INFINITY };

/** Where painting and words stand, in CSS pixels; the words by what is written, not by their column. */
function measureStage(page: Page) {
  return page.evaluate(() => {
    const article = document.querySelector('main article');
    const image = article?.querySelector('img');
    const title = article?.querySelector('h1');
    const column = title?.parentElement;
    if (!article || !image || !title || !column) throw new Error('a part is missing');
    const picture = image.getBoundingClientRect();
    const words = column.getBoundingClientRect();
    const page = article.getBoundingClientRect();
    return {
      page: { left: page.left, right: page.right },
      picture: { left: picture.left, right: picture.right, top: picture.top },
      words: { left: words.left, right: words.right, top: words.top },
      shownPart: picture.width / page.width,
      cut: Math.abs(picture.width / picture.height - image.width / image.height),
      leading:
        Number.parseFloat(getComputedStyle(title).lineHeight) /
        Number.parseFloat(getComputedStyle(title).fontSize),
    };
  });
}

for (const [format, paths] of Object.entries(WORKS)) {
  test(`it leaves no quarter of the stage empty beside what is ${format}`, async ({ page }) => {
    for (const path of paths) {
      await visit(page, path);
      for (const width of [768, 1280, 1920]) {
        const height = Math.round(width === 768 ? 1024 : width * 0.6);
        await page.setViewportSize({ width, height });
        await test.step(`${path} at ${width}`, async () => {
          const isBeside = width >= IS_BESIDE[format as keyof typeof IS_BESIDE];
          expectStaged(await measureStage(page), isBeside);
        });
      }
    }
  });
}

for (const category of CATEGORIES) {
  test(
    `it leaves no quarter of the stage empty beside any work of ${category}`,
    FULL,
    async ({ page }) => {
      test.slow();
      await visit(page, english(`/gallery/${category}`));
      const paths = await page
        .locator('main a[data-opens]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(4);
      for (const path of paths) {
        await visit(page, path);
        const format = await page.locator('[data-format]').getAttribute('data-format');
        for (const width of [768, 1280, 1920, 2560]) {
          const height = Math.round(width === 768 ? 1024 : width * 0.6);
          await page.setViewportSize({ width, height });
          await test.step(`${path} at ${width}`, async () => {
            const isBeside = width >= IS_BESIDE[format as keyof typeof IS_BESIDE];
            expectStaged(await measureStage(page), isBeside);
          });
        }
      }
    },
  );
}

function expectStaged(stage: Awaited<ReturnType<typeof measureStage>>, isBeside: boolean): void {
  expect(stage.cut).toBeLessThan(0.02);
  expect(stage.leading).toBeCloseTo(1.05, 2);
  const { picture, words } = stage;
  if (!isBeside) {
    expect(words.top).toBeGreaterThan(picture.top);
    expect(stage.shownPart).toBeGreaterThan(0.75);
    return;
  }
  const gap = picture.left - words.right;
  expect(gap).toBeGreaterThanOrEqual(32);
  expect(gap).toBeLessThanOrEqual(80);
  expect(gap / (picture.right - words.left)).toBeLessThan(0.25);
  // The pair hangs in the middle of the page.
  const [before, after] = [words.left - stage.page.left, stage.page.right - picture.right];
  expect(Math.abs(before - after)).toBeLessThan(2);
}

test('it keeps the words in sight beside a long column, until it ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visit(page, '/gallery/flowers_birds/130');
  const title = page.getByRole('heading', { level: 1 });
  const topOf = async () => (await title.boundingBox())?.y ?? 0;
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(300);
  expect(await topOf()).toBeGreaterThan(70);
  expect(await topOf()).toBeLessThan(120);
  // The videos below both columns push them on: the words never come over them.
  await scrollTo(900);
  const words = await page.locator('main article hr').locator('..').boundingBox();
  const video = await page.locator('main article iframe').first().boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(video?.y ?? 0);
});

test('it lets detail photos fill a row as wide as the painting', async ({ page }) => {
  for (const path of ['/gallery/landscape/164', '/gallery/portrait/125', '/gallery/dzen/100']) {
    await visit(page, path);
    const ends = await page
      .locator('main article')
      .first()
      .evaluate((article) => {
        const [painting, ...details] = [...article.querySelectorAll('img')].map((image) =>
          image.getBoundingClientRect(),
        );
        return [painting?.left, painting?.right, details[0]?.left, details.at(-1)?.right];
      });
    const [left = 0, right = 0, first = 0, last = 0] = ends;
    expect(Math.abs(left - first)).toBeLessThan(2);
    expect(Math.abs(right - last)).toBeLessThan(2);
  }
});

test('it begins the videos at the edge of words and painting', async ({ page }) => {
  for (const [width, path] of [
    [768, '/gallery/flowers_birds/130'],
    [1280, '/gallery/flowers_birds/130'],
    [2560, '/gallery/flowers_birds/130'],
    [2560, '/gallery/landscape/164'],
  ] as const) {
    await page.setViewportSize({ width, height: Math.round(width * 0.5) });
    await visit(page, path);
    const video = await page.locator('main article iframe').first().boundingBox();
    const { words } = await measureStage(page);
    expect.soft(Math.abs((video?.x ?? 0) - words.left), `${path} at ${width}`).toBeLessThan(2);
  }
});

test('it draws the edge of a painting that would run into the paper, and of no other', async ({
  page,
}) => {
  for (const [path, style] of [
    ['/gallery/dzen/46', 'solid'],
    ['/gallery/portrait/125', 'none'],
  ] as const) {
    await visit(page, path);
    await expect(page.locator('main article img').first()).toHaveCSS('outline-style', style);
  }
});

test('it says where on the painting its details are, and opens them from there', async ({
  page,
}) => {
  await visit(page, '/gallery/landscape/164');
  const plan = page.getByRole('region', { name: 'Где это на картине' });
  // Where that is not said, as of the photo in its frame, there is no number.
  await expect(plan.getByRole('listitem')).toHaveCount(2);
  const outline = await plan.locator('rect').boundingBox();
  const mark = await plan.locator('circle').first().boundingBox();
  const middle = (mark?.x ?? 0) + (mark?.width ?? 0) / 2 - (outline?.x ?? 0);
  expect(middle / (outline?.width ?? 1)).toBeCloseTo(0.32, 1);
  await plan.getByRole('link').last().click();
  await expect(page).toHaveURL('/gallery/landscape/164?photo=4');
});
