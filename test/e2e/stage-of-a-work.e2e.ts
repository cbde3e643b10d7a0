import type { Page } from '@playwright/test';
import { expect, FULL, test, visit } from './visit.ts';

test.use({ reuseContext: true });

/** A work of each arrangement, with photos of details, and the width from which words stand beside its painting. */
const WORKS = [
  { format: 'tall', path: '/gallery/dzen/46', besideFrom: 768 },
  { format: 'upright', path: '/gallery/portrait/125', besideFrom: 768 },
  { format: 'broad', path: '/gallery/landscape/164', besideFrom: 1280 },
  { format: 'panorama', path: '/gallery/dzen/100', besideFrom: Number.POSITIVE_INFINITY },
];

/** Width and height of a tablet, two laptops and a large desktop, in CSS pixels. */
const WINDOWS = [
  [768, 1024],
  [1280, 768],
  [1920, 1152],
  [2560, 1440],
] as const;

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
    };
  });
}

for (const { format, path, besideFrom } of WORKS) {
  test(`it leaves no quarter empty beside what is ${format}`, FULL, async ({ page }) => {
    await visit(page, path);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await test.step(`at ${width}`, async () => {
        const measured = await measureStage(page);
        expect(measured.cut).toBeLessThan(0.02);
        if (width >= besideFrom) expectBeside(measured);
        else expectInTurn(measured, format);
        await expectDetailsBelow(page);
      });
    }
  });
}

type Stage = Awaited<ReturnType<typeof measureStage>>;

function expectBeside({ stage, picture, words, end, nextGap, emptyPart }: Stage): void {
  const gap = picture.left - words.right;
  expect(gap).toBeGreaterThanOrEqual(32);
  expect(gap).toBeLessThanOrEqual(80);
  expect(nextGap ?? gap).toBe(gap);
  expect(emptyPart).toBeLessThanOrEqual(0.25);
  // All of it hangs in the middle of the page.
  expect(Math.abs(words.left - stage.left - (stage.right - end))).toBeLessThan(2);
}

function expectInTurn({ picture, words, shownPart }: Stage, format: string): void {
  expect(words.top < picture.top).toBe(format === 'panorama');
  expect(shownPart).toBeGreaterThan(0.75);
}

/** The photos of details fill a row as wide as the painting. */
async function expectDetailsBelow(page: Page): Promise<void> {
  const photos = await page
    .locator('main article [data-opens] img')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const [painting, first] = photos;
  expect(first.top).toBeGreaterThan(painting.bottom);
  expect(Math.abs(painting.left - first.left)).toBeLessThan(2);
  expect(Math.abs(painting.right - photos.at(-1).right)).toBeLessThan(2);
}

test('it keeps the words in sight beside a long column', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visit(page, '/gallery/flowers_birds/130');
  const title = page.getByRole('heading', { level: 1 });
  const topOf = async () => (await title.boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  expect(await topOf()).toBeGreaterThan(70);
  expect(await topOf()).toBeLessThan(150);
});
