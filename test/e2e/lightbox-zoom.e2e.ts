import type { Page } from '@playwright/test';
import {
  expectPosition,
  lightboxOf,
  middleOfStage,
  openWorkOf,
  placeOnScreen,
  scaleOnScreen,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, FULL, test } from './visit.ts';

test.use({ reuseContext: true });

const TOTAL = worksOf('landscape').length;

const expectScale = (page: Page, scale: number) =>
  expect.poll(() => scaleOnScreen(page)).toBeCloseTo(scale, 2);

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

test("it zooms by Safari's gesture events", FULL, async ({ page }) => {
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
