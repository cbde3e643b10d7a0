import { HERO_INTERVAL_MS } from '#app/features/home/use-slideshow.ts';
import { CATEGORIES } from '#catalogue/categories.ts';
import { expect, test, visit } from './visit.ts';

const opacities = (slides: Element[]) => slides.map((slide) => getComputedStyle(slide).opacity);

test('it shows eight tiles in their order, each leading to its category', async ({ page }) => {
  await visit(page, '/');
  const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
  const addresses = await tiles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual(CATEGORIES.map((category) => `/gallery/${category}`));
});

for (const [width, size] of [
  [480, [350, 200]],
  [479, [250, 130]],
] as const) {
  test(`it has tiles of ${size.join(' by ')} pixels on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/');
    const tile = page.getByRole('main').getByRole('navigation').getByRole('link').first();
    const box = await tile.boundingBox();
    expect([box?.width, box?.height]).toEqual(size);
  });
}

test('it shows the three hero images in turn, six seconds each', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(5000);
  const slides = page.getByTestId('slide');
  await expect(slides).toHaveCount(3);
  const current = () =>
    slides.evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-current')));
  const start = await current();
  for (let step = 1; step <= 4; step += 1) {
    await page.clock.runFor(HERO_INTERVAL_MS);
    expect(await current()).toBe((start + step) % 3);
  }
  await page.getByRole('button', { name: 'Остановить' }).click();
  const stopped = await current();
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await current()).toBe(stopped);
});

test('it makes only the current hero image opaque', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const slides = page.getByTestId('slide');
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
