import type { Locator, Page } from '@playwright/test';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { addStyles } from './page-styles.ts';
import { SITE } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

/** Spec §9: how long one hero image is shown. */
const HERO_INTERVAL_MS = 6000;

/** How exactly that is asked, in milliseconds. */
const STEP_MS = 100;

const opacities = (slides: Element[]) => slides.map((slide) => getComputedStyle(slide).opacity);

test('it shows name, tiles and news as spec §2 has them', async ({ page }) => {
  await visit(page, '/');
  const hero = page.locator('section').first();

  await test.step('the hero fills the window, and its arrow points down at the very top only', async () => {
    expect.soft((await hero.boundingBox())?.height).toBe(800);
    const arrow = page.getByRole('link', { name: 'Вниз' });
    await expect.soft(arrow).toBeVisible();
    await page.mouse.wheel(0, 1);
    await expect.soft(arrow).toHaveCount(0);
  });

  await test.step('the words come in after one second, within one, the subtitle a little later', async () => {
    const entranceOf = (words: Locator) =>
      words.evaluate((element) => {
        const { animationDuration, animationDelay } = getComputedStyle(element);
        return { animationDuration, animationDelay };
      });
    await expect.soft(hero.getByRole('heading')).toHaveText(SITE.name);
    expect
      .soft(await entranceOf(hero.getByText(SITE.name).last()))
      .toEqual({ animationDuration: '1s', animationDelay: '1s' });
    expect
      .soft(await entranceOf(page.getByText(SITE.profession, { exact: true })))
      .toEqual({ animationDuration: '1s', animationDelay: '1.2s' });
  });

  await test.step('one image fades to the next within three seconds', async () => {
    const slide = page.locator('[data-slide]').first();
    await expect.soft(slide).toHaveCSS('transition', 'opacity 3s');
  });

  await test.step('eight tiles stand in their order, each leading to its category', async () => {
    const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
    const addresses = await tiles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect.soft(addresses).toEqual(CATEGORIES.map((category) => `/gallery/${category}`));
  });

  await test.step('title and subtitle lag behind the page by their parallax speeds', async () => {
    const shiftOf = (selector: string) =>
      hero
        .locator(selector)
        .evaluate((words) => new DOMMatrix(getComputedStyle(words).transform).m42);
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect.poll(() => shiftOf('h1')).toBe(200);
    await expect.poll(() => shiftOf('h1 + p')).toBe(250);
  });

  await test.step('the newest exhibition is dated in the language of the page', async () => {
    await visit(page, '/en');
    await expect(page.getByRole('main').getByText(/^3–25\sMay\s2025, Minsk$/)).toBeVisible();
  });
});

test(
  'it keeps large words of the hero between header and buttons, however low the window is',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto('/');
    await addStyles(page, 'html { font-size: 200% }');
    const edgesOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return { top: box?.y ?? NaN, end: (box?.y ?? NaN) + (box?.height ?? NaN) };
    };
    const hero = page.locator('section').first();
    const header = await edgesOf(page.getByRole('banner'));
    const title = await edgesOf(hero.getByRole('heading'));
    const subtitle = await edgesOf(hero.locator('h1 + p'));
    const arrow = await edgesOf(hero.getByRole('link', { name: 'Вниз' }));
    expect(title.top).toBeGreaterThan(header.end);
    expect(subtitle.end).toBeLessThan(arrow.top);
    expect(arrow.end).toBeLessThan((await edgesOf(hero)).end);
  },
);

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
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.clock.runFor(HERO_INTERVAL_MS);
  expect(await current()).toBe((stopped + 1) % 3);
});

/** The hero images that are asked for from now on. */
function watchHeroImages(page: Page): () => readonly string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /images\/(hero-\d)/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  return () => [...asked].sort();
}

test('it stays at the first hero image where less motion is asked for, and fetches no other', async ({
  page,
}) => {
  const asked = watchHeroImages(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await visit(page, '/');
  expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect.soft(page.getByRole('button', { name: 'Остановить' })).toBeHidden();
  const slides = page.locator('[data-slide]');
  await page.clock.runFor(5000);
  await expect(slides).toHaveCount(3);
  // Only the current one is opaque.
  expect.soft(await slides.evaluateAll(opacities)).toEqual(['1', '0', '0']);
  await page.waitForLoadState('networkidle');
  expect.soft(asked()).toEqual(['hero-1']);
  await page.clock.runFor(2 * HERO_INTERVAL_MS);
  // At once: some time later the first would be on screen again in any case.
  expect(await slides.first().getAttribute('data-current')).not.toBeNull();
});

test(
  'it is still for the rest of the visit once it was paused, and fetches what may be shown',
  FULL,
  async ({ page }) => {
    const asked = watchHeroImages(page);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Остановить' }).click();
    await expect(page.locator('[data-slide]')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual(['hero-1', 'hero-2']);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Остановить', pressed: true })).toBeVisible();
  },
);

test('it fills a window with a picture of its proportions', FULL, async ({ page }) => {
  for (const { width, isTall } of [
    { width: 360, isTall: true },
    { width: 1280, isTall: false },
  ]) {
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
    if (isTall) expect.soft(ratio).toBeCloseTo(1080 / 1920, 2);
    else expect.soft(ratio).toBeGreaterThan(1.4);
  }
});
