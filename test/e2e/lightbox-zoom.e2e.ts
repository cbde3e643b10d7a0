import type { CDPSession, Page } from '@playwright/test';
import {
  expectPosition,
  lightboxOf,
  middleOfStage,
  openWorkOf,
  pictureOnScreen,
  placeOnScreen,
  scaleOnScreen,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, test } from './visit.ts';

const TOTAL = worksOf('landscape').length;

const expectScale = (page: Page, scale: number) =>
  expect.poll(() => scaleOnScreen(page)).toBeCloseTo(scale, 2);

/** A mouse whose events say when they happened, however busy the machine is that plays them. */
async function mouseOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let now = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseReleased', x: number, y: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mousePressed' ? 1 : 0,
      clickCount: 1,
      timestamp: now,
    });
  return {
    /** Presses and releases, a while after the last event. */
    click: async (x: number, y: number, waitMs: number) => {
      now += waitMs / 1000;
      await send('mousePressed', x, y);
      await send('mouseReleased', x, y);
    },
    wheel: async (x: number, y: number, deltaY: number, waitMs: number) => {
      now += waitMs / 1000;
      const type = 'mouseWheel';
      await cdp.send('Input.dispatchMouseEvent', { type, x, y, deltaX: 0, deltaY, timestamp: now });
    },
  };
}

test.describe('with a mouse', () => {
  test('it adds 1 at a double-click, under the cursor, and resets at the next one', async ({
    page,
  }) => {
    await openWorkOf(page, 'landscape', 3);
    const { x, y } = await middleOfStage(page);
    const mouse = await mouseOf(page);
    await mouse.click(x + 100, y + 40, 1000);
    await mouse.click(x + 100, y + 40, 190);
    await expectScale(page, 2);
    expect(await placeOnScreen(page)).toEqual({ x: -100, y: -40 });
    await mouse.click(x, y, 1000);
    await mouse.click(x, y, 190);
    await expectScale(page, 1);
  });

  test('it looks around in a zoomed painting by single clicks', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expectScale(page, 2);
    const { x, y } = await middleOfStage(page);
    const mouse = await mouseOf(page);
    await mouse.click(x + 70, y - 20, 1000);
    await expect.poll(() => placeOnScreen(page)).toEqual({ x: -70, y: 20 });
  });

  test('it stays whole at two single clicks', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const { x, y } = await middleOfStage(page);
    const mouse = await mouseOf(page);
    await mouse.click(x, y, 1000);
    await mouse.click(x, y, 210);
    await expectScale(page, 1);
  });

  test('it stays whole at two quick clicks far from each other', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const { x, y } = await middleOfStage(page);
    const mouse = await mouseOf(page);
    await mouse.click(x - 200, y, 1000);
    await mouse.click(x + 200, y, 100);
    // The keys come after the clicks: what they add, they add to a whole painting.
    await page.keyboard.press('+');
    await expectScale(page, 1.5);
  });

  test('it leaves arrows that are pressed with another key to the browser', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `4/${TOTAL}`);
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `3/${TOTAL}`);
  });

  test('it moves a zoomed painting with the mouse, to its edges and no further', async ({
    page,
  }) => {
    await openWorkOf(page, 'landscape', 3);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expectScale(page, 2);
    const { x, y } = await middleOfStage(page);
    const drag = async (right: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y, { steps: 8 });
      await page.mouse.up();
    };
    await drag(60);
    expect((await placeOnScreen(page)).x).toBe(60);
    for (let time = 0; time < 4; time += 1) await drag(500);
    const edge = await pictureOnScreen(page).evaluate((picture) => {
      const stage = picture.closest('[data-gesture]');
      return (picture.clientWidth * 2 - (stage?.clientWidth ?? 0)) / 2;
    });
    expect((await placeOnScreen(page)).x).toBeCloseTo(edge, 0);
    await expectPosition(page, `3/${TOTAL}`);
  });

  test('it turns to the next work with one turn of the wheel, and zooms with Ctrl', async ({
    page,
  }) => {
    await openWorkOf(page, 'landscape', 3);
    const { x, y } = await middleOfStage(page);
    const mouse = await mouseOf(page);
    for (let event = 0; event < 5; event += 1) await mouse.wheel(x, y, 60 - event * 10, 16);
    await expectPosition(page, `4/${TOTAL}`);
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -500);
    await page.keyboard.up('Control');
    await expectScale(page, 1.5);
    // A wheel in a zoomed painting looks around in it.
    await page.mouse.wheel(0, 50);
    await expect.poll(async () => (await placeOnScreen(page)).y).toBeLessThan(0);
    await expectPosition(page, `4/${TOTAL}`);
  });

  test('it zooms by buttons and keys between 1 and 3, and pans by the arrows', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const lightbox = lightboxOf(page);
    const zoomIn = lightbox.getByRole('button', { name: 'Увеличить' });
    const zoomOut = lightbox.getByRole('button', { name: 'Уменьшить' });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 4; press += 1) await zoomIn.click();
    await expectScale(page, 3);
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    expect((await placeOnScreen(page)).x).toBe(-80);
    await expectPosition(page, `3/${TOTAL}`);
    await zoomOut.click();
    await expectScale(page, 2.5);
    await page.keyboard.press('0');
    await expectScale(page, 1);
    await page.keyboard.press('-');
    await expectScale(page, 1);
  });
});

test.describe("with Safari's gesture events", () => {
  test('it zooms by as much as they report, and is whole again at 1 or below', async ({ page }) => {
    await page.addInitScript(() => {
      class GestureEvent extends UIEvent {
        constructor(type: string, values: object) {
          super(type, { bubbles: true, cancelable: true });
          Object.assign(this, { rotation: 0, ...values });
        }
      }
      Reflect.set(window, 'GestureEvent', GestureEvent);
    });
    await openWorkOf(page, 'landscape', 3);
    const { x, y } = await middleOfStage(page);
    const gesture = (type: string, scale: number) =>
      lightboxOf(page)
        .locator('[data-gesture]')
        .evaluate(
          (stage, [name, values]) => {
            const Gesture = Reflect.get(window, 'GestureEvent');
            stage.dispatchEvent(new Gesture(name, values));
          },
          [type, { scale, clientX: x, clientY: y }] as const,
        );
    await gesture('gesturestart', 1);
    await gesture('gesturechange', 1.6);
    await expectScale(page, 1.6);
    await gesture('gestureend', 1.6);
    await expectScale(page, 1.6);
    await gesture('gesturestart', 1);
    await gesture('gesturechange', 0.3);
    await gesture('gestureend', 0.3);
    await expectScale(page, 1);
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  type Finger = readonly [x: number, y: number];

  /** Fingers from one place to another, in steps, each reported to the browser. */
  async function move(cdp: CDPSession, from: readonly Finger[], to: readonly Finger[]) {
    const steps = 8;
    const at = (share: number) =>
      from.map(([x, y], finger) => ({
        id: finger,
        x: x + ((to[finger]?.[0] ?? x) - x) * share,
        y: y + ((to[finger]?.[1] ?? y) - y) * share,
      }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1) {
      await cdp.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(step / steps),
      });
    }
  }

  const lift = (cdp: CDPSession) =>
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  test('it goes to the neighbours with a swipe, and not with a short one', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const cdp = await page.context().newCDPSession(page);
    await move(cdp, [[300, 300]], [[150, 310]]);
    await lift(cdp);
    await expectPosition(page, `4/${TOTAL}`);
    await move(cdp, [[60, 300]], [[200, 290]]);
    await lift(cdp);
    await expectPosition(page, `3/${TOTAL}`);
    await move(cdp, [[200, 300]], [[160, 300]]);
    await lift(cdp);
    await expectPosition(page, `3/${TOTAL}`);
    await move(cdp, [[200, 300]], [[210, 500]]);
    await lift(cdp);
    await expectPosition(page, `3/${TOTAL}`);
  });

  test('it leaves the old painting where the finger has swiped it to', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const cdp = await page.context().newCDPSession(page);
    await move(cdp, [[300, 300]], [[150, 300]]);
    const old = pictureOnScreen(page);
    const places = await old.evaluateHandle((picture) => {
      const seen: number[] = [];
      const look = () => {
        if (!picture.isConnected) return;
        seen.push(Number.parseFloat(getComputedStyle(picture).translate));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    await lift(cdp);
    await expectPosition(page, `4/${TOTAL}`);
    const left = lightboxOf(page).locator('[data-place="left"]');
    await expect(left).toHaveCSS('opacity', '0');
    const seen = await places.jsonValue();
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.map(() => -150));
  });

  test('it zooms with a pinch by 1 for 250 px, and is whole again when one ends at 1 or below', async ({
    page,
  }) => {
    await openWorkOf(page, 'landscape', 3);
    const cdp = await page.context().newCDPSession(page);
    await move(
      cdp,
      [
        [150, 300],
        [210, 300],
      ],
      [
        [80, 300],
        [280, 300],
      ],
    );
    await expectScale(page, 1 + 140 / 250);
    await lift(cdp);
    await expectScale(page, 1 + 140 / 250);
    await move(
      cdp,
      [
        [50, 300],
        [310, 300],
      ],
      [
        [170, 300],
        [190, 300],
      ],
    );
    await expectScale(page, 1 + 140 / 250 - 240 / 250);
    await lift(cdp);
    await expectScale(page, 1);
    await expectPosition(page, `3/${TOTAL}`);
  });

  test('it zooms at a double tap, and moves the painting with one finger', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const cdp = await page.context().newCDPSession(page);
    let now = Date.now() / 1000;
    for (let tap = 0; tap < 2; tap += 1) {
      now += 0.19;
      const touchPoints = [{ x: 180, y: 320 }];
      await cdp.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints,
        timestamp: now,
      });
      await cdp.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: now,
      });
    }
    await expectScale(page, 2);
    await move(cdp, [[180, 320]], [[140, 320]]);
    await lift(cdp);
    await expect.poll(async () => (await placeOnScreen(page)).x).toBeLessThan(-20);
    await expectPosition(page, `3/${TOTAL}`);
  });
});
