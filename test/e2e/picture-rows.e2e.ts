import { english } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

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

test('it balances the rows of a category in every width', FULL, async ({ page }) => {
  await visit(page, '/gallery/landscape');
  for (const width of [360, 768, 1280, 1920, 2560]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('main ul:has(img)').evaluateAll(rowsOf);
      expect(rows.length).toBeGreaterThan(2);
      expectBalanced(rows);
    });
  }
});

test('the gallery is below 4,000 pixels high on a phone', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, english('/gallery'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
});
