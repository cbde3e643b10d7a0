import type { Locator } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

/** Where the first letter of a text stands, in CSS pixels. */
function startOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

for (const width of [360, 1280]) {
  test(`it begins the letters of the index where its heading begins at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/gallery/all/words');
    const main = page.getByRole('main');
    const heading = await startOf(main.getByRole('heading', { level: 1 }));
    const letter = await startOf(main.getByRole('link', { name: 'А', exact: true }));
    expect(Math.abs(letter - heading)).toBeLessThan(3);
  });

  test(`it draws the line above the ways on as long as the text of a post at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/news/3');
    const edgesOf = async (element: Locator) => {
      const { x = 0, width: length = 0 } = (await element.boundingBox()) ?? {};
      return [x, x + length];
    };
    const ways = page.getByRole('main').getByRole('link', { name: 'Новости' }).locator('..');
    const paragraph = page.getByRole('main').getByRole('paragraph').last();
    expect(await edgesOf(ways)).toEqual(await edgesOf(paragraph));
  });
}
