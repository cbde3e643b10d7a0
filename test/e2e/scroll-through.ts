import type { Frame, Page } from '@playwright/test';

/** Returns the pictures that did not load, up to `end` CSS pixels from the top. */
export function scrollThrough(page: Page, end = Number.POSITIVE_INFINITY): Promise<string[]> {
  return page.evaluate(async (lowest) => {
    const frame = () => new Promise(requestAnimationFrame);
    // Browsers do not load lazy pictures that a strip has scrolled out of sight.
    const isInStrip = ({ left, right }: DOMRect, element: Element) => {
      const strip = element.closest('ul, ol')?.getBoundingClientRect();
      return !strip || (left < strip.right && right > strip.left);
    };
    const isInView = (element: Element) => {
      const box = element.getBoundingClientRect();
      const { top, right, bottom, left } = box;
      const isInWindow = right > Math.max(left, 0) && left < innerWidth;
      return isInWindow && bottom > 0 && top < innerHeight && isInStrip(box, element);
    };
    const arrived = (image: HTMLImageElement) =>
      image.complete ||
      new Promise((settle) => {
        image.addEventListener('load', settle, { once: true });
        image.addEventListener('error', settle, { once: true });
      });
    const missing = new Set<string>();
    const root = document.documentElement;
    let isAtEnd = false;
    while (!isAtEnd) {
      // At the end of the first one a page of another size is laid out, which asks for other widths of its pictures.
      await frame();
      await frame();
      const images = [...document.images].filter(isInView);
      await Promise.all(images.map(arrived));
      for (const image of images) if (image.naturalWidth === 0) missing.add(image.outerHTML);
      isAtEnd = Math.ceil(scrollY + innerHeight) >= Math.min(root.scrollHeight, lowest);
      scrollBy({ top: innerHeight, behavior: 'instant' });
    }
    return [...missing].map((html) => `picture does not arrive: ${html}`);
  }, end);
}

export function sidewaysScroll(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .slice(0, 3)
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
    return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${culprits.join(' | ')}`];
  });
}
