import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectClosed, lightboxOf, middleOfStage, openWork } from './lightbox.ts';
import { expect, FULL, test, visit, WITH_SCROLL_BARS } from './visit.ts';

test.use(WITH_SCROLL_BARS);

/** Where everything of the page behind a dialog stands, and how large it is; how far it is scrolled does not count. */
function places(page: Page) {
  return page.locator('body :is(h1, a, img, p):not(dialog *)').evaluateAll((all) =>
    all.map((each) => {
      const { x, width, height } = each.getBoundingClientRect();
      return `${each.tagName}: ${x}, ${width} by ${height}`;
    }),
  );
}

/** The colours on screen at some places of one line, counted from the left. */
async function coloursAt(page: Page, xs: readonly number[], y: number) {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return xs.map((x) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]);
}

test('it dims the whole window for a dialog, and moves nothing', async ({ page }) => {
  await visit(page, '/news');
  for (const { name, width, open } of [
    {
      name: 'the language modal',
      width: 1280,
      open: () => page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click(),
    },
    {
      name: 'the side panel',
      width: 800,
      open: () => page.getByRole('banner').getByRole('link', { name: 'Меню' }).click(),
    },
  ]) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 700 });
      const before = await places(page);
      expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(10);
      await open();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await places(page)).toEqual(before);
      const [margin = [], ...edge] = await coloursAt(page, [4, width - 8, width - 1], 690);
      // Dimmed twice, by the overlay and by the stylesheet: they may round differently.
      for (const colour of edge) {
        for (const [channel, value] of colour.entries()) {
          expect(Math.abs(value - (margin[channel] ?? 0))).toBeLessThanOrEqual(1);
        }
      }
      await page.keyboard.press('Escape');
      expect(await places(page)).toEqual(before);
    });
  }
});

test('it draws the bar of a strip on the paper of the page', FULL, async ({ page }) => {
  await visit(page, '/');
  const strip = page.locator('main [data-lines="endless"]');
  await strip.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  expect(
    await strip.evaluate((each: HTMLElement) => each.offsetHeight - each.clientHeight),
  ).toBeGreaterThan(2);
  const [bar, paper] = [Math.round(y + height) - 4, Math.round(y + height) - 24];
  const end = [Math.round(x + width) - 60];
  expect(await coloursAt(page, end, bar)).toEqual(await coloursAt(page, end, paper));
});

test(
  'it shows a painting in the middle of the window, on one wall from edge to edge',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Its fonts are in the cache then: those that come late are looked for anew when the window is resized.
    await visit(page, '/test');
    await page.evaluate(() => document.fonts.ready);
    await visit(page, '/gallery/landscape');
    const before = await places(page);
    await openWork(page, 1);
    expect(await places(page)).toEqual(before);
    for (const width of [1280, 700]) {
      await page.setViewportSize({ width, height: 700 });
      const { x } = await middleOfStage(page);
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(0.5);
      for (const wall of ['dark', 'white']) {
        await expect(lightboxOf(page)).toHaveAttribute('data-wall', wall);
        await expect
          .poll(
            async () => new Set((await coloursAt(page, [1, width - 8, width - 1], 8)).map(String)),
          )
          .toHaveProperty('size', 1);
        await lightboxOf(page).getByRole('button', { name: 'Белая стена' }).click();
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await places(page)).toEqual(before);
  },
);
