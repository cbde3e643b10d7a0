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
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, hanging } = await lineEnds(page, [...artistTexts()].map(asTyped));
        expect(lines).toBeGreaterThan(0);
        expect.soft(hanging, `at ${width} px`).toEqual([]);
      }
    },
  );
}

/** How many times one of these texts goes on in another line, and where a short word stands at the end before. */
function lineEnds(page: Page, own: string[]): Promise<{ lines: number; hanging: string[] }> {
  return page.evaluate((typed) => {
    const isOwn = (text: string) =>
      typed.some((each) => each.includes(text.replaceAll('\u00a0', ' ').replace(/[«»„“”]/g, '"')));
    const hanging: string[] = [];
    let lines = 0;
    const range = document.createRange();
    /** Where the letter at a place of a text is painted. */
    const lineOf = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getClientRects()[0];
    };
    const texts = document.createTreeWalker(
      document.querySelector('main') as Node,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = [...(text.textContent ?? '').matchAll(/[^\s]+/gu)];
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (!isOwn(text.textContent ?? '')) continue;
      for (const [index, word] of words.entries()) {
        const next = words[index + 1];
        if (!next) continue;
        const here = lineOf(text, word.index + word[0].length - 1);
        const there = lineOf(text, next.index);
        if (!here || !there || there.top < here.bottom - 1) continue;
        lines += 1;
        if (/^[^\p{L}\p{N}]*\p{L}{1,2}$/u.test(word[0])) hanging.push(`${word[0]} | ${next[0]}`);
      }
    }
    return { lines, hanging };
  }, own);
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
