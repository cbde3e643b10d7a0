import type { Locator, Page } from '@playwright/test';
import { builtPage, linksOf, textOf } from './built-site.ts';
import * as hero from './hero.ts';
import { scrollTo } from './menu.ts';
import { CATEGORIES, CATEGORY_TITLES } from './sample.ts';
import { boxesOf, expect, test, visit } from './visit.ts';

const tiles = (page: Page) => page.getByRole('main').locator('a[href^="/gallery/"]:has(img)');
const tile = (page: Page) => tiles(page).filter({ hasText: 'Пейзаж' });

function entrancesOf(words: Locator) {
  return words.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .map((each) => getComputedStyle(each))
      .map((style) => `${style.animationDuration} after ${style.animationDelay}`)
      .filter((entrance) => /^[\d.]+s after/.test(entrance) && !entrance.startsWith('0s')),
  );
}

test('the hero fills the height of the window', async ({ look }) => {
  for (const height of [600, 800]) {
    const page = await look('/', { width: 1280, height });
    const [image, next] = [page.getByRole('main').locator('img').first(), tile(page)];
    expect.soft(await image.boundingBox()).toMatchObject({ y: 0, width: 1280, height });
    expect.soft((await next.boundingBox())?.y).toBeGreaterThan(height);
  }
});

test('it has three background images', async ({ page }) => {
  await hero.openSlideshow(page);
  const images = await hero.heroImages(page);
  expect(new Set(images.map(({ src }) => src)).size).toBe(3);
});

test('its images cross-fade within 3 s', async ({ page }) => {
  await hero.openSlideshow(page);
  await page.clock.runFor(hero.HERO_INTERVAL_MS);
  const fades = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const isFade =
        effect instanceof KeyframeEffect &&
        effect.getKeyframes().some(({ opacity }) => opacity !== undefined) &&
        (effect.target?.clientHeight ?? 0) === innerHeight;
      return isFade ? [effect.getComputedTiming().duration] : [];
    }),
  );
  expect(fades).toEqual([3000, 3000]);
});

test('its images rotate every 6 seconds in a loop', async ({ page }) => {
  await hero.openSlideshow(page);
  const changes = await hero.watchChanges(page);
  expect(hero.pausesOf(changes)).toEqual([6000, 6000, 6000]);
  expect(changes[3]?.index).toBe(changes[0]?.index);
});

test('only the current image is opaque', async ({ page }) => {
  await hero.openSlideshow(page);
  for (let step = 0; step < 3; step += 1) {
    const opacities = (await hero.heroImages(page)).map(({ opacity }) => opacity);
    expect(opacities.toSorted()).toEqual([0, 0, 1]);
    await page.clock.runFor(hero.HERO_INTERVAL_MS);
  }
});

test('a scroll-down arrow pulses for ever', async ({ look }) => {
  const arrow = hero.scrollArrow(await look('/'));
  const iterations = await arrow.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
  );
  expect(iterations).toContain(Infinity);
});

test('the arrow is visible only while the page is at the very top', async ({ page }) => {
  await visit(page, '/');
  await expect(hero.scrollArrow(page)).toBeInViewport();
  await scrollTo(page, 1);
  await expect(hero.scrollArrow(page)).toBeHidden();
});

test('title and subtitle have the parallax speeds -20 and -25', async ({ page }) => {
  await hero.expectParallax(page, { title: -20, subtitle: -25 });
});

test('entrances last 1 s after a delay of 1 s', async ({ look }) => {
  const page = await look('/');
  await expect(hero.title(page)).toHaveText('Алеся Верасень');
  expect(await entrancesOf(hero.title(page))).toEqual(['1s after 1s']);
});

test('the entrance of the subtitle has a delay of 1.2 s', async ({ look }) => {
  expect(await entrancesOf(hero.subtitle(await look('/')))).toEqual(['1s after 1.2s']);
});

test('a decorative banner of branches stands between the hero and the tiles', async ({ look }) => {
  const page = await look('/');
  const [{ top: end = 0 } = {}] = await boxesOf(tiles(page).first());
  const shown = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => ({
        ...image.getBoundingClientRect().toJSON(),
        alt: image.getAttribute('alt'),
      })),
    );
  const banner = shown.filter(({ top, bottom, width }) => top >= 800 && bottom <= end && width > 0);
  expect(banner).not.toHaveLength(0);
  expect(banner.filter(({ alt }) => alt !== '')).toEqual([]);
});

test('eight category tiles stand in their order', async ({ look }) => {
  const page = await look('/');
  const paths = await tiles(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('href')),
  );
  expect(paths.slice(0, 8)).toEqual(CATEGORIES.map((category) => `/gallery/${category}`));
});

for (const { size, widths, tileWidth, tileHeight } of [
  { size: '350x200 px', widths: [1920, 1280, 1024, 768, 481], tileWidth: 350, tileHeight: 200 },
  { size: '250x130 px when small', widths: [480, 360, 320], tileWidth: 250, tileHeight: 130 },
]) {
  test(`a tile measures ${size}`, async ({ look }) => {
    for (const width of widths) {
      const page = await look('/', { width, height: 800 });
      for (const each of [tiles(page).first(), tile(page)]) {
        const box = await each.boundingBox();
        expect.soft([box?.width, box?.height], `at ${width}`).toEqual([tileWidth, tileHeight]);
      }
    }
  });
}

test('a tile shows a preview image with the translated title of its category', () => {
  for (const [path, language] of [
    ['/', 'ru'],
    ['/en', 'en'],
  ] as const) {
    const titles = CATEGORIES.map((category) => CATEGORY_TITLES[category][language]);
    const links = CATEGORIES.map((category) =>
      builtPage(path)
        .querySelectorAll(`main a[href$="/gallery/${category}"]`)
        .find((link) => link.querySelector('img')),
    );
    expect.soft(links.map(textOf)).toEqual(titles);
    const images = links.map((link) => link?.querySelector('img')?.getAttribute('src'));
    expect.soft(new Set(images).size).toBe(8);
  }
});

test('a tile links to its category', async ({ page }) => {
  expect(linksOf(builtPage('/en').querySelector('main'))).toEqual(
    expect.arrayContaining(CATEGORIES.map((category) => `/en/gallery/${category}`)),
  );
  await visit(page, '/');
  await tile(page).click();
  await expect(page).toHaveURL('/gallery/landscape');
});

test('on hover the image of a tile zooms in', async ({ page }) => {
  await visit(page, '/');
  const image = tile(page).locator('img');
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
  await tile(page).scrollIntoViewIfNeeded();
  const before = await width();
  await tile(page).hover();
  await expect.poll(width).toBeGreaterThan(1.03 * before);
  await page.mouse.move(0, 0);
  await expect.poll(width).toBe(before);
});

test('on hover the title of a tile fades out', async ({ page }) => {
  await visit(page, '/');
  const words = tile(page).getByText('Пейзаж');
  await expect(words).toHaveCSS('opacity', '1');
  await tile(page).hover();
  await expect(words).toHaveCSS('opacity', '0');
});
