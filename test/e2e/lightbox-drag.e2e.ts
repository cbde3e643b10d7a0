import { inputOf } from '#test/specification/gestures.ts';
import { lightboxOf, openWorkOf } from './lightbox.ts';
import { expect, test } from './visit.ts';

test.use({ viewport: { width: 350, height: 800 }, hasTouch: true, isMobile: true });

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
