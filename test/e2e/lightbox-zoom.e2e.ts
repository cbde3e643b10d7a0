import type { Page } from '@playwright/test';
import {
  expectPosition,
  expectRest,
  fingersOf,
  lightboxOf,
  middleOfStage,
  openWorkOf,
  pictureOnScreen,
  placeOnScreen,
  scaleOnScreen,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, FULL, test } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

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
  test('it zooms and looks around by clicks', FULL, async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const { x, y } = await middleOfStage(page);
    const mouse = await mouseOf(page);

    await test.step('it adds 1 at a double-click, under the cursor, and resets at the next one', async () => {
      await mouse.click(x + 100, y + 40, 1000);
      await mouse.click(x + 100, y + 40, 190);
      await expectScale(page, 2);
      expect(await placeOnScreen(page)).toEqual({ x: -100, y: -40 });
      await mouse.click(x, y, 1000);
      await mouse.click(x, y, 190);
      await expectScale(page, 1);
    });

    await test.step('it stays whole at clicks that are too late for a double-click, or too far from each other', async () => {
      await mouse.click(x, y, 1000);
      await mouse.click(x, y, 210);
      await mouse.click(x - 200, y, 1000);
      await mouse.click(x + 200, y, 100);
      // The keys come after the clicks: what they add, they add to a whole painting.
      await page.keyboard.press('+');
      await expectScale(page, 1.5);
      await page.keyboard.press('0');
      await expectScale(page, 1);
    });

    await test.step('it looks around in a zoomed painting by single clicks', async () => {
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expectScale(page, 2);
      await mouse.click(x + 70, y - 20, 1000);
      await expect.poll(() => placeOnScreen(page)).toEqual({ x: -70, y: 20 });
    });
  });

  test('it zooms and moves by buttons, keys, mouse and wheel', async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const lightbox = lightboxOf(page);
    const { x, y } = await middleOfStage(page);

    await test.step('it leaves arrows that are pressed with another key to the browser', async () => {
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Control+ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expectPosition(page, `4/${TOTAL}`);
      await page.keyboard.press('Shift+End');
      await page.keyboard.press('Shift+Home');
      await page.keyboard.press('ArrowLeft');
      await expectPosition(page, `3/${TOTAL}`);
    });

    await test.step('it zooms by buttons and keys between 1 and 3, and pans by the arrows', async () => {
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

    await test.step('it moves a zoomed painting with the mouse, to its edges and no further', async () => {
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expectScale(page, 2);
      const drag = async (right: number) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + right, y, { steps: 8 });
        await page.mouse.up();
        await expectRest(page);
      };
      // How far it slides on is a matter of the speed with which this machine plays the mouse.
      await drag(60);
      expect((await placeOnScreen(page)).x).toBeGreaterThanOrEqual(60);
      await drag(500);
      const edge = await pictureOnScreen(page).evaluate((picture) => {
        const dialog = picture.closest('dialog');
        return (picture.clientWidth * 2 - (dialog?.clientWidth ?? 0)) / 2;
      });
      expect((await placeOnScreen(page)).x).toBeCloseTo(edge, 0);
      await expectPosition(page, `3/${TOTAL}`);
      // It has been pushed past its edge: the next push leads on.
      await drag(500);
      await expectPosition(page, `2/${TOTAL}`);
    });

    await test.step('it turns to the next work with one turn of the wheel, and zooms with Ctrl', async () => {
      const mouse = await mouseOf(page);
      for (let event = 0; event < 5; event += 1) await mouse.wheel(x, y, 60 - event * 10, 16);
      await expectPosition(page, `3/${TOTAL}`);
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -500);
      await page.keyboard.up('Control');
      await expectScale(page, 1.5);
      // A wheel in a zoomed painting looks around in it.
      await page.mouse.wheel(0, 50);
      await expect.poll(async () => (await placeOnScreen(page)).y).toBeLessThan(0);
      await expectPosition(page, `3/${TOTAL}`);
    });
  });
});

test.describe("with Safari's gesture events", () => {
  test(
    'it zooms by as much as they report, and is whole again at 1 or below',
    FULL,
    async ({ page }) => {
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
    },
  );
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'it zooms by taps and pinches, and moves the painting with one finger',
    FULL,
    async ({ page }) => {
      await openWorkOf(page, 'landscape', 3);

      await test.step('it zooms at a double tap', async () => {
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
      });

      const fingers = await fingersOf(page);

      await test.step('it moves the zoomed painting with one finger', async () => {
        await fingers.down([180, 320]);
        await fingers.move([[140, 320]]);
        await fingers.lift(100);
        await expect.poll(async () => (await placeOnScreen(page)).x).toBe(-40);
        await expectPosition(page, `3/${TOTAL}`);
        await page.keyboard.press('0');
        await expectScale(page, 1);
      });

      await test.step('it zooms with a pinch by 1 for 250 px, and is whole again when one ends at 1 or below', async () => {
        await fingers.down([150, 300], [210, 300]);
        await fingers.move([
          [80, 300],
          [280, 300],
        ]);
        await expectScale(page, 1 + 140 / 250);
        await fingers.lift();
        await expectScale(page, 1 + 140 / 250);
        await fingers.down([50, 300], [310, 300]);
        await fingers.move([
          [170, 300],
          [190, 300],
        ]);
        await expectScale(page, 1 + 140 / 250 - 240 / 250);
        await fingers.lift();
        await expectScale(page, 1);
        await expectPosition(page, `3/${TOTAL}`);
      });
    },
  );
});
