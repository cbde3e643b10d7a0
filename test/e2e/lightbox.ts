import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './visit.ts';

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

export async function expectPosition(page: Page, position: string): Promise<void> {
  await expect(lightboxOf(page).getByText(position, { exact: true })).toBeVisible();
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
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

/** A finger on the glass, in pixels of the window. */
export type Finger = readonly [x: number, y: number];

/** Fingers whose events say when they happened, however busy the machine is that plays them. */
export async function fingersOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let now = Date.now() / 1000;
  let last: readonly Finger[] = [];
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    fingers: readonly Finger[],
    waitMs: number,
    firstId = 0,
  ) => {
    now += waitMs / 1000;
    last = fingers;
    return cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], finger) => ({ x, y, id: firstId + finger })),
      timestamp: now,
    });
  };
  return {
    /** Puts fingers down, or one more beside those that are there. */
    down: (...fingers: readonly Finger[]) => send('touchStart', fingers, 1000),
    /** Moves all of them within a time, in steps of one frame. */
    move: async (to: readonly Finger[], durationMs = 400) => {
      const from = last;
      const steps = Math.max(1, Math.round(durationMs / 16));
      for (let step = 1; step <= steps; step += 1) {
        const at = from.map(([x, y], finger): Finger => {
          const [toX, toY] = to[finger] ?? [x, y];
          return [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps];
        });
        await send('touchMove', at, durationMs / steps);
      }
    },
    /** Lifts all of them, at once or after a rest in which they lose their speed. */
    lift: (restMs = 0) => send('touchEnd', [], restMs),
    /** Lifts all but the first one. */
    liftOthers: async (restMs = 0) => {
      const [first, ...others] = last;
      await send('touchEnd', others, restMs, 1);
      last = first ? [first] : [];
    },
    cancel: () => send('touchCancel', [], 0),
  };
}

/** Waits until nothing is on its way any more. */
export async function expectRest(page: Page): Promise<void> {
  await expect(lightboxOf(page).locator('[data-gesture]')).toHaveAttribute('data-gesture', 'none');
}
