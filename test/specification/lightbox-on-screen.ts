import type { Locator, Page } from '@playwright/test';
import { listedWorks } from './sample.ts';
import { expect, visit } from './visit.ts';

export const TOTAL = listedWorks('landscape').length;

export const lightboxOf = (page: Page): Locator => page.getByRole('dialog');

/** The thumbnails of a category page, in their order. */
export const thumbnailsOf = (page: Page): Locator =>
  page.getByRole('main').locator(':is(a, button):has(img)');

export async function expectPosition(page: Page, position: string): Promise<void> {
  await expect(lightboxOf(page).getByText(position, { exact: true })).toBeVisible();
}

/** The box of the picture on screen, once nothing moves any more. */
async function restingBox(page: Page): Promise<DOMRect> {
  const picture = lightboxOf(page).getByRole('img');
  await expect(picture).toHaveCount(1);
  return picture.evaluate(async (image) => {
    const isAnimated = () =>
      document
        .getAnimations()
        .some(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
    let box = image.getBoundingClientRect();
    for (let still = 0; still < 5; ) {
      await new Promise(requestAnimationFrame);
      const next = image.getBoundingClientRect();
      const isStill =
        next.x === box.x && next.y === box.y && next.width === box.width && !isAnimated();
      still = isStill ? still + 1 : 0;
      box = next;
    }
    return box.toJSON();
  });
}

const centreOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** Opens a landscape of the sample in the lightbox, and measures against how it is shown at first. */
export async function openPicture(page: Page, position = 3) {
  await visit(page, `/gallery/landscape?id=${position}`);
  await expectPosition(page, `${position}/${TOTAL}`);
  const whole = await restingBox(page);
  const centre = centreOf(whole);
  return {
    /** The middle of the picture in the window. */
    centre,
    /** How many times its size at first the picture has, at rest. */
    scale: async () => (await restingBox(page)).width / whole.width,
    /** How many pixels the middle of the picture is from where it was, at rest. */
    shift: async () => {
      const { x, y } = centreOf(await restingBox(page));
      return { x: Math.round(x - centre.x), y: Math.round(y - centre.y) };
    },
  };
}

/** A finger on the glass, in pixels of the window. */
type Finger = readonly [x: number, y: number];

const FRAME_MS = 16;

/** Fingers whose events carry their own time, however busy the machine is. */
export async function fingersOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let now = Date.now() / 1000;
  let last: readonly Finger[] = [];
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    fingers: readonly Finger[],
    afterMs: number,
  ) => {
    now += afterMs / 1000;
    last = fingers;
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
  };
  return {
    down: (...fingers: readonly Finger[]) => send('touchStart', fingers, 1000),
    /** Moves the fingers evenly, in steps of one frame. */
    move: async (to: readonly Finger[], durationMs = 400) => {
      const from = last;
      const steps = Math.max(1, Math.round(durationMs / FRAME_MS));
      for (let step = 1; step <= steps; step += 1) {
        const fingers = from.map(([x, y], index): Finger => {
          const [toX, toY] = to[index] ?? [x, y];
          return [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps];
        });
        await send('touchMove', fingers, durationMs / steps);
      }
    },
    /** Lifts the fingers at once, or after a rest that takes their speed away. */
    lift: (restMs = 0) => send('touchEnd', [], restMs),
  };
}

/** Clicks twice, so many milliseconds apart, however busy the machine is. */
export async function clickTwice(
  page: Page,
  at: { x: number; y: number },
  apartMs: number,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const timestamp of [start, start + apartMs / 1000]) {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const mouse = {
        ...at,
        button: 'left',
        buttons: type === 'mousePressed' ? 1 : 0,
        clickCount: 1,
      } as const;
      await cdp.send('Input.dispatchMouseEvent', { type, ...mouse, timestamp });
    }
  }
}

/** Turns the wheel with Ctrl, as a trackpad reports a pinch: 1000 px change the scale by 1. */
export async function zoomByWheel(
  page: Page,
  at: { x: number; y: number },
  change: number,
): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -1000 * change);
  await page.keyboard.up('Control');
}
