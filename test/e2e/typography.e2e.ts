import type { Page } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { artistTexts, asTyped } from '#test/artist-texts.ts';
import { english, LONGEST_STORY } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** A page of each kind on which people read: short lines, a story, a long text, a life. */
const READ = ['/gallery/landscape', LONGEST_STORY, '/news/5', '/about'];

for (const path of READ.flatMap((each) => [each, english(each)])) {
  const tag = path === LONGEST_STORY ? {} : FULL;
  test(
    `no line of the artist's texts on ${path} ends in a word of one or two letters`,
    tag,
    async ({ page }) => {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      let lines = 0;
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const own = (await lineEnds(page)).filter(({ text }) => isOwn(text));
        lines += own.reduce((sum, each) => sum + each.lines, 0);
        const hanging = own.flatMap((each) => each.hanging);
        expect.soft(hanging, `at ${width} px`).toEqual([]);
      }
      expect(lines).toBeGreaterThan(0);
    },
  );
}

const typed = [...artistTexts()].map(asTyped);

/** Whether the artist wrote a text of a page; links and emphasis cut hers into several. */
function isOwn(text: string): boolean {
  return typed.some((each) => each.includes(asTyped(text)));
}

interface LineEnds {
  readonly text: string;
  /** How many times it goes on in another line. */
  readonly lines: number;
  /** Where a short word stands at the end before. */
  readonly hanging: readonly string[];
}

/** How the texts of a page are parted into lines. */
function lineEnds(page: Page): Promise<LineEnds[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    /** Where the letter at a place of a text is painted. */
    const lineOf = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getClientRects()[0];
    };
    const found: { text: string; lines: number; hanging: string[] }[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') as Node,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const hanging: string[] = [];
      let lines = 0;
      const words = [...text.matchAll(/[^\s]+/gu)];
      for (const [index, word] of words.entries()) {
        const next = words[index + 1];
        if (!next) continue;
        const here = lineOf(node, word.index + word[0].length - 1);
        const there = lineOf(node, next.index);
        if (!here || !there || there.top <= here.top) continue;
        lines += 1;
        if (/^[^\p{L}\p{N}]*\p{L}{1,2}$/u.test(word[0])) hanging.push(`${word[0]} | ${next[0]}`);
      }
      found.push({ text, lines, hanging });
    }
    return found;
  });
}

/** Where titles stand in narrow places; the second has those of all works. */
const TITLED = [
  '/gallery',
  '/gallery/all',
  ...CATEGORIES.map((category) => `/gallery/${category}`),
];

for (const [index, path] of TITLED.entries()) {
  const tag = index === 0 ? {} : FULL;
  test(`no word of a title of ${path} runs out of its place`, tag, async ({ page }) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const titles = page.getByRole('main').locator('h1, h2, h3, a > span, a > span > span');
      const wide = await titles.evaluateAll((all) =>
        all
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect.soft(wide, `at ${width} px`).toEqual([]);
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(pageWidth, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
