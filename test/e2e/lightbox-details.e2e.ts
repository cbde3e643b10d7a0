import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility.ts';
import {
  expectClosed,
  expectPosition,
  expectRest,
  lightboxOf,
  pictureOnScreen,
  scaleOnScreen,
} from './lightbox.ts';
import { english, WORKS } from './sample.ts';
import { expect, FULL, forgiveFailedRequests, test, visit } from './visit.ts';

const WORK = english('/gallery/landscape/164');
const PLACES = Object.values(
  WORKS.find(({ id }) => id === 164)?.details.images_at ?? {},
) as readonly (readonly [number, number])[];

const toggleOf = (page: Page) =>
  lightboxOf(page).getByRole('button', { name: 'Details on the painting' });
const pinsOf = (page: Page) =>
  lightboxOf(page).getByRole('list', { name: 'Details on the painting' }).getByRole('button');

/** How far the middle of a pin is from its place on the painting, in pixels. */
async function distance(pin: Locator, [x, y]: readonly [number, number]): Promise<number> {
  const page = pin.page();
  const [box, painting] = [await pin.boundingBox(), await pictureOnScreen(page).boundingBox()];
  if (!box || !painting) return Infinity;
  return Math.hypot(
    box.x + box.width / 2 - (painting.x + (painting.width * x) / 100),
    box.y + box.height / 2 - (painting.y + (painting.height * y) / 100),
  );
}

async function expectPinsInPlace(page: Page): Promise<void> {
  for (const [index, pin] of (await pinsOf(page).all()).entries()) {
    const place = PLACES[index] ?? [0, 0];
    await expect.poll(() => distance(pin, place)).toBeLessThan(1);
  }
}

test(
  'it says where on the painting the details are when it is asked, and follows the painting',
  FULL,
  async ({ page }) => {
    await visit(page, `${WORK}?photo=1`);
    await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(pinsOf(page)).toHaveCount(0);
    await toggleOf(page).click();
    await expect(pinsOf(page)).toHaveText(['1', '3']);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectPinsInPlace(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);

    await test.step('to where it is zoomed and moved', async () => {
      await page.keyboard.press('+');
      await expect.poll(() => scaleOnScreen(page)).toBe(1.5);
      await expectPinsInPlace(page);
      await page.keyboard.press('ArrowDown');
      await expectPinsInPlace(page);
    });

    await test.step('and no number lies on the bars', async () => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
      await expect.poll(() => scaleOnScreen(page)).toBe(3);
      for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowUp');
      await expectRest(page);
      await expect(pinsOf(page)).toHaveCount(0);
      await page.keyboard.press('0');
      await expect(pinsOf(page)).toHaveCount(2);
    });
  },
);

test(
  'it opens a detail by its number, and has the numbers again on the way back',
  FULL,
  async ({ page }) => {
    await visit(page, `${WORK}?photo=1`);
    // It takes the focus when it becomes modal, a few frames after it is seen.
    await expect(lightboxOf(page)).toBeFocused();
    await toggleOf(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(pinsOf(page).nth(1)).toBeFocused();
    await expect(pinsOf(page).nth(1)).toHaveAccessibleName(/^3\. /);
    await page.keyboard.press('Enter');
    await expectPosition(page, '4/4');
    await expect(page).toHaveURL(`${WORK}?photo=4`);
    await expect(lightboxOf(page)).toBeFocused();
    await expect(toggleOf(page)).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(pinsOf(page)).toHaveCount(2);
    await pinsOf(page).first().click();
    await expectPosition(page, '2/4');

    await test.step('another visitor finds it uncovered', async () => {
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await page.getByRole('main').locator('a[data-opens="0"]').click();
      await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(pinsOf(page)).toHaveCount(0);
    });
  },
);

test('it goes on without them when they do not come', FULL, async ({ page, faults }) => {
  await page.route('**/lightbox-details-*', (route) => route.abort());
  await visit(page, `${WORK}?photo=1`);
  await expectPosition(page, '1/4');
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, '2/4');
  await expect(toggleOf(page)).toHaveCount(0);
  forgiveFailedRequests(faults);
});
