import type { Page } from '@playwright/test';
import { lightboxOf } from './lightbox.ts';
import { english } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

const LYING = '/gallery/landscape/54/unroll';
const TOLD = '/gallery/dzen/100/unroll';
const HANGING = '/gallery/dzen/46/unroll';

/** Where a passage begins along the scroll, in parts of its length. */
async function passagePlaces(page: Page, side: 'left' | 'top'): Promise<number[]> {
  return page.locator('[data-passage]').evaluateAll((passages, from) => {
    const picture = document.querySelector('main picture img')?.getBoundingClientRect();
    if (!picture) return [];
    const length = from === 'left' ? picture.width : picture.height;
    return passages.map((each) =>
      Math.round(((each.getBoundingClientRect()[from] - picture[from]) / length) * 100),
    );
  }, side);
}

test('it is as high as the window, and unrolled by wheel, hand and keys', async ({ page }) => {
  await visit(page, english(LYING));
  const scroll = page.getByRole('region', { name: 'The scroll, unrolled' });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await scroll.getByRole('img').boundingBox();
    expect.soft((box?.height ?? 0) / height, `${width}`).toBeGreaterThan(0.7);
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(height);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const place = () => scroll.evaluate((each) => Math.round(each.scrollLeft));
  const script = page.waitForResponse(/\/walk-/);
  await scroll.hover();
  await script;
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return place();
    })
    .toBeGreaterThan(0);
  const before = await place();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(500, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toBe(before + 200);
  await page.keyboard.press('Home');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(Math.round(1280 * 0.4));
  await page.keyboard.press('End');
  await expect
    .poll(() => scroll.evaluate((each) => each.scrollWidth - each.clientWidth - each.scrollLeft))
    .toBeLessThan(1);
});

test('it is as wide where it hangs as its words and its photo leave it', FULL, async ({ page }) => {
  await visit(page, HANGING);
  const picture = page.getByRole('main').getByRole('img');
  const widthWith = (digits: string) =>
    picture.evaluate((each, cm) => {
      each.closest<HTMLElement>('[data-cm]')?.setAttribute('data-cm', cm);
      return Math.round(each.getBoundingClientRect().width);
    }, digits);
  expect(await widthWith('w50 w4 w.2')).toBe(640);
  expect(await widthWith('w80 w.5')).toBe(805);
  const words = await page.locator('[data-passage]').boundingBox();
  expect(await widthWith('w300')).toBeGreaterThan(1280 - (words?.width ?? 0) - 100);
});

test(
  'it fills a narrow window where it hangs, and its words come with their passage',
  FULL,
  async ({ page }) => {
    await visit(page, HANGING);
    const picture = page.getByRole('main').getByRole('img');
    const words = page.locator('[data-passage] > span');
    const edges = async () => {
      const [hung, told] = [await picture.boundingBox(), await words.boundingBox()];
      if (!hung || !told) throw new Error('Picture or words are not there.');
      return { hung, picture: hung.y + hung.height, top: told.y, words: told.y + told.height };
    };
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { hung } = await edges();
      expect.soft(hung.width, `${width}`).toBe(width);
      expect.soft((await edges()).top, `${width}, above its passage`).toBeGreaterThan(height);
      await page.evaluate((to) => scrollTo(0, to), hung.y + hung.height * 0.55);
      await expect
        .poll(async () => (await edges()).words, `${width}, at it`)
        .toBeCloseTo(height, 0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(async () => {
          const { picture: end, top } = await edges();
          return top - end;
        }, `${width}, at the end`)
        .toBeGreaterThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, 0));
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect((await edges()).hung.width, 'all that its photo has').toBe(1600);
  },
);

test(
  'it is pulled by the mouse where it hangs, and its words can be marked',
  FULL,
  async ({ page }) => {
    await visit(page, HANGING);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const script = page.waitForResponse(/\/walk-/);
    await page.getByRole('main').getByRole('img').hover();
    await script;
    const drag = async (x: number, y: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 150, { steps: 5 });
      await page.mouse.up();
    };
    await expect
      .poll(async () => {
        await drag(500, 600);
        return scrolled();
      })
      .toBeGreaterThanOrEqual(150);
    const passage = page.locator('[data-passage]');
    await passage.scrollIntoViewIfNeeded();
    const before = await scrolled();
    const box = await passage.boundingBox();
    await drag((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) - 5);
    expect(await scrolled()).toBe(before);
  },
);

test('it has the story beside the passages that it is about', FULL, async ({ page }) => {
  await visit(page, TOLD);
  expect(await passagePlaces(page, 'left')).toEqual([10, 60]);
  const [first] = await page.locator('[data-passage]').all();
  await expect.soft(first ?? page.locator('main')).toContainText('Гора стоит не на земле');
  await visit(page, HANGING);
  expect(await passagePlaces(page, 'top')).toEqual([60]);
  const beside = await page.locator('[data-passage]').boundingBox();
  const picture = await page.getByRole('main').getByRole('img').boundingBox();
  expect(beside?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test(
  'it is found on the page of a long work and in its lightbox, and nowhere else',
  FULL,
  async ({ page }) => {
    await visit(page, '/gallery/dzen/46');
    await page.getByRole('main').getByRole('link', { name: 'Развернуть свиток' }).click();
    await expect(page).toHaveURL(HANGING);
    await page.getByRole('heading', { level: 1 }).getByRole('link').click();
    await expect(page).toHaveURL('/gallery/dzen/46');
    await visit(page, '/gallery/dzen/46?photo=1');
    await lightboxOf(page).getByRole('link', { name: 'Развернуть свиток' }).click();
    await expect(page).toHaveURL(HANGING);
    await visit(page, '/gallery/dzen/162?photo=1');
    await expect(lightboxOf(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Развернуть свиток' })).toHaveCount(0);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it scrolls as anything wide does', FULL, async ({ page }) => {
    await page.goto(LYING);
    const scroll = page.getByRole('region', { name: 'Развёрнутый свиток' });
    await scroll.hover();
    await page.keyboard.down('Shift');
    await page.mouse.wheel(300, 0);
    const seen = page.getByRole('main').getByRole('img');
    await expect.poll(async () => (await seen.boundingBox())?.x).toBeLessThan(0);
  });
});
