import type { CDPSession, Page } from '@playwright/test';
import { expect, FULL, test, visit, WHOLE_BROWSER } from './visit.ts';

test.use(WHOLE_BROWSER);

const OPENINGS = 200;
const OPENINGS_THAT_FETCH = 40;
/** By how much elements and their listeners may have become more at the end. */
const GROWTH_LIMIT_RATIO = 1.05;
const HEAP_GROWTH_LIMIT_BYTES = 3_000_000;

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
  // The focus is on the last thumbnail, for which the lightbox is made ready.
  await page.locator('dialog[data-wall]').waitFor({ state: 'attached' });
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

/** What a page leaves is let go of some frames later. */
async function expectNoGrowth(
  page: Page,
  cdp: CDPSession,
  before: Awaited<ReturnType<typeof holdings>>,
): Promise<void> {
  for (const kind of ['nodes', 'listeners'] as const) {
    await expect
      .poll(async () => (await holdings(page, cdp))[kind])
      .toBeLessThanOrEqual(before[kind] * GROWTH_LIMIT_RATIO);
  }
}

test('it holds no more memory after two hundred openings', FULL, async ({ page }) => {
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
  await visit(page, '/gallery/landscape');
  // The first ones fetch the code and the pictures of every work; they may stay.
  await openInTurn(page, OPENINGS_THAT_FETCH);
  const before = await holdings(page, cdp);
  await openInTurn(page, OPENINGS);
  await expectNoGrowth(page, cdp, before);
  const after = await holdings(page, cdp);
  expect(after.objectUrls).toBe(0);
  expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH_LIMIT_BYTES);
});
