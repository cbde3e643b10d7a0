import type { Page } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { english, LONGEST_STORY } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** A page of each kind on which people read: short lines, a story, a long text, a life. */
const READ = ['/gallery/landscape', LONGEST_STORY, '/news/5', '/about'];

for (const path of READ.flatMap((each) => [each, english(each)])) {
  const tag = path === LONGEST_STORY ? {} : FULL;
  test(`no line of ${path} ends in a word of one or two letters`, tag, async ({ page }) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { lines, hanging } = await lineEnds(page);
      expect(lines).toBeGreaterThan(0);
      expect.soft(hanging, `at ${width} px`).toEqual([]);
    }
  });
}

/** How many times a text of the page goes on in another line, and where a short word stands at the end before. */
function lineEnds(page: Page): Promise<{ lines: number; hanging: string[] }> {
  return page.evaluate(() => {
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
  test(`no long word of a title of ${path} breaks without a hyphen`, tag, async ({ page }) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    let words = 0;
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { long, broken } = await brokenWords(page);
      words += long;
      expect.soft(broken, `at ${width} px`).toEqual([]);
    }
    expect(words).toBeGreaterThan(0);
  });
}

/** How many words of titles may part, and those that stand on two lines without a hyphen between. */
function brokenWords(page: Page): Promise<{ long: number; broken: string[] }> {
  return page.evaluate(() => {
    const broken: string[] = [];
    let long = 0;
    const range = document.createRange();
    const lineOf = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // The first letter of a line also has a place at the end of the one before, where a hyphen stands.
      return [...range.getClientRects()].at(-1)?.top;
    };
    for (const title of document.querySelectorAll('main :is(h1, h2, h3, [data-title])')) {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\u00ad]+/gu)) {
          if (word.includes('\u00ad')) long += 1;
          for (let at = index + 1; at < index + word.length; at += 1) {
            const [before, here] = [lineOf(text, at - 1), lineOf(text, at)];
            const isParted = word[at - 1 - index] === '\u00ad' || word[at - index] === '\u00ad';
            if (!isParted && before !== here) broken.push(word);
          }
        }
      }
    }
    return { long, broken };
  });
}
