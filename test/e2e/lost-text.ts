import type { Page } from '@playwright/test';

/**
 * What cannot be read in the page as it is laid out now: text that leaves the box which clips it or is painted behind
 * it, text or drawings one over the other, and a page that scrolls sideways. Nothing is lost in a box that scrolls.
 */
export async function findLostText(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(lookForLostText)));
  return found.flat();
}

/** Runs in the page; so it holds all that it needs. */
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
    // The letters of a drawing are a part of it.
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
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) lost.push(`scrolls sideways by ${scrollWidth - clientWidth}`);

  const holds = (outer: DOMRect, { left, right, top, bottom }: DOMRect) =>
    left >= outer.left - TOLERANCE_PX &&
    right <= outer.right + TOLERANCE_PX &&
    top >= outer.top - TOLERANCE_PX &&
    bottom <= outer.bottom + TOLERANCE_PX;

  for (const { words, element, box } of items) {
    for (let each: Element | null = element; each && each !== document.body; ) {
      const style = getComputedStyle(each);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const isClipping = /hidden|clip/.test(style.overflowX + style.overflowY);
      const isPainted = !/^rgba\(.* 0\)$|transparent/.test(style.backgroundColor);
      const isBox = style.display !== 'inline' && (isClipping || isPainted);
      if (isBox && !holds(each.getBoundingClientRect(), box)) {
        lost.push(`“${words}” leaves <${each.localName} class="${each.className}">`);
      }
      each = each.parentElement;
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
