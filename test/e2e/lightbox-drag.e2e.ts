import { inputOf } from '#test/specification/gestures.ts';
import {
  expectClosed,
  expectPosition,
  expectRest,
  lightboxOf,
  openWork,
  openWorkOf,
  placeOnScreen,
  thumbnailsOf,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, test } from './visit.ts';

const TOTAL = worksOf('landscape').length;

test.use({ viewport: { width: 350, height: 800 }, hasTouch: true, isMobile: true });

test('it closes when it is pulled down by more than a quarter, or with speed', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const fingers = await inputOf(page);

  await test.step('the wall fades meanwhile, and the page shines through', async () => {
    const wall = () =>
      lightboxOf(page).evaluate((dialog) => getComputedStyle(dialog, '::before').opacity);
    await fingers.touch([175, 300]);
    await fingers.move([[180, 400]], 400);
    await expect.poll(wall).toBe('0.75');
    expect(await placeOnScreen(page)).toEqual({ x: 5, y: 100 });
    await expect(lightboxOf(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await fingers.lift(100);
    await expectRest(page);
    await expect(lightboxOf(page)).toHaveCSS('background-color', 'rgb(23, 20, 17)');
  });

  for (const { name, way, durationMs, restMs, isClosed } of [
    { name: 'a quarter of 800 px', way: 200, durationMs: 800, restMs: 100, isClosed: false },
    { name: 'upwards, and with speed', way: -300, durationMs: 64, restMs: 0, isClosed: false },
    { name: 'one step more than that', way: 201, durationMs: 800, restMs: 100, isClosed: true },
    { name: 'little, and with speed', way: 90, durationMs: 64, restMs: 0, isClosed: true },
  ]) {
    await test.step(name, async () => {
      if (!(await lightboxOf(page).isVisible())) await openWork(page, 3);
      await fingers.swipe({ down: way, durationMs, restMs });
      if (isClosed) {
        await expectClosed(page);
        await expect(page).toHaveURL('/gallery/landscape');
        await expect(thumbnailsOf(page).nth(2)).toBeFocused();
        return;
      }
      await expectRest(page);
      expect(await placeOnScreen(page)).toEqual({ x: 0, y: 0 });
      await expectPosition(page, `3/${TOTAL}`);
    });
  }
});

test('the next painting comes along beside the finger, a window away', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const fingers = await inputOf(page);
  await fingers.touch([300, 400]);
  await fingers.move([[150, 400]], 400);
  const left = (place: string) =>
    lightboxOf(page)
      .locator(`[data-place="${place}"] > :first-child`)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  await expect.poll(() => left('current')).toEqual([16 - 150]);
  expect(await left('beside')).toContain(16 + 200);
});
