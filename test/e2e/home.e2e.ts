import { CATEGORIES } from '#catalogue/works/categories.ts';
import { SITE } from './sample.ts';
import { expect, test, visit } from './visit.ts';

/** Spec §9: how long one hero image is shown. */
const HERO_INTERVAL_MS = 6000;

/** How exactly that is asked, in milliseconds. */
const STEP_MS = 100;

const opacities = (slides: Element[]) => slides.map((slide) => getComputedStyle(slide).opacity);

test('it shows eight tiles in their order, each leading to its category', async ({ page }) => {
  await visit(page, '/');
  const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
  const addresses = await tiles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual(CATEGORIES.map((category) => `/gallery/${category}`));
});

test('it shows the three hero images in turn, six seconds each', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.runFor(5000);
  const slides = page.locator('[data-slide]');
  await expect(slides).toHaveCount(3);
  // From here on no time passes but what is asked for, however slow the machine.
  await page.clock.pauseAt(600_000);
  const current = () =>
    slides.evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-current')));
  const first = await current();
  while ((await current()) === first) await page.clock.runFor(STEP_MS);
  let shown = await current();
  for (let step = 1; step <= 4; step += 1) {
    await page.clock.runFor(HERO_INTERVAL_MS - STEP_MS);
    expect(await current()).toBe(shown);
    await page.clock.runFor(STEP_MS);
    shown = (shown + 1) % 3;
    expect(await current()).toBe(shown);
  }
  await page.getByRole('button', { name: 'Остановить' }).click();
  const stopped = await current();
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await current()).toBe(stopped);
});

test('it stays at the first hero image where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const slides = page.locator('[data-slide]');
  await page.clock.runFor(5000);
  await expect(slides).toHaveCount(3);
  await page.clock.runFor(2 * HERO_INTERVAL_MS);
  // At once: some time later the first would be on screen again in any case.
  expect(await slides.first().getAttribute('data-current')).not.toBeNull();
});

for (const { motion, fetched } of [
  { motion: 'no-preference', fetched: ['hero-1', 'hero-2'] },
  { motion: 'reduce', fetched: ['hero-1'] },
] as const) {
  test(`it fetches no hero image that may never be shown, with motion ${motion}`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const name = /images\/(hero-\d)/.exec(request.url())?.[1];
      if (name) asked.add(name);
    });
    await page.emulateMedia({ reducedMotion: motion });
    await visit(page, '/');
    if (motion === 'no-preference') await page.getByRole('button', { name: 'Остановить' }).click();
    await expect(page.locator('[data-slide]')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expect([...asked].sort()).toEqual(fetched);
  });
}

for (const { width, shown } of [
  { width: 360, shown: 'tall' },
  { width: 1280, shown: 'wide' },
]) {
  test(`it fills a window of ${width} by 740 with a ${shown} picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, '/');
    const ratio = await page
      .locator('[data-slide]')
      .first()
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        return file.naturalWidth / file.naturalHeight;
      });
    if (shown === 'tall') expect(ratio).toBeCloseTo(1080 / 1920, 2);
    else expect(ratio).toBeGreaterThan(1.4);
  });
}

test('it makes only the current hero image opaque', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const slides = page.locator('[data-slide]');
  await expect(slides).toHaveCount(3);
  expect(await slides.evaluateAll(opacities)).toEqual(['1', '0', '0']);
});

test('it fills the window with the hero and points down only at the very top', async ({ page }) => {
  await visit(page, '/');
  expect((await page.locator('section').first().boundingBox())?.height).toBe(800);
  const arrow = page.getByRole('link', { name: 'Вниз' });
  await expect(arrow).toBeVisible();
  await page.mouse.wheel(0, 1);
  await expect(arrow).toHaveCount(0);
});

test('it lets the words come in after one second, within one second, the subtitle a little later', async ({
  page,
}) => {
  await visit(page, '/');
  const entranceOf = (words: string) =>
    page.getByText(words, { exact: true }).evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element);
      return { animationDuration, animationDelay };
    });
  const hero = page.locator('section').first();
  await expect(hero.getByRole('heading')).toHaveText(SITE.name);
  expect(
    await hero
      .getByText(SITE.name)
      .last()
      .evaluate((words) => getComputedStyle(words).animation),
  ).toMatch(/^1s .* 1s /);
  expect(await entranceOf(SITE.profession)).toEqual({
    animationDuration: '1s',
    animationDelay: '1.2s',
  });
});

test('it lets title and subtitle lag behind the page by their parallax speeds', async ({
  page,
}) => {
  await visit(page, '/');
  const shiftOf = (selector: string) =>
    page
      .locator('section')
      .first()
      .locator(selector)
      .evaluate((words) => {
        return new DOMMatrix(getComputedStyle(words).transform).m42;
      });
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await expect.poll(() => shiftOf('h1')).toBe(200);
  await expect.poll(() => shiftOf('h1 + p')).toBe(250);
});

test('it fades from one hero image to the next within three seconds', async ({ page }) => {
  await visit(page, '/');
  const slide = page.locator('[data-slide]').first();
  expect(await slide.evaluate((each) => getComputedStyle(each).transition)).toBe('opacity 3s');
});

test('it shows all words at once and moves nothing where less motion is asked for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  await expect(page.getByRole('button', { name: 'Остановить' })).toBeHidden();
});

test('it keeps the slideshow still for the rest of the visit once it was paused', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Остановить', pressed: true })).toBeVisible();
});

test('it dates the newest exhibition in the language of the page', async ({ page }) => {
  await visit(page, '/en');
  await expect(page.getByRole('main').getByText(/^May\s2025$/)).toBeVisible();
});
