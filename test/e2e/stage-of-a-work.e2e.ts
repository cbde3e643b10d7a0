import type { Page } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { english } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** A work of each arrangement, and those whose proportions are the nearest to another one. */
const WORKS = {
  tall: ['/gallery/flowers_birds/33', '/gallery/dzen/162', '/gallery/dzen/46'],
  upright: ['/gallery/animals/134', '/gallery/portrait/125'],
  broad: ['/gallery/landscape/93', '/gallery/landscape/164', '/gallery/landscape/36'],
  panorama: ['/gallery/landscape/140', '/gallery/dzen/100', '/gallery/landscape/54'],
};

const WITH_DETAILS = [
  '/gallery/dzen/46',
  '/gallery/landscape/164',
  '/gallery/portrait/125',
  '/gallery/dzen/100',
];

/** Width and height of a tablet, two laptops and a large desktop, in CSS pixels. */
const WINDOWS = [
  [768, 1024],
  [1280, 768],
  [1920, 1152],
  [2560, 1440],
] as const;

/** Whether words stand beside the painting. */
const IS_BESIDE = { tall: 768, upright: 768, broad: 1280, panorama: Number.POSITIVE_INFINITY };

/**
 * Where painting, words and what is related stand, in CSS pixels; the stage is the page between its margins. What is written
 * is measured by its lines, not by its column.
 */
function measureStage(page: Page) {
  return page.evaluate(() => {
    const article = document.querySelector('main article');
    const image = article?.querySelector('img');
    const title = article?.querySelector('h1');
    const column = title?.parentElement;
    if (!article || !image || !title || !column) throw new Error('a part is missing');
    const widthOf = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let end = Math.max(
        ...[...element.querySelectorAll('img, button')].map(
          (each) => each.getBoundingClientRect().right,
        ),
      );
      while (texts.nextNode()) {
        // The end of the way is for the ear.
        if (texts.currentNode.parentElement?.closest('[aria-current]')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        end = Math.max(end, ...[...range.getClientRects()].map(({ right }) => right));
      }
      return end - element.getBoundingClientRect().left;
    };
    const picture = image.getBoundingClientRect();
    const words = column.getBoundingClientRect();
    const stage = article.getBoundingClientRect();
    const relations = article.querySelector('section:has(h2 + ul)');
    const related = relations?.getBoundingClientRect();
    const isFlanked = related && related.left > picture.right && related.top < picture.bottom;
    const taken =
      picture.right -
      words.left -
      (words.width - widthOf(column)) +
      (isFlanked ? related.left - picture.right + widthOf(relations as Element) : 0);
    return {
      stage: { left: stage.left, right: stage.right },
      picture: { left: picture.left, right: picture.right, top: picture.top },
      words: { left: words.left, right: words.right, top: words.top },
      end: isFlanked ? related.right : picture.right,
      nextGap: isFlanked ? related.left - picture.right : undefined,
      emptyPart: 1 - taken / stage.width,
      shownPart: picture.width / stage.width,
      cut: Math.abs(picture.width / picture.height - image.width / image.height),
      leading:
        Number.parseFloat(getComputedStyle(title).lineHeight) /
        Number.parseFloat(getComputedStyle(title).fontSize),
    };
  });
}

for (const [format, paths] of Object.entries(WORKS)) {
  test(
    `it leaves no quarter of the stage empty beside what is ${format}`,
    FULL,
    async ({ page }) => {
      for (const path of paths) {
        await visit(page, path);
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await test.step(`${path} at ${width}`, async () => {
            const isBeside = width >= IS_BESIDE[format as keyof typeof IS_BESIDE];
            expectStaged(await measureStage(page), format, isBeside);
          });
        }
        if (WITH_DETAILS.includes(path)) await expectDetailsBelow(page, path);
        if (format === 'tall' || format === 'upright') await expectWhole(page, path);
      }
    },
  );
}

test(
  'it begins words at the edge of the page, or clearly apart from it',
  FULL,
  async ({ page }) => {
    for (const path of [
      '/gallery/architecture/126',
      '/gallery/animals/134',
      '/gallery/landscape/93',
      '/gallery/flowers_birds/33',
    ]) {
      await visit(page, path);
      for (const [width, height] of [
        [768, 1024],
        [1024, 768],
        [1100, 800],
        [1280, 800],
        [1366, 800],
        [1440, 800],
        [1920, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [logo = 0, words = 0] = await page.evaluate(() => {
          const margin = document.querySelector('main article')?.getBoundingClientRect().left;
          return [margin, document.querySelector('main h1')?.getBoundingClientRect().left];
        });
        const apart = words - logo;
        expect.soft(apart < 2 || apart > 30, `${path} at ${width}: ${apart}`).toBe(true);
      }
    }
  },
);

for (const prefix of ['', '/en']) {
  for (const path of WORKS.panorama) {
    test(`shows the title of ${prefix}${path} above its whole painting at once`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, prefix + path);
      const article = page.locator('main article');
      const [stage, title, divider, painting] = await Promise.all(
        [article, article.locator('h1'), article.locator('hr'), article.locator('img').first()].map(
          (each) => each.boundingBox(),
        ),
      );
      if (!stage || !title || !divider || !painting) throw new Error('a part is missing');
      expect(title.y).toBeGreaterThan(70);
      expect(divider.y).toBeGreaterThan(title.y + title.height);
      expect(painting.y).toBeGreaterThan(divider.y);
      expect(painting.y + painting.height).toBeLessThanOrEqual(800);
      expect(painting.x).toBeCloseTo(stage.x, 0);
      expect(painting.width).toBeCloseTo(stage.width, 0);
    });
  }
}

test('puts the main image of every other format on the right from 1025 px on', async ({ page }) => {
  for (const path of [...WORKS.tall, ...WORKS.upright, ...WORKS.broad]) {
    await visit(page, path);
    for (const width of [1025, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { picture, words } = await measureStage(page);
      expect.soft(picture.left, `${path} at ${width}`).toBeGreaterThan(words.right);
    }
  }
});

/** The photos of details fill a row as wide as the painting. */
async function expectDetailsBelow(page: Page, path: string): Promise<void> {
  for (const [width, height] of [[360, 740] as const, ...WINDOWS]) {
    await page.setViewportSize({ width, height });
    const { painting, first, last } = await page
      .locator('main article')
      .first()
      .evaluate((article) => {
        const [painting, ...details] = [...article.querySelectorAll('[data-opens] img')].map(
          (image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return { top, bottom, left, right };
          },
        );
        return { painting, first: details[0], last: details.at(-1) };
      });
    if (!painting || !first || !last) throw new Error(`${path} has no details`);
    const place = `${path} at ${width}`;
    expect(first.top, place).toBeGreaterThan(painting.bottom);
    expect(Math.abs(painting.left - first.left), place).toBeLessThan(2);
    expect(Math.abs(painting.right - last.right), place).toBeLessThan(2);
  }
}

/** All of the painting is on screen before anything is scrolled. */
async function expectWhole(page: Page, path: string): Promise<void> {
  for (const [width, height] of [
    [768, 1024],
    [1280, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const painting = await page.locator('main article img').first().boundingBox();
    const end = (painting?.y ?? 0) + (painting?.height ?? 0);
    expect.soft(end, `${path} at ${width}`).toBeLessThanOrEqual(height);
  }
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
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await test.step(`${path} at ${width}`, async () => {
            const isBeside = width >= IS_BESIDE[format as keyof typeof IS_BESIDE];
            expectStaged(await measureStage(page), format, isBeside);
          });
        }
      }
    },
  );
}

function expectStaged(
  measured: Awaited<ReturnType<typeof measureStage>>,
  format: string | null,
  isBeside: boolean,
): void {
  expect(measured.cut).toBeLessThan(0.02);
  expect(measured.leading).toBeCloseTo(1.05, 2);
  const { stage, picture, words, end, nextGap } = measured;
  if (!isBeside) {
    if (format === 'panorama') expect(words.top).toBeLessThan(picture.top);
    else expect(words.top).toBeGreaterThan(picture.top);
    expect(measured.shownPart).toBeGreaterThan(0.75);
    return;
  }
  const gap = picture.left - words.right;
  expect(gap).toBeGreaterThanOrEqual(32);
  expect(gap).toBeLessThanOrEqual(80);
  expect(nextGap ?? gap).toBe(gap);
  expect(measured.emptyPart).toBeLessThanOrEqual(0.25);
  // All of it hangs in the middle of the page.
  expect(Math.abs(words.left - stage.left - (stage.right - end))).toBeLessThan(2);
}

test('it keeps the words in sight beside a long column, until it ends', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visit(page, '/gallery/flowers_birds/130');
  const title = page.getByRole('heading', { level: 1 });
  const topOf = async () => (await title.boundingBox())?.y ?? 0;
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(300);
  expect(await topOf()).toBeGreaterThan(70);
  expect(await topOf()).toBeLessThan(150);
  // The videos below both columns push them on: the words never come over them.
  await scrollTo(900);
  const words = await page.locator('main article hr').locator('..').boundingBox();
  const video = await page.locator('main article iframe').first().boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(video?.y ?? 0);
});

test(
  'it lets only a long word of a title part, and none run out of its column',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, '/gallery/animals/134');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('hyphens', 'manual');
    const overflow = await title.evaluate((each) => {
      each.dataset.longWords = '';
      each.textContent = 'Достопримечательности';
      return each.scrollWidth - each.clientWidth;
    });
    await expect(title).toHaveCSS('hyphens', 'auto');
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('it begins the videos at the edge of words and painting', FULL, async ({ page }) => {
  for (const [path, widths] of [
    ['/gallery/flowers_birds/130', [768, 1280, 2560]],
    ['/gallery/landscape/164', [2560]],
  ] as const) {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: Math.round(width * 0.5) });
      const video = await page.locator('main article iframe').first().boundingBox();
      const { words } = await measureStage(page);
      expect.soft(Math.abs((video?.x ?? 0) - words.left), `${path} at ${width}`).toBeLessThan(2);
    }
  }
});

test(
  'it draws the edge of a painting that would run into the paper, and of no other',
  FULL,
  async ({ page }) => {
    for (const [path, style] of [
      ['/gallery/dzen/46', 'solid'],
      ['/gallery/portrait/125', 'none'],
    ] as const) {
      await visit(page, path);
      await expect(page.locator('main article img').first()).toHaveCSS('outline-style', style);
    }
  },
);
