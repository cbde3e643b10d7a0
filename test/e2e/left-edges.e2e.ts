import type { Locator } from '@playwright/test';
import { expect, FULL, test, visit } from './visit.ts';

test.use({ reuseContext: true });

/** Where the first letter of a text stands, in CSS pixels. */

for (const width of [360, 1280]) {
  test(
    `it draws the line above the ways on as long as the text of a post at ${width}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/news/3');
      const edgesOf = async (element: Locator) => {
        const { x = 0, width: length = 0 } = (await element.boundingBox()) ?? {};
        return [x, x + length];
      };
      const ways = page.getByRole('main').getByRole('link', { name: 'Новости' }).locator('..');
      const paragraph = page.getByRole('main').getByRole('paragraph').last();
      expect(await edgesOf(ways)).toEqual(await edgesOf(paragraph));
    },
  );
}

test('it ends the works of a post where its text ends', FULL, async ({ page }) => {
  for (const path of ['/news/5', '/news/1']) {
    await visit(page, path);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const line = await page
        .getByRole('main')
        .getByRole('link', { name: 'Новости' })
        .locator('..')
        .boundingBox();
      const works = page.getByRole('region', { name: 'Эти работы' }).locator('img');
      const last = await works.last().boundingBox();
      const end = (box: typeof line) => (box ? box.x + box.width : Number.NaN);
      expect.soft(Math.abs(end(last) - end(line)), `${path} at ${width}`).toBeLessThan(3);
    }
  }
});

test('it gives the ways of reaching the artist rows of one height', FULL, async ({ page }) => {
  await visit(page, '/contact');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((rows) => rows.slice(0, -1).map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights) - Math.min(...heights), `at ${width}`).toBeLessThan(2);
  }
});

test('it keeps what follows a heading in one line on a phone', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, names] of [
    ['/gallery/all', ['Тихий показ', 'Указатель слов']],
    ['/gallery/landscape/wall', ['36 работ', 'Показать сеткой']],
    ['/gallery/landscape', ['36 работ', 'Развеска', 'Тихий показ']],
  ] as const) {
    await visit(page, path);
    const header = page.getByRole('main').locator('header');
    const boxes = await Promise.all(
      names.map((name) => header.getByText(name, { exact: true }).boundingBox()),
    );
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect.soft(Math.max(...middles) - Math.min(...middles), path).toBeLessThan(3);
    expect.soft(boxes[0]?.x, path).toBe((await header.locator('h1').boundingBox())?.x);
  }
});

test('it parts no name of a category on a phone', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/gallery', '/en/gallery']) {
    await visit(page, path);
    const parted = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) =>
        headings.filter((heading) => {
          const lines = heading.getBoundingClientRect().height;
          const { fontSize } = getComputedStyle(heading);
          return !/\s/.test(heading.textContent) && lines > 2 * Number.parseFloat(fontSize);
        }),
      );
    expect.soft(parted, path).toHaveLength(0);
  }
});
