import type { Page } from '@playwright/test';
import {
  expectPosition,
  lightboxOf,
  openWork,
  openWorkOf,
  pictureOnScreen,
  scaleOnScreen,
} from './lightbox.ts';
import { addStyles } from './page-styles.ts';
import { worksOf } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

const TOTAL = worksOf('landscape').length;

/** Names of buttons and links that lie outside the window, under something else, or below 24 px. */
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

/** Parts of the window's height: of the stage, and of the title where it is not covered. */
function heights(page: Page) {
  return lightboxOf(page).evaluate((dialog) => {
    const stage = dialog.querySelector('[data-gesture]')?.getBoundingClientRect();
    const title = dialog.querySelector('h2')?.getBoundingClientRect();
    return {
      stage: (stage?.height ?? 0) / innerHeight,
      isTitleAbove: (title?.top ?? -1) >= 0 && (title?.bottom ?? 0) <= (stage?.top ?? 0),
    };
  });
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
      const { stage, isTitleAbove } = await heights(page);
      expect.soft(stage, `height at ${position}`).toBeGreaterThanOrEqual(0.5);
      expect.soft(isTitleAbove, `title at ${position}`).toBe(true);
      expect.soft(await lostTools(page), `tools at ${position}`).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });
}

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('fits what is seen of a page that two fingers have enlarged', async ({ page }) => {
    await visit(page, '/gallery/landscape');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await thumbnailOnScreen(page);
    await expect(lightboxOf(page)).toBeVisible();
    const boxes = () =>
      lightboxOf(page).evaluate((dialog) => {
        const { x, y, width, height } = dialog.getBoundingClientRect();
        const { offsetLeft, offsetTop, width: seen = 0, height: high = 0 } = visualViewport ?? {};
        return {
          dialog: [x, y, width, height].map(Math.round),
          seen: [offsetLeft, offsetTop, seen, high].map((each) => Math.round(each ?? 0)),
        };
      });
    await expect
      .poll(async () => {
        const { dialog, seen } = await boxes();
        return Math.max(...dialog.map((each, index) => Math.abs(each - (seen[index] ?? 0))));
      })
      .toBeLessThanOrEqual(1);

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
    await expect.poll(async () => (await boxes()).dialog).toEqual([0, 0, 360, 740]);
  });
});

/** Presses a thumbnail by script, since Playwright would scroll the enlarged page. */
function thumbnailOnScreen(page: Page): Promise<void> {
  return page
    .getByRole('main')
    .locator('a[aria-haspopup="dialog"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

test('buttons, keys and swipes agree where a translator sets the text from right to left', async ({
  page,
}) => {
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
    // As on a device whose system is dark.
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

/** Between the brightest and the darkest pixel of a button. */
async function contrastOf(page: Page, button: string): Promise<number> {
  await page.mouse.move(640, 400);
  const png = (await lightboxOf(page).locator(button).screenshot()).toString('base64');
  return page.evaluate(async (image) => {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const linear = (value = 0) => ((value / 255 + 0.055) / 1.055) ** 2.4;
    const lights = Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red, green, blue] = [0, 1, 2].map((part) => linear(data[4 * pixel + part]));
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    });
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }, png);
}
