import { expectPosition, lightboxOf, openWork, openWorkOf, pictureOnScreen } from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, forgiveFailedRequests, test, visit } from './visit.ts';

const TOTAL = worksOf('landscape').length;

test('it shows the thumbnail at once and the painting when it is there', async ({ page }) => {
  await visit(page, '/gallery/landscape');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/-(1080|1600)\.avif$/, async (route) => {
    await held;
    await route.continue();
  });
  await openWork(page, 3);
  const images = pictureOnScreen(page).locator('img');
  await expect(images).toHaveCount(2);
  const isThere = (index: number) =>
    images
      .nth(index)
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(await isThere(0)).toBe(true);
  expect(await isThere(1)).toBe(false);
  release();
  await expect.poll(() => isThere(1)).toBe(true);
});

test('it fetches the neighbour in the direction of travel, and nothing else', async ({ page }) => {
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
  await openWork(page, 5);
  const positionsAsked = () => asked.map((name) => names.indexOf(name) + 1);
  await expect.poll(positionsAsked).toEqual([5, 6]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(positionsAsked).toEqual([5, 6, 7]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(positionsAsked).toEqual([5, 6, 7, 4]);
});

test('it fetches the largest picture once the painting is zoomed', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const image = pictureOnScreen(page).locator('img').last();
  const largest = await pictureOnScreen(page)
    .locator('source')
    .evaluate((source) => /(\d+)w$/.exec(source.getAttribute('srcset') ?? '')?.[1]);
  const current = () => image.evaluate((each: HTMLImageElement) => each.currentSrc);
  await expect.poll(current).not.toBe('');
  await page.keyboard.press('+');
  await expect.poll(current).toContain(`-${largest}.avif`);
});

test('it says that a painting did not load, tries again, and goes on without it', async ({
  page,
  faults,
}) => {
  await visit(page, '/gallery/landscape');
  await page.route(/-(1080|1600|2400)\.avif$/, (route) => route.abort());
  await openWork(page, 3);
  const lightbox = lightboxOf(page);
  await expect(lightbox.getByRole('alert')).toContainText('не загрузилась');
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, `4/${TOTAL}`);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByRole('alert')).toBeVisible();
  await page.unroute(/-(1080|1600|2400)\.avif$/);
  await lightbox.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(lightbox.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() =>
      pictureOnScreen(page)
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  forgiveFailedRequests(faults);
});

test('it leads to the page of the work when its own code does not come', async ({
  page,
  faults,
}) => {
  await page.route(/assets\/lightbox-.*\.js$/, (route) => route.abort());
  await visit(page, '/gallery/landscape');
  await page.getByRole('main').locator('a[aria-haspopup]').nth(2).click();
  await expect(page).toHaveURL(/\/gallery\/landscape\/\d+$/);
  forgiveFailedRequests(faults);
});

test('it hangs paintings on a white wall for whom that is better, and remembers it', async ({
  page,
}) => {
  await openWorkOf(page, 'landscape', 3);
  const lightbox = lightboxOf(page);
  await expect(lightbox).toHaveCSS('background-color', 'rgb(23, 20, 17)');
  await lightbox.getByRole('button', { name: 'Белая стена' }).click();
  await expect(lightbox).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.reload();
  await expect(lightbox).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('it takes the whole screen, and gives it back when it closes', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await lightboxOf(page).getByRole('button', { name: 'На весь экран' }).click();
  await expect.poll(isFull).toBe(true);
  await lightboxOf(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(isFull).toBe(false);
});

test('it explains its keys at "?", and Escape closes the hint first', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const lightbox = lightboxOf(page);
  await page.keyboard.press('?');
  await expect(lightbox.getByText('Home и End')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox.getByText('Home и End')).toHaveCount(0);
  await expectPosition(page, `3/${TOTAL}`);
});

test('it lets the thumbnail grow into the painting and shrink back', async ({ page }) => {
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
  await openWorkOf(page, 'landscape', 2);
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved'));
  await expect.poll(moved).toEqual(['painting']);
  await page.keyboard.press('Escape');
  await expect.poll(moved).toEqual(['painting', 'painting']);
});

test('it only fades where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWorkOf(page, 'landscape', 2);
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

test('it fetches its code when the page is idle, and only where it can be opened', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/(lightbox-)/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await visit(page, '/gallery/landscape');
  await expect.poll(() => asked.length).toBe(1);
});
