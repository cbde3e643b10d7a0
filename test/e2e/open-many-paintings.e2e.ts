import type { CDPSession, Page } from '@playwright/test';
import type { Category } from '#catalogue/categories.ts';
import { worksOf } from './sample.ts';
import { expect, navigateInside, test, visit } from './visit.ts';

const OPENINGS_PER_CATEGORY = 50;
const HEAP_GROWTH_LIMIT_BYTES = 10_000_000;

/**
 * Waits until all works of a category hang: those below the screen come after those on it, and a browser keeps the
 * elements of a rendering that an opening breaks off.
 */
async function expectToHang(page: Page, category: Category): Promise<void> {
  const openers = page.getByRole('main').locator('a[aria-haspopup="dialog"]');
  await expect(openers).toHaveCount(worksOf(category).length);
}

/** Opens and closes the works of the category on screen, one after the other, and pages once in each. */
async function openInTurn(page: Page, openings: number): Promise<void> {
  await page.evaluate(async (count) => {
    const until = async (isReached: () => boolean) => {
      while (!isReached()) await new Promise(requestAnimationFrame);
    };
    const dialog = () => document.querySelector('dialog[open] h2');
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    for (let opening = 0; opening < count; opening += 1) {
      const links = document.querySelectorAll<HTMLElement>('main a[aria-haspopup="dialog"]');
      links[opening % links.length]?.click();
      await until(() => dialog() !== null);
      press(opening % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
      press('Escape');
      await until(() => dialog() === null && !location.search);
    }
  }, openings);
}

/** What is held after everything that nobody needs has been thrown away. */
async function holdings(page: Page, cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    objectUrls: await page.evaluate(() => Reflect.get(window, 'objectUrls') as number),
  };
}

test('it holds no more after two hundred openings over seventy works than after the first', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Reflect.set(window, 'objectUrls', 0);
    const { createObjectURL } = URL;
    URL.createObjectURL = (object) => {
      Reflect.set(window, 'objectUrls', Reflect.get(window, 'objectUrls') + 1);
      return createObjectURL(object);
    };
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await visit(page, '/gallery/landscape');
  await expectToHang(page, 'landscape');
  const round = async () => {
    await openInTurn(page, OPENINGS_PER_CATEGORY);
    await navigateInside(page, '/gallery/flowers_birds');
    await expectToHang(page, 'flowers_birds');
    await openInTurn(page, OPENINGS_PER_CATEGORY);
    await navigateInside(page, '/gallery/landscape');
    await expectToHang(page, 'landscape');
  };
  // The first round fetches the pictures and the code; they may stay.
  await round();
  const before = await holdings(page, cdp);
  await round();
  await round();
  // The page before is let go of some frames after the new one hangs.
  await expect
    .poll(async () => (await holdings(page, cdp)).listeners)
    .toBeLessThanOrEqual(before.listeners);
  const after = await holdings(page, cdp);
  expect(after.objectUrls).toBe(0);
  expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH_LIMIT_BYTES);
});
