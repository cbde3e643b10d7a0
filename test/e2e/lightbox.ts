import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './visit.ts';

export { expectClosed, expectPosition } from '#test/specification/lightbox.ts';

/** The lightbox that is open. */
export function lightboxOf(page: Page): Locator {
  return page.locator('dialog[open][data-wall]');
}

/** The thumbnails of a category page: the links that open the lightbox, in their order. */
export function thumbnailsOf(page: Page): Locator {
  return page.getByRole('main').locator('a[aria-haspopup="dialog"]');
}

/** Opens the work at a position, counted from 1, by its thumbnail, and waits until it has grown. */
export async function openWork(page: Page, position: number): Promise<void> {
  await thumbnailsOf(page)
    .nth(position - 1)
    .click();
  await expect(lightboxOf(page)).toBeVisible();
  await expect
    .poll(() =>
      lightboxOf(page).evaluate(
        (each) =>
          each
            .getAnimations({ subtree: true })
            // What goes on for ever is the sign that a picture is still to come.
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length,
      ),
    )
    .toBe(0);
}

/** Opens a category and the work at a position of it. */
export async function openWorkOf(page: Page, category: string, position: number): Promise<void> {
  await visit(page, `/gallery/${category}`);
  await openWork(page, position);
}

/** The picture on screen, with the frame that is moved and zoomed. */
export function pictureOnScreen(page: Page): Locator {
  return lightboxOf(page).locator('[data-place="current"] > :first-child');
}

/** How many times its fitted size the picture is shown at, when it has come to rest. */
export async function scaleOnScreen(page: Page): Promise<number> {
  return pictureOnScreen(page).evaluate((picture) => Number(getComputedStyle(picture).scale));
}

/** Where the middle of the picture is, in pixels from the middle of the stage. */
export async function placeOnScreen(page: Page): Promise<{ x: number; y: number }> {
  return pictureOnScreen(page).evaluate((picture) => {
    const style = (picture as HTMLElement).style;
    return {
      x: Number(style.getPropertyValue('--x')),
      y: Number(style.getPropertyValue('--y')),
    };
  });
}

/** The middle of the stage, in pixels of the window. */
export async function middleOfStage(page: Page): Promise<{ x: number; y: number }> {
  const box = await lightboxOf(page).locator('[data-gesture]').boundingBox();
  if (!box) throw new Error('The lightbox has no stage');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
