import type { Page } from '@playwright/test';
import {
  expectClosed,
  expectPosition,
  lightboxOf,
  openWork,
  openWorkOf,
  pictureOnScreen,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, forgive, test, visit } from './visit.ts';

const TOTAL = worksOf('landscape').length;

/** Only the lightbox asks for 1080 pixels and more. */
const LARGE_PICTURES = /-\d{4}\.avif$/;

/** How wide the larger file of the picture on screen is, in its own pixels: 0 as long as it has not come. */
async function largeWidth(page: Page): Promise<number> {
  const large = pictureOnScreen(page).locator('img').last();
  return large.evaluate((image: HTMLImageElement) => image.naturalWidth);
}

// In which order: app/islands/lightbox/lightbox-state.test.ts.
test('it fetches the picture before and the next two', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (LARGE_PICTURES.test(request.url())) asked.add(request.url().replace(LARGE_PICTURES, ''));
  });
  await openWorkOf(page, 'landscape', 5);
  await expect.poll(() => asked.size).toBe(4);
});

test('it says that a painting did not load, and tries again', async ({ page, faults }) => {
  await visit(page, '/gallery/landscape');
  await page.route(LARGE_PICTURES, (route) => route.abort());
  await openWork(page, 3);
  const lightbox = lightboxOf(page);
  const tryAgain = lightbox.getByRole('button', { name: 'Попробовать ещё раз' });
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
    await expect.poll(() => largeWidth(page)).toBeGreaterThan(0);
    await expect(lightbox).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lightbox.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  });
  forgive(faults, /ERR_FAILED/);
});

test('it has a white wall, a strip, the full screen and a hint', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const lightbox = lightboxOf(page);
  const strip = lightbox.getByRole('list', { name: 'Лента миниатюр' });
  const current = strip.locator('[aria-current="true"]');

  await test.step('it explains its keys at "?", and Escape closes the hint first', async () => {
    await page.keyboard.press('?');
    await expect(lightbox.getByText('Home и End')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox.getByText('Home и End')).toHaveCount(0);
    await expectPosition(page, `3/${TOTAL}`);
  });

  await test.step('the strip leads to every work', async () => {
    await expect(strip).toHaveCount(0);
    await lightbox.getByRole('button', { name: 'Лента миниатюр' }).click();
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
    await lightbox.getByRole('button', { name: 'Белая стена' }).click();
    await page.reload();
    await expect(lightbox).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(current).toBeInViewport();
  });

  await test.step('it takes the whole screen, and gives it back when it closes', async () => {
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await lightbox.getByRole('button', { name: 'На весь экран' }).click();
    await expect.poll(isFull).toBe(true);
    await lightbox.getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(isFull).toBe(false);
  });
});

test('a painting shrinks back into its thumbnail', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement'));
        moved.push(parts.includes('::view-transition-group(painting)') ? 'painting' : 'page');
      });
      return transition;
    };
  });
  await visit(page, '/gallery/landscape');
  await openWork(page, 2);

  await test.step('it shrinks back into it', async () => {
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'moved')))
      .toEqual(['painting']);
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
