import type { Page } from '@playwright/test';
import {
  expectClosed,
  expectPosition,
  expectRest,
  fingersOf,
  lightboxOf,
  openWork,
  openWorkOf,
  pictureOnScreen,
  placeOnScreen,
  scaleOnScreen,
  thumbnailsOf,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

const TOTAL = worksOf('landscape').length;

/** 350 / 3.5 is 100, 800 / 4 is 200. */
const WINDOW = { width: 350, height: 800 };

test.use({ viewport: WINDOW, hasTouch: true, isMobile: true });

/** Where the left and right edge of the pictures are that can be seen, in pixels of the window. */
async function edgesInSight(page: Page): Promise<readonly (readonly [number, number])[]> {
  const boxes = await lightboxOf(page)
    .locator('[data-place="current"] > :first-child, [data-place="beside"] > :first-child')
    .evaluateAll((pictures) => pictures.map((each) => each.getBoundingClientRect().toJSON()));
  return boxes
    .map(({ left, right }): [number, number] => [Math.round(left), Math.round(right)])
    .filter(([left, right]) => right > 0 && left < WINDOW.width)
    .sort(([one], [other]) => one - other);
}

test('it follows a finger to the side, and goes on with a slow swipe', FULL, async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const fingers = await fingersOf(page);

  await test.step('it shows the neighbour beside the painting, a window away', async () => {
    await fingers.down([300, 400]);
    await fingers.move([[150, 400]]);
    await expect
      .poll(() => edgesInSight(page))
      .toEqual([
        [16 - 150, 334 - 150],
        [16 + 200, 334 + 200],
      ]);
    await fingers.move([[320, 400]]);
    await expect.poll(async () => (await edgesInSight(page)).length).toBe(2);
    await fingers.lift(100);
    await expectRest(page);
    await expect.poll(() => edgesInSight(page)).toEqual([[16, 334]]);
    await expectPosition(page, `3/${TOTAL}`);
  });

  await test.step('it goes on with a slow swipe of more than 100 px across 350 px, either way', async () => {
    for (const { way, position } of [
      { way: -100, position: 3 },
      { way: -101, position: 4 },
      { way: 100, position: 4 },
      { way: 101, position: 3 },
    ]) {
      await fingers.down([175, 400]);
      await fingers.move([[175 + way, 400]]);
      await fingers.lift(100);
      await expectRest(page);
      await expectPosition(page, `${position}/${TOTAL}`);
      expect(await placeOnScreen(page)).toEqual({ x: 0, y: 0 });
    }
  });
});

test('it goes on with a flick, and hands its speed on, or springs back', FULL, async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const fingers = await fingersOf(page);

  await test.step('it goes on with a flick that is long and fast enough, either way', async () => {
    for (const { name, way, durationMs, position } of [
      { name: 'too short', way: -50, durationMs: 96, position: 3 },
      { name: 'too slow', way: -51, durationMs: 112, position: 3 },
      { name: 'long and fast enough', way: -51, durationMs: 96, position: 4 },
      { name: 'long and fast enough the other way', way: 51, durationMs: 96, position: 3 },
    ]) {
      await test.step(name, async () => {
        await fingers.down([175, 400]);
        await fingers.move([[175 + way, 400]], durationMs);
        await fingers.lift();
        await expectRest(page);
        await expectPosition(page, `${position}/${TOTAL}`);
      });
    }
  });

  await test.step('it springs back when the system takes a touch away', async () => {
    await fingers.down([300, 400]);
    await fingers.move([[60, 400]]);
    await fingers.cancel();
    await expectRest(page);
    expect(await placeOnScreen(page)).toEqual({ x: 0, y: 0 });
    await expectPosition(page, `3/${TOTAL}`);
  });

  await test.step('it hands the speed of the finger on', async () => {
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      const look = () => {
        const stage = document.querySelector<HTMLElement>('dialog [data-gesture]');
        const picture = stage?.querySelector<HTMLElement>('[data-place="current"] > :first-child');
        const isMoving = stage?.dataset.gesture === 'glide';
        if (isMoving) seen.push(Number(picture?.style.getPropertyValue('--x')));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    await fingers.down([300, 400]);
    await fingers.move([[150, 400]], 150);
    await fingers.lift();
    await expectRest(page);
    const seen = await places.jsonValue();
    // From where the finger has left it, 200 px from its place, without a jump and without turning round.
    expect(seen[0]).toBeLessThanOrEqual(200);
    expect(seen.every((x, frame) => frame === 0 || x <= (seen[frame - 1] ?? x))).toBe(true);
    expect(seen.at(-1)).toBeLessThan(8);
    await expectPosition(page, `4/${TOTAL}`);
  });

  await test.step('it follows the finger when the window is turned meanwhile, and measures the new width', async () => {
    await fingers.down([300, 300]);
    await fingers.move([[190, 300]]);
    await page.setViewportSize({ width: 800, height: 350 });
    await fingers.move([[180, 300]]);
    await fingers.lift(100);
    await expectRest(page);
    expect(await placeOnScreen(page)).toEqual({ x: 0, y: 0 });
    await expectPosition(page, `4/${TOTAL}`);
  });
});

test('it follows fingers in a zoomed painting', FULL, async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const fingers = await fingersOf(page);
  const zoom = async (presses: number) => {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('+');
    await expect.poll(() => scaleOnScreen(page)).toBe(1 + presses / 2);
  };

  await test.step('it is not pulled down', async () => {
    await zoom(1);
    await fingers.down([175, 300]);
    await fingers.move([[175, 700]], 200);
    await fingers.lift();
    await expectRest(page);
    await expectPosition(page, `3/${TOTAL}`);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOnScreen(page)).toBe(1);
  });

  await test.step('it goes on with the finger that stays when the other one of a pinch is lifted', async () => {
    await fingers.down([100, 400], [250, 400]);
    await fingers.move([
      [25, 400],
      [325, 400],
    ]);
    await expect.poll(() => scaleOnScreen(page)).toBeCloseTo(1.6, 2);
    const before = await placeOnScreen(page);
    await fingers.liftOthers(16);
    await fingers.move([[65, 400]]);
    await expect.poll(async () => (await placeOnScreen(page)).x).toBeCloseTo(before.x + 40, 0);
    await fingers.lift(100);
    await expectRest(page);
    // One that is lifted a moment later has thrown nothing, nor tapped.
    await fingers.down([100, 400], [250, 400]);
    await fingers.liftOthers(16);
    await fingers.move([[110, 400]], 16);
    await fingers.lift();
    await expectRest(page);
    expect((await placeOnScreen(page)).x).toBeCloseTo(before.x + 50, 0);
    // In a whole painting it pulls nothing aside.
    await page.keyboard.press('0');
    await fingers.down([100, 400], [250, 400]);
    await fingers.liftOthers(16);
    await fingers.move([[250, 400]]);
    await fingers.lift();
    await expectRest(page);
    await expectPosition(page, `3/${TOTAL}`);
  });

  await test.step('it gives way to two fingers past 3, with a third one beside them, and returns', async () => {
    await zoom(4);
    await fingers.down([150, 400], [200, 400]);
    await fingers.move([
      [75, 400],
      [275, 400],
    ]);
    await expect.poll(() => scaleOnScreen(page)).toBeCloseTo(3 + (150 / 250) * 0.35, 2);
    await fingers.down([75, 400], [275, 400], [175, 600]);
    await fingers.move([
      [75, 400],
      [275, 400],
      [175, 700],
    ]);
    await expect.poll(() => scaleOnScreen(page)).toBeCloseTo(3 + (150 / 250) * 0.35, 2);
    await fingers.lift();
    await expect.poll(() => scaleOnScreen(page)).toBe(3);
    await expectPosition(page, `3/${TOTAL}`);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOnScreen(page)).toBe(1);
  });

  await test.step('it slides on, stops softly at its edge, and leads on with the second push', async () => {
    await zoom(4);
    await fingers.down([175, 400]);
    await fingers.move([[159, 400]], 16);
    await fingers.move([[143, 400]], 16);
    await fingers.lift();
    await expectRest(page);
    // 32 px by the finger and, at 1 px/ms, 200 by itself.
    expect((await placeOnScreen(page)).x).toBeLessThan(-200);
    expect((await placeOnScreen(page)).x).toBeGreaterThan(-240);
    const edge = -(318 * 3 - 350) / 2;
    await fingers.down([300, 400]);
    await fingers.move([[50, 400]]);
    await expect.poll(async () => (await placeOnScreen(page)).x).toBeLessThan(edge - 20);
    await fingers.lift(100);
    await expectRest(page);
    expect((await placeOnScreen(page)).x).toBeCloseTo(edge, 0);
    await expectPosition(page, `3/${TOTAL}`);
    await fingers.down([300, 400]);
    await fingers.move([[199, 400]]);
    await fingers.lift(100);
    await expectRest(page);
    await expectPosition(page, `4/${TOTAL}`);
    expect(await scaleOnScreen(page)).toBe(1);
  });
});

test(
  'it gives way by a third at the first and the last work, and springs back',
  FULL,
  async ({ page }) => {
    await visit(page, '/gallery/landscape');
    for (const [position, way] of [
      [1, 200],
      [TOTAL, -200],
    ] as const) {
      await openWork(page, position);
      const fingers = await fingersOf(page);
      await fingers.down([175, 400]);
      await fingers.move([[175 + way * 0.8, 400]]);
      await expect.poll(async () => (await placeOnScreen(page)).x).toBeCloseTo(way * 0.8 * 0.35, 0);
      await fingers.lift();
      await expectRest(page);
      expect(await placeOnScreen(page)).toEqual({ x: 0, y: 0 });
      await expectPosition(page, `${position}/${TOTAL}`);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(page).toHaveURL('/gallery/landscape');
    }
  },
);

test('it closes when it is pulled down by more than a quarter, or with speed', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const fingers = await fingersOf(page);

  await test.step('the wall fades meanwhile, and the page shines through', async () => {
    const wall = () =>
      lightboxOf(page).evaluate((dialog) => getComputedStyle(dialog, '::before').opacity);
    await fingers.down([175, 300]);
    await fingers.move([[180, 400]]);
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
      await fingers.down([175, 400]);
      await fingers.move([[175, 400 + way]], durationMs);
      await fingers.lift(restMs);
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

test('it moves nothing by itself where less motion is asked for', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWorkOf(page, 'landscape', 3);
  await pictureOnScreen(page).evaluate(() => {
    const stage = document.querySelector('dialog [data-gesture]');
    const seen: unknown[] = [];
    Reflect.set(window, 'places', seen);
    new MutationObserver(() => {
      const picture = stage?.querySelector<HTMLElement>('[data-place="current"] > :first-child');
      if (stage?.getAttribute('data-gesture') === 'glide') seen.push(picture?.style.cssText);
    }).observe(document.body, { subtree: true, attributes: true });
  });
  const fingers = await fingersOf(page);
  await fingers.down([300, 400]);
  await fingers.move([[100, 400]]);
  await expect.poll(async () => (await placeOnScreen(page)).x).toBe(-200);
  await fingers.lift();
  await expectPosition(page, `4/${TOTAL}`);
  expect(await placeOnScreen(page)).toEqual({ x: 0, y: 0 });
  expect(await page.evaluate(() => Reflect.get(window, 'places'))).toEqual([]);
});
