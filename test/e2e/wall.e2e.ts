import { parseSize, type WorkSize } from '#catalogue/works/work-size.ts';
import { listedWorks, WORKS } from './sample.ts';
import { expect, FULL, scriptStarted, test, visit } from './visit.ts';

/** The eye line above the floor, and the height of the floor, in centimetres. */
const EYE_LEVEL = 155;
const FLOOR = 24;

const FURNITURE = { brushes: 22, bench: 45, figure: 165, door: 208 };

const MM = 96 / 25.4;

function sizeOf(id?: number): WorkSize {
  const size = parseSize(WORKS.find((work) => work.id === id)?.details.desc ?? '');
  if (!size) throw new Error(`The sample has no size of work ${id}`);
  return size;
}

test('it shows a work, its neighbours and furniture at one scale', async ({ page }) => {
  const works = listedWorks('landscape').slice(0, 3);
  await visit(page, `/gallery/landscape/${works[1]?.id}/wall`);
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = await page.locator('[data-wall] picture img:visible').boundingBox();
  expect((main?.width ?? 0) * (main?.height ?? 0)).toBeGreaterThan(0.15 * 1280 * 800);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const images = page.locator('[data-wall] img:visible');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [value, height] of Object.entries(FURNITURE)) {
      await page.locator(`[value="${value}"]`).check();
      const boxes = await images.evaluateAll((all) =>
        all.map((image) => {
          const room = image.closest('[data-style]:has([data-style])')?.getBoundingClientRect();
          const box = image.getBoundingClientRect();
          const middle = (room?.bottom ?? 0) - box.top - box.height / 2;
          const isWork = image.matches('picture *');
          return { width: box.width, height: box.height, middle, isWork };
        }),
      );
      const thing = boxes.find(({ isWork }) => !isWork);
      const hung = boxes.filter(({ isWork }) => isWork);
      const scale = (thing?.height ?? 0) / height;
      expect.soft(hung).toHaveLength(3);
      for (const [index, box] of hung.entries()) {
        const size = sizeOf(works[index]?.id);
        expect.soft(box.width / scale).toBeCloseTo(size.width, 0);
        expect.soft(box.height / scale).toBeCloseTo(size.height, 0);
        expect.soft(Math.abs(box.middle - (EYE_LEVEL + FLOOR) * scale)).toBeLessThan(1);
      }
    }
  }
});

test('it shows a work at its true size', FULL, async ({ page }) => {
  const { width, height } = sizeOf(164);
  await visit(page, '/en/gallery/landscape/164/wall');
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
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await page.reload();
      await scriptStarted(page);
      await open.click();
    }
    const box = await dialog.getByRole('img').boundingBox();
    expect(Math.abs((box?.width ?? 0) / (width * 45) - 1)).toBeLessThan(0.01);
    expect(Math.abs((box?.height ?? 0) / (height * 45) - 1)).toBeLessThan(0.01);
  }
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
  await expect(page.locator('[data-sheets] section')).toHaveCount(sheets);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading')).toHaveCount(0);
  const [ruler, edge] = await Promise.all(
    ['[data-ruler]', '[data-edge]'].map((line) =>
      page
        .locator(`[data-sheets] ${line}`)
        .first()
        .evaluate((each) => each.getBoundingClientRect().toJSON()),
    ),
  );
  expect(ruler.width / MM).toBeCloseTo(100, 0);
  expect(edge.width / MM / 10).toBeCloseTo(width, 0);
  expect(edge.height / MM / 10).toBeCloseTo(height, 0);
});

test('it goes along by its bar, and opens the lightbox', async ({ page }) => {
  await visit(page, '/en/gallery/flowers_birds/wall');
  const wall = page.getByRole('region', { name: 'The wall of works' });
  const bar = page.getByRole('slider', { name: 'Place on the wall' });
  const left = () => wall.evaluate((each) => each.scrollLeft);
  await bar.fill('500');
  await expect.poll(left).toBeGreaterThan(0);
  await bar.fill('0');
  await expect.poll(left).toBe(0);
  const [first] = listedWorks('flowers_birds');
  await wall.locator(`a[href$="/${first?.id}"]`).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/gallery\/flowers_birds\/wall\?id=1$/);
});

test('a scroll fits the window, and is unrolled by wheel, hand and keys', async ({ page }) => {
  await visit(page, '/en/gallery/landscape/54/unroll');
  const scroll = page.getByRole('region', { name: 'The scroll, unrolled' });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await scroll.getByRole('img').boundingBox();
    expect.soft((box?.height ?? 0) / height, `${width}`).toBeGreaterThan(0.7);
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(height);
  }
  const left = () => scroll.evaluate((each) => Math.round(each.scrollLeft));
  await scroll.hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(left).toBeGreaterThan(0);
  const before = await left();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(500, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBe(before + 200);
  const end = await scroll.evaluate((each) => each.scrollWidth - each.clientWidth);
  for (const [key, place] of [
    ['Home', 0],
    ['ArrowRight', 1280 * 0.4],
    ['End', end],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(async () => Math.abs((await left()) - place)).toBeLessThan(1);
  }
});
