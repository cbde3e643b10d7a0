import { globSync, readdirSync, readFileSync } from 'node:fs';
import { builtPage, fixturePage, linksOf, sizeOf, textOf } from './built-site.ts';
import { expectParallax, heroImages, openSlideshow, pausesOf, watchChanges } from './hero.ts';
import * as lightbox from './lightbox.ts';
import { expectPanelWidths, modalBox, openLanguageModal, openPanel } from './menu.ts';
import { CATEGORIES, listedWorks } from './sample.ts';
import { boxesOf, expect, test } from './visit.ts';

const TILES = CATEGORIES.map((category) => `a[href="/gallery/${category}"]:has(img)`).join();

test.use({ hasTouch: true });

test.describe('languages', () => {
  test('the languages are Russian and English', () => {
    const links = builtPage('/').querySelectorAll('a, link');
    const languages = new Set(links.flatMap((link) => link.getAttribute('hreflang') ?? []));
    languages.delete('x-default');
    expect([...languages].toSorted()).toEqual(['en', 'ru']);
  });

  test('the fallback is Russian', () => {
    const title = fixturePage('/en/gallery/landscape/7').querySelector('h1');
    expect(textOf(title)).toBe('Река 7');
  });

  test('the translation namespaces are translation and gallery', () => {
    for (const language of ['ru', 'en']) {
      const files = readdirSync(`content/locales/${language}`).toSorted();
      expect.soft(files, language).toEqual(['gallery.json', 'translation.json']);
    }
    expect.soft(textOf(fixturePage('/about'))).toContain('Одна-две фразы о себе.');
    expect.soft(textOf(fixturePage('/gallery/still-life/5'))).toContain('Пять');
  });

  test('the default separator is a dot', () => {
    // `button.home` is `{ "button": { "home": … } }` in the fixture.
    expect(textOf(fixturePage('/en/404').querySelector('main'))).toContain('To the start');
  });
});

test.describe('sizes of the shell', () => {
  test('the header has 70 px', async ({ look }) => {
    await expect((await look('/about')).getByRole('banner')).toHaveCSS('height', '70px');
  });

  test('the side panel has at most 400 px or 65 % of the width', async ({ page }) => {
    await openPanel(page);
    await expectPanelWidths(page, { 1024: 400, 600: 390 });
  });

  test('the language modal has 400x400 px', async ({ page }) => {
    await openLanguageModal(page);
    expect(await modalBox(page)).toMatchObject({ width: 400, height: 400 });
  });

  test('the breakpoints are 480, 768, 1024 and, for news, 620 px', () => {
    const styles = [
      ...globSync('build/client/**/*.css').map((file) => readFileSync(file, 'utf8')),
      ...builtPage('/')
        .querySelectorAll('style')
        .map(({ text }) => text),
    ];
    const conditions = styles.join('').match(/@media[^{]*width[^{]*/g) ?? [];
    for (const breakpoint of ['480px', '768px', '1024px', '620px']) {
      const found = conditions.filter((condition) => condition.includes(breakpoint));
      expect.soft(found, breakpoint).not.toEqual([]);
    }
  });
});

test.describe('home and cards', () => {
  test('the hero has 3 images, an interval of 6000 ms, a fade of 3 s and 100vh', async ({
    page,
  }) => {
    await openSlideshow(page);
    expect.soft(await heroImages(page)).toHaveLength(3);
    expect.soft(pausesOf(await watchChanges(page))).toEqual([6000, 6000, 6000]);
    const fades = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((each) => each.clientHeight === innerHeight)
        .map((each) => getComputedStyle(each))
        .filter(({ transitionProperty }) => transitionProperty.includes('opacity'))
        .map(({ transitionDuration }) => transitionDuration),
    );
    expect.soft(fades).toEqual(['3s', '3s', '3s']);
  });

  test('there are 8 category tiles of 350x200 px, or 250x130 px when small', async ({ look }) => {
    for (const [window, size] of [
      [1280, '350x200'],
      [481, '350x200'],
      [480, '250x130'],
    ] as const) {
      const page = await look('/', { width: window, height: 800 });
      const sizes = await boxesOf(page.getByRole('main').locator(TILES));
      const shown = sizes.map(({ width, height }) => `${width}x${height}`);
      expect.soft(shown, `at ${window}`).toEqual(CATEGORIES.map(() => size));
    }
  });

  test('the image of a card is at most 85vh high', async ({ look }) => {
    for (const height of [260, 320]) {
      const page = await look('/gallery', { width: 1280, height });
      const cards = page.getByRole('main').getByRole('article').locator('img');
      const heights = (await boxesOf(cards)).map((box) => box.height);
      expect.soft(Math.max(...heights)).toBeLessThanOrEqual(0.85 * height);
      expect.soft(Math.max(...heights)).toBeGreaterThan(0.85 * height - 2);
    }
  });
});

test.describe('animation', () => {
  test('an entrance lasts 1 s after 1 s, that of the subtitle after 1.2 s', async ({ look }) => {
    const entrances = await (await look('/')).getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .map((each) => getComputedStyle(each))
        .filter(({ animationDelay }) => Number.parseFloat(animationDelay) > 0)
        .map(({ animationDuration, animationDelay }) => [animationDuration, animationDelay]),
    );
    expect(entrances).toEqual([
      ['1s', '1s'],
      ['1s', '1.2s'],
    ]);
  });

  test('the parallax speeds are -20 and -25', async ({ page }) => {
    await expectParallax(page, { title: -20, subtitle: -25 });
  });
});

test.describe('lightbox', () => {
  const PATH = '/gallery/quick-portrait';
  const TOTAL = listedWorks('quick-portrait').length;

  test('the zoom is between 0.5 and 3', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.wheel(-9000, { isCtrl: true });
    await lightbox.expectScale(picture, 3);
    await input.wheel(9000, { isCtrl: true });
    await lightbox.expectScale(picture, 1);
    await input.pinch(400, 275);
    await lightbox.expectScale(picture, 0.5);
    await input.lift();
    await lightbox.expectScale(picture, 1);
    await input.pinch(400, 175);
    await expect.poll(picture.scale).toBeLessThanOrEqual(0.5);
    expect(await picture.scale()).toBeGreaterThan(0.37);
  });

  test('a pinch of 250 px changes the scale by 1', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.pinch(100, 350);
    await lightbox.expectScale(picture, 2);
  });

  test('a wheel with Ctrl changes the scale by 1 with 1000 px', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.wheel(-1000, { isCtrl: true });
    await lightbox.expectScale(picture, 2);
  });

  test('two clicks within 200 ms are a double-click', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.doubleClick({ intervalMs: 201 });
    await lightbox.expectScale(picture, 1);
    await input.doubleClick({ intervalMs: 199 });
    await lightbox.expectScale(picture, 2);
  });

  test('a press that moves by up to 3 px is a tap', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.doubleClick({ movePx: 4 });
    await lightbox.expectScale(picture, 1);
    await input.doubleClick({ movePx: 3 });
    await lightbox.expectScale(picture, 2);
  });

  test('a short swipe counts above 0.5 px/ms and 50 px, within 250 ms', async ({ page }) => {
    const { input } = await lightbox.openWithInput(page, PATH);
    let position = 3;
    for (const [px, durationMs, counts] of [
      [50, 80, false],
      [51, 80, true],
      [60, 128, false],
      [60, 112, true],
      [200, 256, false],
      [200, 240, true],
    ] as const) {
      await input.swipe({ right: -px, durationMs });
      if (counts) position += 1;
      await lightbox.untilRest(page);
      await lightbox.expectPosition(page, `${position}/${TOTAL}`);
    }
  });

  test('the layer of the lightbox is 400', async ({ page }) => {
    await lightbox.openAt(page, PATH, 3);
    await expect(lightbox.dialogOf(page)).toHaveCSS('z-index', '400');
  });
});

test('video frames are 300x200 for VK and 560x315 for YouTube', () => {
  const frames = builtPage('/gallery/flowers_birds/130').querySelectorAll('main iframe');
  expect(frames.map(sizeOf)).toEqual([
    ['300', '200'],
    ['560', '315'],
  ]);
});

test('there are eight categories', () => {
  const paths = linksOf(builtPage('/gallery').querySelector('main'));
  const categories = paths.flatMap((path) => /^\/gallery\/([^/?#]+)$/.exec(path)?.[1] ?? []);
  const found = new Set(categories.filter((category) => category !== 'all'));
  expect([...found].toSorted()).toEqual([...CATEGORIES].toSorted());
});
