import type { Page } from '@playwright/test';
import { parseSize, type WorkSize } from '#catalogue/works/work-size.ts';
import { english, WORKS, worksOf } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

/** The eye line, in centimetres above the floor. */
const EYE_LEVEL = 155;

function sizeOf(id: number): WorkSize {
  const size = parseSize(WORKS.find((work) => work.id === id)?.details.desc ?? '');
  if (!size) throw new Error(`The sample tells no size of work ${id}`);
  return size;
}

/** Where everything stands and hangs that can be seen, from the floor up, in pixels. */
async function boxes(page: Page) {
  return page.locator('[data-wall] img:visible').evaluateAll((images) =>
    images.map((image) => {
      const room = image.closest('[data-style]:has([data-style])');
      const { bottom } = room?.getBoundingClientRect() ?? { bottom: 0 };
      const box = image.getBoundingClientRect();
      return {
        name: /([\w-]+)\.(?:svg|jpg|avif)$/.exec(image.getAttribute('src') ?? '')?.[1] ?? '',
        width: box.width,
        height: box.height,
        middle: bottom - box.top - box.height / 2,
      };
    }),
  );
}

test('it shows a work, its neighbours and furniture at one scale', async ({ page }) => {
  const works = worksOf('landscape').slice(0, 3);
  const sizes = works.map(({ id }) => sizeOf(id));
  await visit(page, `/gallery/landscape/${works[1]?.id}/wall`);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [value, height] of [
      ['bench', 45],
      ['figure', 165],
      ['door', 208],
    ] as const) {
      await page.locator(`[value="${value}"]`).check();
      const [thing, ...hung] = await boxes(page);
      const scale = (thing?.height ?? 0) / height;
      expect.soft(hung).toHaveLength(3);
      for (const [index, box] of hung.entries()) {
        expect.soft(box.width / scale).toBeCloseTo(sizes[index]?.width ?? 0, 0);
        expect.soft(box.height / scale).toBeCloseTo(sizes[index]?.height ?? 0, 0);
        // The floor has 24 cm.
        expect.soft(Math.abs(box.middle - (EYE_LEVEL + 24) * scale)).toBeLessThan(1);
      }
    }
  }
});

test('it shows a work at its true size', FULL, async ({ page }) => {
  const { width, height } = sizeOf(164);
  await visit(page, english('/gallery/landscape/164/wall'));
  const open = page.getByRole('button', { name: 'At true size' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'At true size' });
  const card = dialog.locator('[data-card]');
  const slider = dialog.getByRole('slider', { name: 'Size of the card' });
  await slider.fill('45');
  expect((await card.boundingBox())?.width).toBeCloseTo(8.56 * 45, 0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await card.boundingBox())?.width).toBeCloseTo(5.398 * 45, 0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const painting = dialog.getByRole('img');
  const isTrue = async () => {
    const box = await painting.boundingBox();
    expect(Math.abs((box?.width ?? 0) / (width * 45) - 1)).toBeLessThan(0.01);
    expect(Math.abs((box?.height ?? 0) / (height * 45) - 1)).toBeLessThan(0.01);
  };
  await isTrue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.reload();
  await open.click();
  await isTrue();
  await dialog.getByRole('button', { name: 'Compare with a card again' }).click();
  await expect(slider).toHaveValue('45');
});

test('it prints the outline of a work at its true size, sheet by sheet', FULL, async ({ page }) => {
  const { width, height } = sizeOf(164);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await visit(page, '/gallery/landscape/164/wall');
  const button = page.getByRole('button', { name: 'Напечатать контур' });
  const sheets = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await button.click();
  await expect(page.locator('[data-sheets] svg')).toHaveCount(sheets);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading')).toHaveCount(0);
  const lengths = await page.locator('[data-sheets]').evaluate((outline) =>
    ['[data-ruler]', '[data-edge]'].map((line) => {
      const box = outline.querySelector(line)?.getBoundingClientRect();
      return [box?.width ?? 0, box?.height ?? 0];
    }),
  );
  const mm = 96 / 25.4;
  const [ruler = [], edge = []] = lengths;
  expect((ruler[0] ?? 0) / mm).toBeCloseTo(100, 0);
  expect((edge[0] ?? 0) / mm / 10).toBeCloseTo(width, 0);
  expect((edge[1] ?? 0) / mm / 10).toBeCloseTo(height, 0);
});

// How it scrolls is asked of a scroll, which has the same script (unroll.e2e.ts).
test('it goes along by its bar, and opens the lightbox', async ({ page }) => {
  await visit(page, english('/gallery/flowers_birds/wall'));
  const wall = page.getByRole('region', { name: 'The wall of works' });
  const bar = page.getByRole('slider', { name: 'Place on the wall' });
  const left = () => wall.evaluate((each) => each.scrollLeft);
  await wall.hover();
  // Again until the script has come.
  await expect(async () => {
    await bar.fill('500');
    expect(await left()).toBeGreaterThan(0);
  }).toPass();
  await bar.fill('0');
  await expect.poll(left).toBe(0);
  const [first] = worksOf('flowers_birds');
  await wall.locator(`a[href$="/${first?.id}"]`).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/gallery\/flowers_birds\/wall\?id=1$/);
});
