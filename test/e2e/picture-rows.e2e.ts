import { english } from './sample.ts';
import { expect, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** The rows of works on the page, each with what the pictures in it measure, in CSS pixels. */
function rowsOf(lists: Element[]) {
  return lists.flatMap((list) => {
    const { left, right } = list.getBoundingClientRect();
    const pictures = [...list.querySelectorAll('img')].map((image) => {
      const box = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return {
        top: Math.round(box.top),
        box,
        end: (image.closest('li') ?? image).getBoundingClientRect().right,
        cut: Math.abs(box.width / box.height - ratio) / ratio,
      };
    });
    const rows = Map.groupBy(pictures, ({ top }) => top);
    return [...rows.values()].map((row) => ({
      count: row.length,
      isIndented: Math.abs((row[0]?.box.left ?? 0) - left) > 1,
      leftOver: right - (row.at(-1)?.end ?? 0),
      isApart: row.every(
        ({ box }, index) => index === 0 || box.left - (row[index - 1]?.box.right ?? 0) > 15,
      ),
      height: row[0]?.box.height ?? 0,
      cut: Math.max(...row.map(({ cut }) => cut)),
      unevenness:
        Math.max(...row.map(({ box }) => box.height)) -
        Math.min(...row.map(({ box }) => box.height)),
    }));
  });
}

for (const [width, path] of [
  [768, '/gallery/landscape'],
  [1280, '/gallery/landscape'],
  [1280, english('/gallery/portrait')],
  [1920, '/gallery/landscape'],
  [768, '/gallery/flowers_birds'],
  [1280, english('/gallery/dzen')],
] as const) {
  test(`it shows works uncropped, equally high and in full rows at ${width} on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    const rows = await page.locator('main ul:has(img)').evaluateAll(rowsOf);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(row).toMatchObject({ isIndented: false, isApart: true });
      expect(row.cut).toBeLessThan(0.01);
      expect(row.unevenness).toBeLessThan(1.5);
    }
    expect(Math.min(...rows.map(({ leftOver }) => leftOver))).toBeGreaterThan(-2);
    // The last row ends where the works do; a few others may stop at the greatest height of a row.
    const short = rows.slice(0, -1).filter(({ leftOver }) => leftOver > 2);
    expect(short.length).toBeLessThanOrEqual(2);
    const heights = rows.map(({ height }) => height);
    expect(heights.at(-1)).toBeLessThanOrEqual(Math.max(...heights.slice(0, -1)));
  });
}

test('it puts works side by side on a phone, and a panorama into a row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/gallery/landscape');
  const rows = await page.locator('main ul:has(img)').evaluateAll(rowsOf);
  const counts = rows.map(({ count }) => count);
  expect(new Set(counts)).toEqual(new Set([1, 2]));
  for (const { cut, leftOver } of rows) {
    expect(cut).toBeLessThan(0.01);
    expect(Math.abs(leftOver)).toBeLessThan(2);
  }
});

test('it keeps the three cards of a category in one row', async ({ page }) => {
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/gallery');
    const rows = await page.locator('main section ul').evaluateAll(rowsOf);
    expect(rows.map(({ count }) => count)).toEqual(Array(8).fill(3));
  }
});

for (const [width, counts] of [
  [768, [2, 2, 2, 2]],
  [1280, [3, 3, 2]],
  [1920, [4, 4]],
] as const) {
  test(`it sets the eight tiles as ${counts.join(' and ')} at ${width}, centred`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
    const rows = await tiles.evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      return [...Map.groupBy(boxes, ({ top }) => top).values()].map((row) => ({
        count: row.length,
        middle: ((row[0]?.left ?? 0) + (row.at(-1)?.right ?? 0)) / 2,
      }));
    });
    expect(rows.map(({ count }) => count)).toEqual(counts);
    for (const { middle } of rows) expect(Math.abs(middle - width / 2)).toBeLessThan(10);
  });
}
