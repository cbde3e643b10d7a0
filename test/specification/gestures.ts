import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

export interface Swipe {
  /** Pixels to the right; negative ones lead to the left. */
  readonly right?: number;
  readonly down?: number;
  readonly durationMs: number;
  /** The finger rests before it is lifted, so that it has no speed. */
  readonly restMs?: number;
}

const FRAME_MS = 16;

/** Longer than any time within which two presses belong together. */
const PAUSE_MS = 1000;

/** Of the DevTools protocol: the keys that are held down. */
const CTRL = 2;

/** Events carry their own times, so no speed depends on the machine. Needs `hasTouch`. */
export async function inputOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let now = Date.now() / 1000;
  let fingers: readonly Point[] = [];

  const middle = (): Point => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    return [width / 2, height / 2];
  };
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    fingers = points;
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
  };
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Point) => {
    const button = { button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 } as const;
    const event = { type, x, y, ...button, clickCount: 1, timestamp: now };
    return cdp.send('Input.dispatchMouseEvent', event);
  };

  const input = {
    async touch(...points: Point[]) {
      now += PAUSE_MS / 1000;
      await touch('touchStart', points);
    },
    async move(points: readonly Point[], durationMs: number) {
      const from = fingers;
      const steps = Math.ceil(durationMs / FRAME_MS);
      for (let step = 1; step <= steps; step += 1) {
        now += durationMs / steps / 1000;
        const between = (start: number, end = start) => start + ((end - start) * step) / steps;
        const moved = from.map(([x, y], finger): Point => {
          return [between(x, points[finger]?.[0]), between(y, points[finger]?.[1])];
        });
        await touch('touchMove', moved);
      }
    },
    async lift(restMs = 0) {
      now += restMs / 1000;
      await touch('touchEnd', []);
    },
    async swipe({ right = 0, down = 0, durationMs, restMs = 0 }: Swipe) {
      const [x, y] = middle();
      const from: Point = [x - right / 2, y - down / 2];
      await input.touch(from);
      await input.move([[from[0] + right, from[1] + down]], durationMs);
      await input.lift(restMs);
    },
    /** Moves two fingers from one distance in pixels to another, around the middle. They stay down. */
    async pinch(fromPx: number, toPx: number) {
      const [x, y] = middle();
      const apart = (px: number) => [-px / 2, px / 2].map((offset): Point => [x + offset, y]);
      await input.touch(...apart(fromPx));
      await input.move(apart(toPx), 400);
    },
    async click({ at = middle(), waitMs = PAUSE_MS, movePx = 0 } = {}) {
      const to: Point = [at[0] + movePx, at[1]];
      now += waitMs / 1000;
      await mouse('mousePressed', at);
      if (movePx > 0) await mouse('mouseMoved', to);
      await mouse('mouseReleased', to);
    },
    /** @param intervalMs from the first click to the second */
    async doubleClick({ at = middle(), intervalMs = 100, movePx = 0 } = {}) {
      await input.click({ at, movePx });
      await input.click({ at, movePx, waitMs: intervalMs });
    },
    async wheel(deltaY: number, { at = middle(), isCtrl = false, waitMs = PAUSE_MS } = {}) {
      const [x, y] = at;
      now += waitMs / 1000;
      const turn = { deltaX: 0, deltaY, modifiers: isCtrl ? CTRL : 0 };
      const event = { type: 'mouseWheel', x, y, ...turn, timestamp: now } as const;
      await cdp.send('Input.dispatchMouseEvent', event);
    },
  };
  return input;
}
