import type { Page } from '@playwright/test';
import { heroImages, openSlideshow, watchChanges } from './hero.ts';
import {
  clickTwice,
  expectPosition,
  fingersOf,
  lightboxOf,
  openPicture,
  TOTAL,
  thumbnailsOf,
  zoomByWheel,
} from './lightbox-on-screen.ts';
import {
  burger,
  expectPanelInPlace,
  expectSolid,
  expectTransparent,
  languageModal,
  modalBox,
  NARROW,
  openLanguageModal,
  openPanel,
  panel,
  panelBox,
  scrollTo,
  toggle,
} from './menu.ts';
import { control, expect, test, visit } from './visit.ts';

test.describe('burger menu', () => {
  test('it is closed at first, and the burger button toggles it', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await visit(page, '/about');
    await expect(panel(page)).toBeHidden();
    const box = await burger(page).boundingBox();
    // The open panel may lay a control of its own over the button: a visitor presses the same spot.
    const press = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await press();
    await expectPanelInPlace(page);
    await press();
    await expect(panel(page)).toBeHidden();
  });

  test('a click on the overlay closes it, one on the panel does not', async ({ page }) => {
    await openPanel(page);
    const { left, width } = await panelBox(page);
    await page.mouse.click(left + width / 2, NARROW.height - 20);
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(left - 10, NARROW.height - 20);
    await expect(panel(page)).toBeHidden();
  });

  test('a route change closes it, also one to the page that is open', async ({ page }) => {
    for (const { from, name, to } of [
      { from: '/about', name: 'Контакты', to: '/contact' },
      { from: '/contact', name: 'Контакты', to: '/contact' },
      { from: '/contact', name: 'Главная', to: '/' },
    ]) {
      await openPanel(page, from);
      await panel(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(to);
      await expect(panel(page)).toBeHidden();
    }
  });
});

test('the language modal is inactive at first and after a click on its backdrop', async ({
  page,
}) => {
  await visit(page, '/about');
  await expect(languageModal(page)).toBeHidden();
  await openLanguageModal(page);
  const { left, top, width, height } = await modalBox(page);
  await page.mouse.click(left + width / 2, top + height + 10);
  await expect(languageModal(page)).toBeHidden();
});

test('the language is Russian or English, and the toggle switches it', async ({ page }) => {
  await visit(page, '/test');
  for (const [language, heading] of [
    ['ru', 'Проверка'],
    ['en', 'Test'],
    ['ru', 'Проверка'],
  ] as const) {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await toggle(page).click();
  }
});

test('the header is solid when scroll is above zero or the route is not home', async ({ page }) => {
  await visit(page, '/');
  for (const top of [1, 700]) {
    await scrollTo(page, top);
    await expectSolid(page);
    await scrollTo(page, 0);
    await expectTransparent(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page).toHaveURL('/contact');
  await expectSolid(page);
});

test('the hero slideshow goes through 0, 1, 2 and back to 0, every 6000 ms', async ({ page }) => {
  const first = await openSlideshow(page);
  expect((await heroImages(page))[0]?.src).toBe(first?.src);
  const changes = await watchChanges(page);
  const start = changes[0] ?? { atMs: 0, index: 0 };
  expect(changes.map(({ atMs, index }) => [atMs - start.atMs, index])).toEqual(
    [0, 1, 2, 3].map((step) => [6000 * step, (start.index + step) % 3]),
  );
});

test('the scroll arrow is shown at scroll 0 and hidden otherwise', async ({ page }) => {
  await visit(page, '/en');
  const arrow = control(page, /^Down/);
  for (const top of [1, 500]) {
    await expect(arrow).toBeVisible();
    await scrollTo(page, top);
    await expect(arrow).toBeHidden();
    await scrollTo(page, 0);
  }
  await expect(arrow).toBeVisible();
});

test.describe('lightbox', () => {
  test('it is closed at first, opens at a thumbnail, and closes at its button or Escape', async ({
    page,
  }) => {
    await visit(page, '/gallery/landscape');
    await expect(lightboxOf(page)).toBeHidden();
    for (const close of [
      () => lightboxOf(page).getByRole('button', { name: 'Закрыть' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await thumbnailsOf(page).nth(1).click();
      await expectPosition(page, `2/${TOTAL}`);
      await close();
      await expect(lightboxOf(page)).toBeHidden();
    }
  });

  test('its index stays within 0 and count-1 without wrap', async ({ page }) => {
    const press = (name: string) =>
      // A press that waits until the button is enabled would never end.
      lightboxOf(page).getByRole('button', { name }).dispatchEvent('click');
    await openPicture(page, 1);
    await press('Предыдущая работа');
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `1/${TOTAL}`);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `2/${TOTAL}`);
    await openPicture(page, TOTAL);
    await press('Следующая работа');
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `${TOTAL - 1}/${TOTAL}`);
  });

  test('closing clears the overlay: the page answers and scrolls again', async ({ page }) => {
    await openPicture(page, 1);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toBeHidden();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    const isPage = () =>
      document.querySelector('main')?.contains(document.elementFromPoint(640, 400));
    await expect.poll(() => page.evaluate(isPage)).toBe(true);
    await thumbnailsOf(page).nth(2).click();
    await expectPosition(page, `3/${TOTAL}`);
  });
});

test.describe('zoom', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Moves two fingers so many pixels apart, or together, and leaves them on the glass. */
  async function pinch(page: Page, change: number) {
    const fingers = await fingersOf(page);
    const start = change < 0 ? 150 : 30;
    await fingers.down([180 - start, 330], [180 + start, 330]);
    await fingers.move([
      [180 - start - change / 2, 330],
      [180 + start + change / 2, 330],
    ]);
    return fingers;
  }

  test('the scale is at least 0.5', async ({ page }) => {
    const picture = await openPicture(page);
    const fingers = await pinch(page, -125);
    expect(await picture.scale()).toBeCloseTo(0.5, 2);
    // Beyond, it follows the fingers a little at most.
    await fingers.move([
      [180 - 150 + 75, 330],
      [180 + 150 - 75, 330],
    ]);
    expect(await picture.scale()).toBeGreaterThan(0.41);
  });

  test('the scale is at most 3', async ({ page }) => {
    const picture = await openPicture(page);
    await zoomByWheel(page, picture.centre, 1.9);
    expect(await picture.scale()).toBeCloseTo(2.9, 2);
    await zoomByWheel(page, picture.centre, 0.5);
    expect(await picture.scale()).toBeCloseTo(3, 2);
    const fingers = await pinch(page, 100);
    // Beyond, it follows the fingers a little at most.
    expect(await picture.scale()).toBeLessThan(3.2);
    await fingers.lift();
    expect(await picture.scale()).toBeCloseTo(3, 2);
  });

  test('the scale resets to 1 when it drops below 1', async ({ page }) => {
    const picture = await openPicture(page);
    await zoomByWheel(page, { x: picture.centre.x + 40, y: picture.centre.y + 20 }, 0.4);
    expect(await picture.scale()).toBeCloseTo(1.4, 2);
    await zoomByWheel(page, picture.centre, -0.6);
    expect(await picture.scale()).toBe(1);
    expect(await picture.shift()).toEqual({ x: 0, y: 0 });
  });

  test('the scale resets to 1 when a pinch ends at or below 1', async ({ page }) => {
    const picture = await openPicture(page);
    await (await pinch(page, 100)).lift(100);
    expect(await picture.scale()).toBeCloseTo(1.4, 2);
    for (const change of [-100, -50]) {
      await (await pinch(page, change)).lift(100);
      expect.soft(await picture.scale()).toBe(1);
      expect.soft(await picture.shift()).toEqual({ x: 0, y: 0 });
    }
    await expectPosition(page, `3/${TOTAL}`);
  });

  test('a double-click adds 1 to the scale', async ({ page }) => {
    const picture = await openPicture(page);
    await clickTwice(page, picture.centre, 190);
    expect(await picture.scale()).toBe(2);
  });

  test('a double-click resets the scale if the picture is zoomed', async ({ page }) => {
    const picture = await openPicture(page);
    await zoomByWheel(page, picture.centre, 0.3);
    expect(await picture.scale()).toBeCloseTo(1.3, 2);
    await clickTwice(page, picture.centre, 190);
    expect(await picture.scale()).toBe(1);
    expect(await picture.shift()).toEqual({ x: 0, y: 0 });
  });

  test('dragging pans only while the picture is zoomed', async ({ page }) => {
    const picture = await openPicture(page);
    const fingers = await fingersOf(page);
    const drag = async () => {
      await fingers.down([180, 320]);
      await fingers.move([[140, 330]]);
      await fingers.lift(100);
      return picture.shift();
    };
    expect(await drag()).toEqual({ x: 0, y: 0 });
    await zoomByWheel(page, picture.centre, 1.5);
    expect(await picture.scale()).toBeCloseTo(2.5, 2);
    const before = await picture.shift();
    expect(await drag()).toMatchObject({ x: before.x - 40 });
    await expectPosition(page, `3/${TOTAL}`);
  });
});

test.describe('swipe', () => {
  // 350 / 3.5 is 100.
  test.use({ viewport: { width: 350, height: 800 }, hasTouch: true, isMobile: true });

  interface Swipe {
    readonly what: string;
    readonly by: readonly [x: number, y: number];
    readonly durationMs: number;
    readonly restMs: number;
    readonly position: number;
  }

  /** Each swipe begins where the last one has led to, at the third work. */
  async function expectSwipes(page: Page, swipes: readonly Swipe[]): Promise<void> {
    const picture = await openPicture(page, 3);
    const fingers = await fingersOf(page);
    for (const { what, by, durationMs, restMs, position } of swipes) {
      await test.step(what, async () => {
        await fingers.down([175, 400]);
        await fingers.move([[175 + by[0], 400 + by[1]]], durationMs);
        await fingers.lift(restMs);
        await picture.scale();
        await expectPosition(page, `${position}/${TOTAL}`);
      });
    }
  }

  test('it changes the image when its distance exceeds 1/3.5 of the width', async ({ page }) => {
    const slow = { durationMs: 400, restMs: 100 };
    await expectSwipes(page, [
      { what: 'as long to the left', by: [-100, 0], ...slow, position: 3 },
      { what: 'longer to the left', by: [-101, 0], ...slow, position: 4 },
      { what: 'as long to the right', by: [100, 0], ...slow, position: 4 },
      { what: 'longer to the right', by: [101, 0], ...slow, position: 3 },
    ]);
  });

  test('it changes the image when its velocity exceeds 2 with a mainly horizontal direction', async ({
    page,
  }) => {
    const fast = { durationMs: 16, restMs: 0 };
    await expectSwipes(page, [
      { what: '1.9 px/ms to the left', by: [-31, 0], ...fast, position: 3 },
      { what: '2.5 px/ms, mainly upwards', by: [-40, -45], ...fast, position: 3 },
      { what: '2.5 px/ms to the left', by: [-40, -20], ...fast, position: 4 },
      { what: '2.5 px/ms to the right', by: [40, 20], ...fast, position: 3 },
    ]);
  });
});
