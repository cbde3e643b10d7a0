import type { Locator, Page } from '@playwright/test';
import { expect, scriptStarted } from './visit.ts';

/** More stops than any page has. */
const STOPS = 150;

/** Goes on (or back) by Tab until something has the focus, and sees at every stop that the visitor sees where it is. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached by keyboard`);
}

/** Follows the focused link to another page, where the next Tab then leads past the header at once. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await scriptStarted(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
}

/** The focused element is wholly in the window, or fills it; nothing lies over it, and its ring is whole. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A page that scrolls to its focus does so smoothly.
  await expect.poll(() => page.evaluate(findFocusFault)).toBe('');
}

/** Runs in the page; so it holds all that it needs. */
function findFocusFault(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  // What is focused inside of a frame has its ring there.
  if (focused instanceof HTMLIFrameElement) return '';
  const name = `${focused.localName} “${focused.textContent?.trim()}”`;
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused);
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  if (!hasRing || outlineColor.endsWith(', 0)')) return `${name} has no ring`;
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  const isInside =
    box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom + ring <= innerHeight;
  const isLarger = box.height > innerHeight && box.top < innerHeight && box.bottom > 0;
  if (!isInside && !isLarger) return `${name} is outside of the window`;
  const x = (box.left + box.right) / 2;
  for (const y of [box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1]) {
    const top = document.elementFromPoint(x, y);
    const isCovered = top && !focused.contains(top) && !top.contains(focused);
    if (isCovered && !isLarger) return `${name} is covered by ${top.outerHTML.slice(0, 60)}`;
  }
  for (
    let each = focused.parentElement;
    each && each !== document.body;
    each = each.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const clip = each.getBoundingClientRect();
    const isCutAside =
      overflowX !== 'visible' && (box.left - ring < clip.left || box.right + ring > clip.right);
    const isCutAbove =
      overflowY !== 'visible' && (box.top - ring < clip.top || box.bottom + ring > clip.bottom);
    if (isCutAside || isCutAbove) return `the ring of ${name} is cut by ${each.className}`;
  }
  return '';
}
