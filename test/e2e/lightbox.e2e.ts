import type { Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility.ts';
import {
  expectClosed,
  expectPosition,
  lightboxOf,
  openWork,
  openWorkOf,
  pictureOnScreen,
  scaleOnScreen,
  thumbnailsOf,
} from './lightbox.ts';
import { listedWorks } from './sample.ts';
import { expect, FULL, forgive, test, visit } from './visit.ts';

const PATH = '/gallery/landscape';
const TOTAL = listedWorks('landscape').length;

/** Only the lightbox asks for 1080 pixels and more. */
const LARGE_PICTURES = /-\d{4}\.avif$/;

const control = (page: Page, name: string) => lightboxOf(page).getByRole('button', { name });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

const expectScale = (page: Page, scale: number) =>
  expect.poll(() => scaleOnScreen(page)).toBeCloseTo(scale, 2);

const findings = (page: Page) => accessibilityFindings(page, 'dialog[data-wall]');

test('it manages focus and history', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const next = control(page, 'Следующая работа');

  await test.step('the button at the end says so and keeps the focus', async () => {
    await page.keyboard.press('Home');
    await expectPosition(page, `1/${TOTAL}`);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await next.click();
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
  });

  await test.step('it gives the focus to the work that was seen last', async () => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    const thumbnail = thumbnailsOf(page).nth(TOTAL - 1);
    await expect(thumbnail).toBeFocused();
    await expect(thumbnail).toBeInViewport();
    await expect(page).toHaveURL(PATH);
  });

  await test.step('so does Back, and Forward opens the lightbox again', async () => {
    await openWork(page, 2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${PATH}?id=4`);
    await page.goBack();
    await expectClosed(page);
    await expect(thumbnailsOf(page).nth(3)).toBeFocused();
    await page.goForward();
    await expectPosition(page, `4/${TOTAL}`);
  });

  await test.step('it leads from the painting to its own page, and Back to the lightbox', async () => {
    const more = lightboxOf(page).getByRole('link', { name: 'Подробнее' });
    const path = await more.getAttribute('href');
    await more.click();
    await expect(page).toHaveURL(path ?? '');
    await expectClosed(page);
    await page.goBack();
    await expectPosition(page, `4/${TOTAL}`);
  });

  await test.step('Back leads from a followed link to where it was, also once it is closed', async () => {
    for (const isClosed of [false, true]) {
      await visit(page, '/about');
      await page.goto(`${PATH}?id=5`);
      await expectPosition(page, `5/${TOTAL}`);
      if (isClosed) {
        await page.keyboard.press('ArrowLeft');
        await expectPosition(page, `4/${TOTAL}`);
        await page.keyboard.press('Escape');
        await expectClosed(page);
        await expect(page).toHaveURL(PATH);
      }
      await page.goBack();
      await expect(page).toHaveURL('/about');
    }
  });
});

test('it keeps the focus and the page, and fetches four pictures', async ({ page }) => {
  await visit(page, PATH);
  const requested = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (LARGE_PICTURES.test(url)) requested.add(url.replace(LARGE_PICTURES, ''));
  });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await thumbnailsOf(page).nth(4).click();
  await expect(lightboxOf(page)).toBeFocused();
  // In which order: app/islands/lightbox/lightbox-state.test.ts.
  const names = await thumbnailsOf(page)
    .locator('img')
    .evaluateAll((all) =>
      all.slice(3, 7).map((image) => (image as HTMLImageElement).src.replace(/-\d+\.jpg$/, '')),
    );
  await expect.poll(() => names.filter((name) => requested.has(name))).toEqual(names);
  const before = await scrolled(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBeTruthy();
  }
  await lightboxOf(page).focus();
  for (const key of ['PageDown', 'Space', 'ArrowDown']) await page.keyboard.press(key);
  await page.mouse.wheel(0, 400);
  // Once it has come: after the lightbox was closed it would scroll the page, and rightly.
  await expectPosition(page, `6/${TOTAL}`);
  expect(await scrolled(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await scrolled(page)).toBe(before);
});

test('it zooms, explains its keys, and has a wall, a strip and full screen', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const lightbox = lightboxOf(page);
  const strip = lightbox.getByRole('list', { name: 'Лента миниатюр' });
  const current = strip.locator('[aria-current="true"]');
  expect(await findings(page)).toEqual([]);

  await test.step('it zooms by buttons and keys between 1 and 3, and pans by the arrows', async () => {
    const [zoomIn, zoomOut] = [control(page, 'Увеличить'), control(page, 'Уменьшить')];
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 4; press += 1) await zoomIn.click();
    await expectScale(page, 3);
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(pictureOnScreen(page)).toHaveCSS('--x', '-80');
    await zoomOut.click();
    await expectScale(page, 2.5);
    for (const key of ['0', '-']) {
      await page.keyboard.press(key);
      await expectScale(page, 1);
    }
    await expectPosition(page, `3/${TOTAL}`);
  });

  await test.step('it explains its keys at "?", and Escape closes the hint first', async () => {
    await page.keyboard.press('?');
    await expect(lightbox.getByText('Home и End')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox.getByText('Home и End')).toHaveCount(0);
  });

  await test.step('it says which work is on screen after every step', async () => {
    const said = lightbox.getByRole('status');
    for (const position of [3, 4]) {
      await expect(said).toHaveText(new RegExp(`, ${position} из ${TOTAL}$`));
      await expect(lightbox).toHaveAccessibleName((await said.innerText()).replace(/,[^,]*$/, ''));
      await page.keyboard.press('ArrowRight');
    }
  });

  await test.step('the strip leads to every work', async () => {
    await expect(strip).toHaveCount(0);
    await control(page, 'Лента миниатюр').click();
    const thumbnails = strip.getByRole('button');
    await expect(thumbnails).toHaveCount(TOTAL);
    await thumbnails.nth(5).click();
    await expectPosition(page, `6/${TOTAL}`);
    await expect(current).toBeFocused();
    await page.keyboard.press('End');
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await expect(current).toBeInViewport();
  });

  await test.step('wall and strip are remembered', async () => {
    await control(page, 'Белая стена').click();
    await page.reload();
    await expect(lightbox).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(current).toBeInViewport();
    await page.keyboard.press('?');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('it takes the whole screen, and gives it back when it closes', async () => {
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await control(page, 'На весь экран').click();
    await expect.poll(isFull).toBe(true);
    await control(page, 'Закрыть').click();
    await expect.poll(isFull).toBe(false);
  });
});

test('it says that a painting did not load, and tries again', async ({ page, faults }) => {
  await visit(page, PATH);
  await page.route(LARGE_PICTURES, (route) => route.abort());
  await openWork(page, 3);
  const lightbox = lightboxOf(page);
  const tryAgain = control(page, 'Попробовать ещё раз');
  await expect(lightbox.getByRole('alert')).toContainText('не загрузилась');

  await test.step('the focus stays in the lightbox when the painting is left', async () => {
    await tryAgain.focus();
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `4/${TOTAL}`);
    await expect(lightbox).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `3/${TOTAL}`);
    await expect(lightbox.getByRole('alert')).toBeVisible();
  });

  await test.step('the button stays when it fails again, and the focus with it', async () => {
    const asked = page.waitForEvent('requestfailed');
    await tryAgain.press('Enter');
    await asked;
    await expect(tryAgain).toHaveAttribute('aria-disabled', 'false');
    await expect(tryAgain).toBeFocused();
  });

  await test.step('the painting comes after all, and the focus stays in the lightbox', async () => {
    await page.unroute(LARGE_PICTURES);
    await tryAgain.press('Enter');
    await expect(lightbox.getByRole('alert')).toHaveCount(0);
    const large = pictureOnScreen(page).locator('img').last();
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(lightbox).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(control(page, 'Закрыть')).toBeFocused();
  });
  forgive(faults, /ERR_FAILED/);
});

test('a painting shrinks back into its thumbnail', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const report = () => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement'));
        moved.push(parts.includes('::view-transition-group(painting)') ? 'painting' : 'page');
      };
      transition.ready.then(report, () => {});
      return transition;
    };
  });
  await openWorkOf(page, 'landscape', 2);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'moved'))).toEqual(['painting']);
  await expectClosed(page);

  await test.step('a click before or during the motion opens the work under it', async () => {
    const other = thumbnailsOf(page).nth(1);
    await openWork(page, 2);
    await other.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect();
      const lightbox = document.querySelector('dialog[open]');
      const init = { bubbles: true, cancelable: true, detail: 1, clientX: x + 9, clientY: y + 9 };
      for (const type of ['cancel', 'click']) lightbox?.dispatchEvent(new MouseEvent(type, init));
    });
    await expectPosition(page, `2/${TOTAL}`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => Reflect.get(window, 'moved').length === 2);
    await other.click({ force: true });
    await expectPosition(page, `2/${TOTAL}`);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  await test.step('it only fades where less motion is asked for', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWork(page, 2);
    await page.keyboard.press('ArrowRight');
    const properties = await lightboxOf(page).evaluate((dialog) =>
      dialog
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    );
    expect(new Set([...properties, 'opacity'])).toEqual(new Set(['opacity']));
  });
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
  const gesture = (type: string, scale: number) =>
    lightboxOf(page)
      .locator('[data-gesture]')
      .evaluate(
        (stage, [name, values]) => {
          const Gesture = Reflect.get(window, 'GestureEvent');
          stage.dispatchEvent(new Gesture(name, values));
        },
        [type, { scale, clientX: 640, clientY: 400 }] as const,
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
