import type { Page } from '@playwright/test';
import type { Swipe } from './gestures.ts';
import { heroImages, openSlideshow, watchChanges } from './hero.ts';
import * as lightbox from './lightbox.ts';
import * as menu from './menu.ts';
import { listedWorks } from './sample.ts';
import { control, expect, test, visit } from './visit.ts';

const PATH = '/gallery/landscape';
const TOTAL = listedWorks('landscape').length;

test.describe('burger menu', () => {
  test('it is closed at first, and the burger button toggles it', async ({ page }) => {
    await page.setViewportSize(menu.NARROW);
    await visit(page, '/about');
    await expect(menu.panel(page)).toBeHidden();
    const box = await menu.burger(page).boundingBox();
    // A control of the open panel may cover the button: a visitor presses the same spot.
    const press = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await press();
    await menu.expectPanelInPlace(page);
    await press();
    await expect(menu.panel(page)).toBeHidden();
  });

  test('a click on the overlay closes it, one on the panel does not', async ({ page }) => {
    await menu.openPanel(page);
    const { left, width } = await menu.panelBox(page);
    await page.mouse.click(left + width / 2, menu.NARROW.height - 20);
    await expect(menu.panel(page)).toBeVisible();
    await page.mouse.click(left - 10, menu.NARROW.height - 20);
    await expect(menu.panel(page)).toBeHidden();
  });

  test('a route change closes it, also one to the page that is open', async ({ page }) => {
    for (const { from, name, to } of [
      { from: '/about', name: 'Контакты', to: '/contact' },
      { from: '/contact', name: 'Контакты', to: '/contact' },
      { from: '/contact', name: 'Главная', to: '/' },
    ]) {
      await menu.openPanel(page, from);
      await menu.panel(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(to);
      await expect(menu.panel(page)).toBeHidden();
    }
  });
});

test('the language modal is inactive at first and after a click on its backdrop', async ({
  page,
}) => {
  await visit(page, '/about');
  await expect(menu.languageModal(page)).toBeHidden();
  await menu.openLanguageModal(page);
  const { left, top, width, height } = await menu.modalBox(page);
  await page.mouse.click(left + width / 2, top + height + 10);
  await expect(menu.languageModal(page)).toBeHidden();
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
    await menu.toggle(page).click();
  }
});

test('the header is solid when scroll is above zero or the route is not home', async ({ page }) => {
  await visit(page, '/');
  for (const top of [1, 700]) {
    await menu.scrollTo(page, top);
    await menu.expectSolid(page);
    await menu.scrollTo(page, 0);
    await menu.expectTransparent(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page).toHaveURL('/contact');
  await menu.expectSolid(page);
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
    await menu.scrollTo(page, top);
    await expect(arrow).toBeHidden();
    await menu.scrollTo(page, 0);
  }
  await expect(arrow).toBeVisible();
});

test.describe('lightbox', () => {
  test('it is closed at first, opens at a thumbnail, and closes at its button or Escape', async ({
    page,
  }) => {
    await visit(page, '/gallery/landscape');
    await expect(lightbox.dialogOf(page)).toBeHidden();
    for (const close of [
      () => lightbox.dialogOf(page).getByRole('button', { name: 'Закрыть' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await lightbox.picturesOf(page).nth(1).click();
      await lightbox.expectPosition(page, `2/${TOTAL}`);
      await close();
      await expect(lightbox.dialogOf(page)).toBeHidden();
    }
  });

  test('its index stays within 0 and count-1 without wrap', async ({ page }) => {
    for (const end of [1, TOTAL]) await lightbox.expectNoStepBeyond(page, PATH, end, TOTAL);
  });

  test('closing clears the overlay: the page answers and scrolls again', async ({ page }) => {
    await lightbox.openAt(page, PATH, 1);
    await page.keyboard.press('Escape');
    await expect(lightbox.dialogOf(page)).toBeHidden();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    const isPage = () =>
      document.querySelector('main')?.contains(document.elementFromPoint(640, 400));
    await expect.poll(() => page.evaluate(isPage)).toBe(true);
    await lightbox.picturesOf(page).nth(2).click();
    await lightbox.expectPosition(page, `3/${TOTAL}`);
  });
});

test.describe('zoom', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the scale is at least 0.5', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.pinch(300, 175);
    await lightbox.expectScale(picture, 0.5);
    await input.lift();
    await lightbox.expectScale(picture, 1);
    // Beyond, it follows the fingers a little at most.
    await input.pinch(300, 150);
    await expect.poll(picture.scale).toBeLessThanOrEqual(0.5);
    expect(await picture.scale()).toBeGreaterThan(0.41);
  });

  test('the scale is at most 3', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.wheel(-1900, { isCtrl: true });
    await lightbox.expectScale(picture, 2.9);
    await input.wheel(-500, { isCtrl: true });
    await lightbox.expectScale(picture, 3);
    await input.pinch(60, 160);
    expect(await picture.scale()).toBeLessThan(3.2);
    await input.lift();
    await lightbox.expectScale(picture, 3);
  });

  test('the scale resets to 1 when it drops below 1', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.wheel(-400, { isCtrl: true, at: [220, 350] });
    await lightbox.expectScale(picture, 1.4);
    await input.wheel(600, { isCtrl: true });
    await lightbox.expectScale(picture, 1);
    expect(await picture.shift()).toEqual({ x: 0, y: 0 });
  });

  test('the scale resets to 1 when a pinch ends at or below 1', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.pinch(60, 160);
    await input.lift();
    await lightbox.expectScale(picture, 1.4);
    for (const px of [200, 250]) {
      await input.pinch(300, px);
      await input.lift();
      await lightbox.expectScale(picture, 1);
      expect.soft(await picture.shift()).toEqual({ x: 0, y: 0 });
    }
    await lightbox.expectPosition(page, `3/${TOTAL}`);
  });

  test('a double-click adds 1 to the scale', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.doubleClick();
    await lightbox.expectScale(picture, 2);
  });

  test('a double-click resets the scale if the picture is zoomed', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.wheel(-300, { isCtrl: true });
    await lightbox.expectScale(picture, 1.3);
    await input.doubleClick();
    await lightbox.expectScale(picture, 1);
    expect(await picture.shift()).toEqual({ x: 0, y: 0 });
  });

  test('dragging pans only while the picture is zoomed', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    const drag = { right: -40, down: 10, durationMs: 400, restMs: 100 };
    await input.swipe(drag);
    expect(await picture.shift()).toEqual({ x: 0, y: 0 });
    await input.wheel(-1500, { isCtrl: true });
    await lightbox.expectScale(picture, 2.5);
    const before = await picture.shift();
    await input.swipe(drag);
    await expect.poll(picture.shift).toMatchObject({ x: before.x - 40 });
    await lightbox.expectPosition(page, `3/${TOTAL}`);
  });
});

test.describe('swipe', () => {
  // 350 / 3.5 is 100.
  test.use({ viewport: { width: 350, height: 800 }, hasTouch: true, isMobile: true });

  type Case = Swipe & { readonly what: string; readonly position: number };

  async function expectSwipes(page: Page, swipes: readonly Case[]): Promise<void> {
    const { input } = await lightbox.openWithInput(page, PATH);
    for (const { what, position, ...swipe } of swipes) {
      await test.step(what, async () => {
        await input.swipe(swipe);
        await lightbox.untilRest(page);
        await lightbox.expectPosition(page, `${position}/${TOTAL}`);
      });
    }
  }

  test('it changes the image when its distance exceeds 1/3.5 of the width', async ({ page }) => {
    const slow = { durationMs: 400, restMs: 100 };
    await expectSwipes(page, [
      { what: 'as long to the left', right: -100, ...slow, position: 3 },
      { what: 'longer to the left', right: -101, ...slow, position: 4 },
      { what: 'as long to the right', right: 100, ...slow, position: 4 },
      { what: 'longer to the right', right: 101, ...slow, position: 3 },
    ]);
  });

  test('it changes the image when its velocity exceeds 2 with a mainly horizontal direction', async ({
    page,
  }) => {
    const fast = { durationMs: 16, restMs: 0 };
    await expectSwipes(page, [
      { what: '1.9 px/ms to the left', right: -31, ...fast, position: 3 },
      { what: '2.5 px/ms, mainly upwards', right: -40, down: -45, ...fast, position: 3 },
      { what: '2.5 px/ms to the left', right: -40, down: -20, ...fast, position: 4 },
      { what: '2.5 px/ms to the right', right: 40, down: 20, ...fast, position: 3 },
    ]);
  });
});
