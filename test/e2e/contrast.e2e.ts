import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '#catalogue/photos/colours.ts';
import { addStyles, STILLNESS } from './page-styles.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

const WIDTHS_PX = [360, 1280];

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5;
const LARGE_TEXT_CONTRAST = 3;
const GRAPHICS_CONTRAST = 3;

/** This share of the pixels behind the glyphs may be worse: a speck hides no letter. */
const WORST_SHARE = 0.01;

/** Of 255: how much a pixel of a glyph changes when the glyph is hidden. */
const GLYPH_DIFFERENCE = 8;

const SURROUNDINGS_PX = 2;

async function visitWithWhitePhotos(page: Page, path: string): Promise<void> {
  const white = { width: 8, height: 8, channels: 3, background: 'white' } as const;
  const body = await sharp({ create: white }).png().toBuffer();
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/png', body }));
  await visit(page, path);
  const hidden = '[data-hidden], [data-hidden] * { color: transparent !important; }';
  await addStyles(page, `${STILLNESS} ${hidden}`);
}

async function contrastOf(subject: Locator): Promise<number> {
  const colour = await subject.evaluate((element) => getComputedStyle(element).color);
  const shown = await subject.screenshot();
  await subject.evaluate((element) => element.toggleAttribute('data-hidden'));
  const hidden = await subject.screenshot();
  await subject.evaluate((element) => element.toggleAttribute('data-hidden'));
  const difference = sharp(shown).composite([{ input: hidden, blend: 'difference' }]);
  const glyphs = await sharp(await difference.png().toBuffer())
    .removeAlpha()
    .threshold(GLYPH_DIFFERENCE)
    .erode(SURROUNDINGS_PX)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const behind = await sharp(hidden).removeAlpha().raw().toBuffer();
  const own = luminanceOf((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ratios = [...glyphs.keys()]
    .filter((index) => glyphs[index])
    .map((index) => luminanceOf([...behind.subarray(3 * index, 3 * index + 3)]))
    .map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05))
    .sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 0;
}

async function expectReadable(subjects: Locator, least = TEXT_CONTRAST): Promise<void> {
  await expect(subjects).not.toHaveCount(0);
  for (const subject of await subjects.all()) {
    expect.soft(await contrastOf(subject), `${subject}`).toBeGreaterThanOrEqual(least);
  }
}

test('the home page is readable over white photos', async ({ page }) => {
  await visitWithWhitePhotos(page, '/');
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.mouse.move(0, 400);
  const header = page.getByRole('banner');
  const hero = page.locator('section').first();
  const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // The header becomes transparent again a moment later.
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    const isLarge = width > 1024;
    const links = header.getByRole('navigation').getByRole('link');
    const burger = header.getByRole('link', { name: 'Меню' });
    await (isLarge ? expectReadable(links) : expectReadable(burger, GRAPHICS_CONTRAST));
    await expectReadable(header.getByRole('link', { name: 'EN' }));
    await expectReadable(hero.locator('h1'), LARGE_TEXT_CONTRAST);
    await expectReadable(hero.locator('h1 + p'), isLarge ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST);
    await expectReadable(hero.getByRole('link', { name: 'Вниз' }), GRAPHICS_CONTRAST);
    await expectReadable(hero.getByRole('button'), GRAPHICS_CONTRAST);
    await expectReadable(tiles, LARGE_TEXT_CONTRAST);
  }

  await test.step('and so is a post', async () => {
    await visitWithWhitePhotos(page, '/news/5');
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 740 });
      await expectReadable(page.getByRole('article').locator('header').locator('h1, h1 + p'));
    }
  });
});
