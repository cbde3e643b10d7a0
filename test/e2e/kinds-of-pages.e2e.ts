import type { Page } from '@playwright/test';
import { addStyles, STILLNESS } from './page-styles.ts';
import { KINDS, LIKE_OTHERS } from './sample.ts';
import { sidewaysScroll } from './scroll-through.ts';
import { expect, FULL, forgive, scriptStarted, test } from './visit.ts';

test.use({ reuseContext: true });

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** WCAG 2.2, 1.4.4. */
const LARGE_TEXT = 'html { font-size: 200% }';

const WISHES = [
  { wish: 'text is set more widely', css: TEXT_SPACING, widths: [320, 1280] },
  { wish: 'the window is very narrow', css: '', widths: [280] },
  { wish: 'text is twice as large', css: LARGE_TEXT, widths: [640, 1280] },
] as const;

test.afterEach(({ faults }) => forgive(faults, /status of 404/));

// One visit for everything that is asked of every kind of page: to open it costs more than to look at it.
// In Russian, whose words are longer.
for (const path of KINDS.filter((each) => !/^\/en(\/|$)/.test(each))) {
  const tag = LIKE_OTHERS.includes(path) ? FULL : {};
  test(`it is as every page is at ${path}`, tag, async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await test.step('where less motion is asked for, all words are there at once, and nothing moves', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/assets/*.js', async (route) => {
        await script.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findMotion(page)).toEqual([]);
      script.resolve();
      await scriptStarted(page);
      if (path.includes('?work=')) await expect(page.getByRole('textbox')).toBeVisible();
      expect.soft(await findMotion(page)).toEqual([]);
    });

    await addStyles(page, STILLNESS);
    for (const { wish, css, widths } of WISHES) {
      await test.step(`nothing is lost when ${wish}`, async () => {
        const remove = await addStyles(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 });
          expect.soft(await findLostText(page), `at ${width} pixels`).toEqual([]);
        }
        await remove();
      });
    }
  });
}

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map(({ id }) => `runs: ${id}`);
    const elements = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { animationName, transitionDuration, opacity, scrollBehavior } =
        getComputedStyle(element);
      const isStill =
        animationName === 'none' &&
        /^0s(, 0s)*$/.test(transitionDuration) &&
        scrollBehavior === 'auto';
      const isThere = opacity === '1' || !element.textContent?.trim();
      return isStill && isThere ? [] : [element.outerHTML.slice(0, 100)];
    });
    return [...running, ...elements];
  });
}

async function findLostText(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().flatMap((frame) => [frame.evaluate(lookForLostText), sidewaysScroll(frame)]),
  );
  return found.flat();
}

function lookForLostText(): string[] {
  /** Above and below the letters of a line there is room for accents, in which lines may meet. */
  const LINE_ROOM = 0.25;
  const TOLERANCE_PX = 1;

  interface Item {
    readonly words: string;
    readonly element: Element;
    readonly box: DOMRect;
  }

  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath !== 'none') return false;
    }
    return true;
  };

  const linesOf = (text: Node): Item[] => {
    const element = text.parentElement;
    if (!element || element.closest('svg') || !text.textContent?.trim() || !isSeen(element))
      return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = text.textContent.trim().slice(0, 40);
    return [...range.getClientRects()].map(({ x, y, width, height }) => {
      const room = height * LINE_ROOM;
      return { words, element, box: new DOMRect(x, y + room, width, height - 2 * room) };
    });
  };

  const items: Item[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) items.push(...linesOf(texts.currentNode));
  for (const element of document.querySelectorAll('svg')) {
    const words = `drawing in ${element.parentElement?.textContent}`;
    if (isSeen(element)) items.push({ words, element, box: element.getBoundingClientRect() });
  }

  const lost: string[] = [];
  const holds = (outer: DOMRect, { left, right, top, bottom }: DOMRect) =>
    left >= outer.left - TOLERANCE_PX &&
    right <= outer.right + TOLERANCE_PX &&
    top >= outer.top - TOLERANCE_PX &&
    bottom <= outer.bottom + TOLERANCE_PX;

  for (const { words, element, box } of items) {
    let each: Element | null = element;
    for (; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const isClipping = /hidden|clip/.test(style.overflowX + style.overflowY);
      const isPainted = !/^rgba\(.* 0\)$|transparent/.test(style.backgroundColor);
      const isBox = style.display !== 'inline' && (isClipping || isPainted);
      if (isBox && !holds(each.getBoundingClientRect(), box)) {
        lost.push(`“${words}” leaves <${each.localName} class="${each.className}">`);
      }
    }
  }

  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE_PX;

  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (overlap(one.box, other.box)) lost.push(`“${one.words}” lies over “${other.words}”`);
    }
  }
  return [...new Set(lost)];
}
