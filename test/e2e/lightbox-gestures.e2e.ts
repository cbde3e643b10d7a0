import type { Page } from '@playwright/test';
import { inputOf } from '#test/specification/gestures.ts';
import { expectPosition, expectRest, lightboxOf, openWorkOf } from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, test } from './visit.ts';

const CPU_SLOWDOWN = 4;
const LONG_FRAME_MS = 34;
const SHORT_SHARE = 0.95;

/** The share of frames that came within the limit while something was done. */
async function shareOfShortFrames(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const count = (now: number) => {
      frames.push(now - last);
      last = now;
      if (Reflect.get(window, 'frameTimes') === frames) requestAnimationFrame(count);
    };
    Reflect.set(window, 'frameTimes', frames);
    requestAnimationFrame(count);
  });
  await work();
  const frames = await page.evaluate(() => {
    const counted = Reflect.get(window, 'frameTimes') as number[];
    Reflect.set(window, 'frameTimes', undefined);
    return counted;
  });
  return frames.filter((duration) => duration <= LONG_FRAME_MS).length / frames.length;
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('it swipes without a jerk at a quarter of the speed', async ({ page }) => {
    test.setTimeout(90_000);
    await openWorkOf(page, 'landscape', 3);
    // Both neighbours are there: what is measured is the moving.
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const fingers = await inputOf(page);
    const swiping = await shareOfShortFrames(page, async () => {
      for (const way of [-200, 200, -200, 200]) {
        await fingers.swipe({ right: way, durationMs: 640 });
        await expectRest(page);
      }
    });
    await expectPosition(page, `3/${worksOf('landscape').length}`);
    expect(swiping).toBeGreaterThanOrEqual(SHORT_SHARE);
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
    expect(await left('beside')).toContain(16 + 210);
  });
});
