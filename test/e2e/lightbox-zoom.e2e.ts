import type { Page } from '@playwright/test';
import {
  expectPosition,
  expectRest,
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
});

test(
  "it zooms by as much as Safari's gesture events report, and is whole again at 1 or below",
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
