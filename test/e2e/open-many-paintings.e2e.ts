import type { CDPSession, Page } from '@playwright/test';
import { expect, navigateInside, test, visit } from './visit.ts';

const OPENINGS_PER_CATEGORY = 50;
const HEAP_GROWTH_LIMIT_BYTES = 10_000_000;

/** Opens and closes the works of the category on screen, one after the other, and pages once in each. */
async function openInTurn(page: Page, openings: number): Promise<void> {
  await expect(page.getByRole('main').locator('a[aria-haspopup="dialog"]').nth(1)).toBeAttached();
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
  const round = async () => {
    await openInTurn(page, OPENINGS_PER_CATEGORY);
    await navigateInside(page, '/gallery/flowers_birds');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Цветы и птицы');
    await openInTurn(page, OPENINGS_PER_CATEGORY);
    await navigateInside(page, '/gallery/landscape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
  };
  // The first round fetches the pictures and the code; they may stay.
  await round();
  const before = await holdings(page, cdp);
  await round();
  await round();
  const after = await holdings(page, cdp);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.objectUrls).toBe(0);
  expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH_LIMIT_BYTES);
});
