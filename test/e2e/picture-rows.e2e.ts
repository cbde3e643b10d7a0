import type { Locator, Page } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { english } from './sample.ts';
import { expect, FULL, forgiveMissingPages, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** The rows of pictures on the page, in CSS pixels. */
function rowsOf(lists: Element[]) {
  return lists.flatMap((list) => {
    const { left, right } = list.getBoundingClientRect();
    const pictures = [...list.querySelectorAll('img')].map((image) => {
      const box = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const item = image.closest('li') ?? image;
      const caption = item.querySelector('h3, a + a > span, a > span > span');
      return {
        top: Math.round(box.top),
        box,
        end: item.getBoundingClientRect().right,
        cut: Math.abs(box.width / box.height - ratio) / ratio,
        caption: caption?.getBoundingClientRect().top ?? 0,
      };
    });
    const rows = [...Map.groupBy(pictures, ({ top }) => top).values()];
    return rows.map((row) => ({
      count: row.length,
      ofRows: rows.length,
      isIndented: Math.abs((row[0]?.box.left ?? 0) - left) > 1,
      // As high as the window lets it be, a row may end sooner.
      isHigh: row.some(({ box }) => box.height > 0.85 * innerHeight - 1),
      short: right - (row.at(-1)?.end ?? 0),
      leftOver: (right - (row.at(-1)?.end ?? 0)) / (right - left),
      isApart: row.every(
        ({ box }, index) => index === 0 || box.left - (row[index - 1]?.box.right ?? 0) > 13,
      ),
      narrowest: Math.min(...row.map(({ box }) => box.width)),
      heights: [...new Set(row.map(({ box }) => box.height))],
      captions: new Set(row.map(({ caption }) => caption)).size,
      cut: Math.max(...row.map(({ cut }) => cut)),
    }));
  });
}

/** What holds for every row: flush, uncropped, of one whole height, and with captions on one line. */
function expectBalanced(rows: ReturnType<typeof rowsOf>): void {
  for (const row of rows) {
    expect(row).toMatchObject({ isIndented: false, isApart: true, captions: 1 });
    expect(row.heights).toEqual([Math.round(row.heights[0] ?? 0)]);
    expect(row.cut).toBeLessThan(0.01);
    expect(row.leftOver).toBeGreaterThan(-0.001);
    expect(row.leftOver).toBeLessThan(0.03);
    if (!row.isHigh) expect(row.short).toBeLessThan(1);
    expect(row.narrowest).toBeGreaterThan(50);
  }
}

for (const path of ['/gallery/landscape', '/gallery/flowers_birds', english('/gallery/dzen')]) {
  test(
    `it balances the rows of ${path} in every width, none left short`,
    FULL,
    async ({ page }) => {
      await visit(page, path);
      for (const width of [360, 768, 1280, 1920, 2560]) {
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          const rows = await page.locator('main ul:has(img)').evaluateAll(rowsOf);
          expect(rows.length).toBeGreaterThan(2);
          expectBalanced(rows);
          const heights = rows.map(({ heights: [height = 0] }) => height);
          const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
          expect(heights.at(-1)).toBeLessThan(2 * mean);
        });
      }
    },
  );
}

for (const width of [360, 480, 620, 768, 1024, 1280, 1600, 1920, 2560]) {
  test(
    `it balances the rows of every category and the strips below, at ${width}`,
    FULL,
    async ({ page, faults }) => {
      test.slow();
      await page.setViewportSize({ width, height: Math.max(740, Math.round(width * 0.56)) });
      for (const path of CATEGORIES.map((category) => `/gallery/${category}`)) {
        for (const speak of [(each: string) => each, english]) {
          await visit(page, speak(path));
          const rows = await page.locator('main ul:has(img)').evaluateAll(rowsOf);
          expect(rows.length, path).toBeGreaterThan(0);
          await test.step(speak(path), () => expectBalanced(rows));
        }
      }
      for (const path of ['/', '/404']) {
        await visit(page, path);
        const strips = await page.locator('main section ul:has(img)').evaluateAll(rowsOf);
        expect(strips.length, path).toBeGreaterThan(0);
        for (const { heights, captions } of strips) {
          expect(heights).toHaveLength(1);
          expect(captions).toBe(1);
        }
      }
      forgiveMissingPages(faults);
    },
  );

  test(`it begins title, content and footer on one axis, at ${width}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, ...selectors] of [
      ['/', 'main h1', 'main nav a', 'footer p'],
      ['/gallery', 'main h1', 'main section h2', 'footer p'],
      ['/gallery/landscape', 'main h1', 'main li img', 'footer p'],
      ['/news', 'main h1', 'main li img', 'footer p'],
      ['/contact', 'main h1', 'footer p'],
      // A painting and its words are a pair in the middle of a wide screen.
      ['/gallery/landscape/164', 'main nav a', 'main h1', 'main section h2'],
    ] as const) {
      await visit(page, path);
      const edges = await page.evaluate(
        (all) =>
          all.map((each) =>
            Math.round(document.querySelector(each)?.getBoundingClientRect().left ?? -1),
          ),
        selectors,
      );
      expect.soft(new Set(edges).size, `${path}: ${edges}`).toBe(1);
    }
  });
}

test(
  'it puts works side by side on a phone, and a panorama into a row of its own',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/gallery/landscape');
    const rows = await page.locator('main ul:has(img)').evaluateAll(rowsOf);
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([1, 2]));
  },
);

test(
  'it keeps the three cards of a category in one row, as wide as there is room',
  FULL,
  async ({ page }) => {
    await visit(page, '/gallery');
    for (const width of [768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1440 });
      const rows = await page.locator('main section ul').evaluateAll(rowsOf);
      expect(rows.map(({ count }) => count)).toEqual(Array(8).fill(3));
      expectBalanced(rows);
    }
  },
);

test(
  'it has a strip for every category on a phone, and stays below 4,000 pixels',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/gallery', english('/gallery')]) {
      await visit(page, path);
      const strips = page.locator('main section ul');
      expect(
        await strips.evaluateAll((all) =>
          all.map((strip) => getComputedStyle(strip).scrollSnapType.split(' ')[0]),
        ),
      ).toEqual(Array(8).fill('inline'));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
      const low = await page
        .locator('main section a')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().height).filter((height) => height < 44),
        );
      expect(low).toEqual([]);
    }
  },
);

type Box = Awaited<ReturnType<Locator['boundingBox']>> | undefined;

function endOf(box: Box): number {
  return box ? box.x + box.width : Number.NaN;
}

function bottomOf(box: Box): number {
  return box ? box.y + box.height : Number.NaN;
}

/** What the home page has below its hero. */
async function openingOf(page: Page) {
  const main = page.getByRole('main');
  const navigation = main.getByRole('navigation');
  const tiles = await navigation.getByRole('link').all();
  const [allWorks, sentence, post, footer] = await Promise.all(
    [
      main.locator('a[href$="/gallery/all"]'),
      main.locator('p:has(a[href$="/about"])'),
      main.locator('a[href*="/news/"]:visible'),
      page.getByRole('contentinfo').locator('p').first(),
    ].map((part) => part.boundingBox()),
  );
  return {
    tiles: await Promise.all(tiles.map((tile) => tile.boundingBox())),
    counts: await navigation
      .locator('li > span')
      .evaluateAll((all) => all.map((count) => count.getBoundingClientRect().right)),
    ...{ allWorks, sentence, post, footer },
  };
}

test(
  'it leaves no gap in the rows of tiles, and reaches both margins of the page',
  FULL,
  async ({ page }) => {
    for (const path of ['/', english('/')]) {
      await visit(page, path);
      for (const [width, counts] of [
        [320, [1, 1, 1, 1, 1, 1, 1, 1]],
        [481, [1, 1, 1, 1, 1, 1, 1, 1]],
        [768, [2, 2, 2, 2]],
        [1024, [2, 2, 2, 2]],
        [1440, [2, 2, 2, 2]],
        [1920, [3, 3, 3]],
        [2560, [4, 4]],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const { tiles, allWorks, counts: ends, sentence, post, footer } = await openingOf(page);
        // As large as a tile, the link to all works stands in the ninth place.
        const isTile = allWorks?.height === 200;
        const rows = [
          ...Map.groupBy(isTile ? [...tiles, allWorks] : tiles, (box) => box?.y).values(),
        ];
        expect
          .soft(
            rows.map((row) => row.length),
            `${path} at ${width} px`,
          )
          .toEqual(counts);
        const begin = footer?.x ?? Number.NaN;
        expect.soft(tiles[0]?.x, `${path} at ${width} px`).toBe(begin);
        const end = Math.max(...ends, ...[...tiles, sentence, post].map(endOf));
        expect.soft(end, `${path} at ${width} px`).toBeCloseTo(width - begin, 0);
      }
    }
  },
);

test(
  'it sets sentence and exhibition beside the tiles, from their top to their bottom',
  FULL,
  async ({ page }) => {
    for (const path of ['/', english('/')]) {
      await visit(page, path);
      for (const width of [1024, 1280, 1440, 1660, 1680, 1920, 2048, 2560]) {
        await page.setViewportSize({ width, height: 1200 });
        const { tiles, allWorks, sentence, post } = await openingOf(page);
        expect
          .soft(sentence?.x, `${path} at ${width} px`)
          .toBeGreaterThan(Math.max(...tiles.map(endOf)));
        expect.soft(post?.x, `${path} at ${width} px`).toBe(sentence?.x);
        expect.soft(sentence?.y, `${path} at ${width} px`).toBe(tiles[0]?.y);
        expect.soft(bottomOf(post), `${path} at ${width} px`).toBeCloseTo(bottomOf(allWorks), 0);
      }
    }
  },
);

test('it leaves no picture of a year alone below others on a tablet', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/about/timeline');
  const rows = await page
    .getByRole('main')
    .locator('ol ul')
    .evaluateAll((lists) =>
      lists.map((list) => {
        const ends = [...list.children].map((each) => each.getBoundingClientRect().bottom);
        return [...Map.groupBy(ends, Math.round).values()].map((row) => row.length);
      }),
    );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row.length > 1 && row.at(-1) === 1)).toEqual([]);
});
