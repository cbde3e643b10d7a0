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
import { expect, forgiveFailedRequests, test, visit } from './visit.ts';

const TOTAL = worksOf('landscape').length;

/** Those that only the lightbox asks for: 1080 pixels wide and more. */
const LARGE_PICTURES = /-\d{4}\.avif$/;

/** How wide the larger file of the picture on screen is, in its own pixels: 0 as long as it has not come. */
async function largeWidth(page: Page): Promise<number> {
  const large = pictureOnScreen(page).locator('img').last();
  return large.evaluate((image: HTMLImageElement) => image.naturalWidth);
}

/** The positions of the works whose pictures the lightbox asks for, in their order, from now on. */
async function watchPositions(page: Page): Promise<() => readonly number[]> {
  await visit(page, '/gallery/landscape');
  // All thumbnails come first, so that what is asked for afterwards is asked for by the lightbox.
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /images\/(.+)-\d+\.avif$/.exec(request.url())?.[1];
    if (name && !asked.includes(name)) asked.push(name);
  });
  const names = await page
    .getByRole('main')
    .locator('a[aria-haspopup] source')
    .evaluateAll((sources) =>
      sources.map(
        (source) => /images\/(.+?)-\d+\.avif/.exec(source.getAttribute('srcset') ?? '')?.[1],
      ),
    );
  return () => asked.map((name) => names.indexOf(name) + 1);
}

test('it fetches the neighbours, the one in the direction of travel first', async ({ page }) => {
  const network = { effectiveType: '4g', downlink: 4.9 };
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    network,
  );
  const positionsAsked = await watchPositions(page);
  await openWork(page, 5);
  await expect.poll(positionsAsked).toEqual([5, 6, 4]);
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
  forgiveFailedRequests(faults);
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
