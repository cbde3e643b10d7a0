import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '#catalogue/photos/colours.ts';
import {
  expectPosition,
  lightboxOf,
  openWork,
  openWorkOf,
  pictureOnScreen,
  scaleOnScreen,
  thumbnailsOf,
} from './lightbox.ts';
import { addStyles } from './page-styles.ts';
import { listedWorks } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

const TOTAL = listedWorks('landscape').length;

function lostTools(page: Page): Promise<string[]> {
  return lightboxOf(page).evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('button, a')].flatMap((tool) => {
      const { x, y, width, height } = tool.getBoundingClientRect();
      if (width === 0) return [];
      const isInside =
        x > -1 && y > -1 && x + width < innerWidth + 1 && y + height < innerHeight + 1;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isPressable = isInside && Math.min(width, height) >= 24 && tool.contains(top);
      return isPressable ? [] : [tool.ariaLabel ?? tool.innerText];
    }),
  );
}

const WINDOWS = [
  { width: 360, height: 740, font: 20 },
  { width: 360, height: 740, font: 32 },
  { width: 390, height: 844, font: 24 },
  { width: 390, height: 844, font: 32 },
  { width: 320, height: 256, font: 16 },
  { width: 360, height: 330, font: 16 },
  { width: 768, height: 1024, font: 32 },
  { width: 280, height: 653, font: 16 },
] as const;

for (const { width, height, font } of WINDOWS) {
  test(`keeps half of ${width}x${height} for the work at ${font} px text`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // A title of 60 letters, a link to the wall and one to the unrolled work.
    await visit(page, '/gallery/landscape');
    await addStyles(page, `html { font-size: ${font}px }`);
    await openWork(page, 1);
    for (let position = 1; position <= 4; position += 1) {
      await expectPosition(page, `${position}/${TOTAL}`);
      const stage = await lightboxOf(page).locator('[data-gesture]').boundingBox();
      const title = await lightboxOf(page).getByRole('heading', { level: 2 }).boundingBox();
      if (!stage || !title) throw new Error('a part is missing');
      expect.soft(stage.height / height, `stage at ${position}`).toBeGreaterThanOrEqual(0.5);
      expect.soft(title.y, `title at ${position}`).toBeGreaterThanOrEqual(0);
      expect.soft(title.y + title.height).toBeLessThanOrEqual(stage.y);
      expect.soft(await lostTools(page), `tools at ${position}`).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });
}

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('fits the visible part of a page that was enlarged by a pinch', async ({ page }) => {
    await visit(page, '/gallery/landscape');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    // By script: Playwright would scroll the enlarged page.
    await thumbnailsOf(page).first().dispatchEvent('click');
    await expect(lightboxOf(page)).toBeVisible();
    const seen = await page.evaluate(() => {
      const { offsetLeft = 0, offsetTop = 0, width = 0, height = 0 } = visualViewport ?? {};
      return { x: offsetLeft, y: offsetTop, width, height };
    });
    const difference = (expected: typeof seen) =>
      lightboxOf(page).evaluate((dialog, wanted) => {
        const { x, y, width, height } = dialog.getBoundingClientRect();
        const [byX, byY] = [x - wanted.x, y - wanted.y];
        return Math.max(...[byX, byY, width - wanted.width, height - wanted.height].map(Math.abs));
      }, expected);
    await expect.poll(() => difference(seen)).toBeLessThanOrEqual(1);

    await test.step('a double-click zooms where the pointer is', async () => {
      const box = await pictureOnScreen(page).boundingBox();
      if (!box) throw new Error('no picture');
      const before = box.x + box.width / 2;
      await page.mouse.dblclick(before, box.y + box.height / 2);
      await expect.poll(() => scaleOnScreen(page)).toBeCloseTo(2, 2);
      const after = await pictureOnScreen(page).boundingBox();
      expect(Math.abs((after?.x ?? 0) + (after?.width ?? 0) / 2 - before)).toBeLessThan(3);
    });
    await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    const whole = { x: 0, y: 0, width: 360, height: 740 };
    await expect.poll(() => difference(whole)).toBeLessThan(0.5);
  });
});

test('buttons and keys agree on a page that is set from right to left', async ({ page }) => {
  await visit(page, '/gallery/landscape');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await openWork(page, 3);
  const next = lightboxOf(page).getByRole('button', { name: 'Следующая работа' });
  expect((await next.boundingBox())?.x).toBeGreaterThan(640);
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, `4/${TOTAL}`);
});

test.describe('in fine pixels', () => {
  test.use({ deviceScaleFactor: 3 });

  test('keeps its signs visible where a browser darkens light pages', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await openWorkOf(page, 'landscape', 3);
    for (const wall of ['dark', 'white']) {
      await expect(lightboxOf(page)).toHaveAttribute('data-wall', wall);
      for (const sign of ['[data-share]', '[data-selects]']) {
        expect.soft(await contrastOf(page, sign), `${sign}, ${wall}`).toBeGreaterThanOrEqual(3);
      }
      await lightboxOf(page).getByRole('button', { name: 'Белая стена' }).click();
    }
    await cdp.send('Emulation.setAutoDarkModeOverride', {});
  });
});

async function contrastOf(page: Page, button: string): Promise<number> {
  await page.mouse.move(640, 400);
  const pixels = await sharp(await lightboxOf(page).locator(button).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const lights = Array.from({ length: pixels.length / 3 }, (_, pixel) =>
    luminanceOf([...pixels.subarray(3 * pixel, 3 * pixel + 3)]),
  );
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
