import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { GRAPHICS_CONTRAST, measureContrast, TEXT_CONTRAST } from './contrast.ts';
import { expect, FULL, test, visit } from './visit.ts';

test.use({ reuseContext: true });

const WIDTHS_PX = [360, 1280];

/** Puts a white picture in the place of every photo: what is readable over it is readable over any other. */
async function showWhitePhotos(page: Page) {
  const plain = { width: 8, height: 8, channels: 3, background: 'white' } as const;
  const body = await sharp({ create: plain }).png().toBuffer();
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/png', body }));
}

async function decoded(pictures: Locator) {
  for (const picture of await pictures.all()) {
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = 'eager';
      return image.decode();
    });
  }
}

interface Subjects {
  readonly texts: Readonly<Record<string, Locator>>;
  readonly graphics?: Readonly<Record<string, Locator>>;
}

async function expectReadable(page: Page, { texts, graphics = {} }: Subjects) {
  const found = await measureContrast(page, { ...texts, ...graphics });
  const wanting = found.filter(
    ({ name, contrast }) => contrast < (name in texts ? TEXT_CONTRAST : GRAPHICS_CONTRAST),
  );
  expect.soft(wanting).toEqual([]);
}

async function named(links: Locator): Promise<Record<string, Locator>> {
  const all = await links.all();
  return Object.fromEntries(
    await Promise.all(all.map(async (link) => [await link.innerText(), link] as const)),
  );
}

test('it is readable over white photos of the home page', FULL, async ({ page }) => {
  await showWhitePhotos(page);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.mouse.move(0, 400);
  const slides = page.locator('[data-slide]');
  await expect(slides).toHaveCount(3);
  for (const width of WIDTHS_PX) {
    await test.step(`over the hero at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await decoded(slides.locator('img'));
      const hero = page.locator('section').first();
      const header = page.getByRole('banner');
      await expectReadable(page, {
        texts: {
          ...(width > 1024 && (await named(header.getByRole('navigation').getByRole('link')))),
          toggle: header.getByRole('link', { name: 'EN' }),
          title: hero.getByRole('heading'),
          subtitle: hero.locator('h1 + p'),
        },
        graphics: {
          ...(width <= 1024 && { burger: header.getByRole('link', { name: 'Меню' }) }),
          arrow: hero.getByRole('link', { name: 'Вниз' }),
          pause: hero.getByRole('button'),
        },
      });
    });

    await test.step(`over the previews of tiles at ${width} pixels`, async () => {
      // High enough for all tiles at once.
      await page.setViewportSize({ width, height: 2400 });
      const tiles = page.getByRole('main').getByRole('navigation');
      await decoded(tiles.locator('img'));
      await tiles.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(tiles).toBeInViewport({ ratio: 1 });
      await expectReadable(page, { texts: await named(tiles.getByRole('link')) });
    });
  }
});

test('it is readable over the white photo of a post', async ({ page }) => {
  await showWhitePhotos(page);
  await visit(page, '/news/5');
  for (const width of WIDTHS_PX) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const header = page.getByRole('article').locator('header');
      await decoded(header.locator('img'));
      await expectReadable(page, {
        texts: { title: header.getByRole('heading'), date: header.locator('h1 + p') },
      });
    });
  }
});
