import type { CDPSession, Page } from '@playwright/test';
import type { Category } from '#catalogue/categories.ts';
import { worksOf } from './sample.ts';
import { expect, navigateInside, test, visit } from './visit.ts';

const OPENINGS_PER_CATEGORY = 50;
const OPENINGS_THAT_FETCH = 2;
/** By how much elements and their listeners may have become more at the end. */
const GROWTH_LIMIT_RATIO = 1.05;
const HEAP_GROWTH_LIMIT_BYTES = 3_000_000;

/**
 * Waits until all works of a category hang: those below the screen come after those on it, and a browser keeps the
 * elements of a rendering that an opening breaks off.
 */
async function expectToHang(page: Page, category: Category): Promise<void> {
  const openers = page.getByRole('main').locator('a[aria-haspopup="dialog"]');
  await expect(openers).toHaveCount(worksOf(category).length);
}

/**
 * Opens and closes the works of the category on screen, one after the other, and pages once in each. A finger comes
 * down on each thumbnail before: what a press makes ready is opened.
 */
async function openInTurn(page: Page, openings: number): Promise<void> {
  await page.evaluate(async (count) => {
    const until = async (isReached: () => boolean) => {
      while (!isReached()) await new Promise(requestAnimationFrame);
    };
    const dialog = () => document.querySelector('dialog[open] h2');
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    for (let opening = 0; opening < count; opening += 1) {
      const links = document.querySelectorAll<HTMLElement>('main a[aria-haspopup="dialog"]');
      const link = links[opening % links.length];
      link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      link?.click();
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
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    nodes,
    listeners: jsEventListeners,
    heap: usedSize,
    objectUrls: await page.evaluate(() => Reflect.get(window, 'objectUrls') as number),
  };
}

test('it holds no more after two hundred openings over two categories than after the first', async ({
  page,
}) => {
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
  await visit(page, '/gallery/landscape');
  await expectToHang(page, 'landscape');
  const round = async (openings: number) => {
    await openInTurn(page, openings);
    await navigateInside(page, '/gallery/flowers_birds');
    await expectToHang(page, 'flowers_birds');
    await openInTurn(page, openings);
    await navigateInside(page, '/gallery/landscape');
    await expectToHang(page, 'landscape');
  };
  // The first ones fetch the code of the lightbox, and the other page; they may stay.
  await round(OPENINGS_THAT_FETCH);
  const before = await holdings(page, cdp);
  await round(OPENINGS_PER_CATEGORY);
  await round(OPENINGS_PER_CATEGORY);
  // The page before is let go of some frames after the new one hangs.
  for (const kind of ['nodes', 'listeners'] as const) {
    await expect
      .poll(async () => (await holdings(page, cdp))[kind])
      .toBeLessThanOrEqual(before[kind] * GROWTH_LIMIT_RATIO);
  }
  const after = await holdings(page, cdp);
  expect(after.objectUrls).toBe(0);
  expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH_LIMIT_BYTES);
});
