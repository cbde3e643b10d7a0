import type { Page } from '@playwright/test';

/**
 * From now on, has the browser itself say when it paints the heading and the first picture of a page that takes the
 * place of another in the same document. The clock starts at the visitor's click, or where {@link startClock} says.
 */
export async function watchPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const measured: { start: number; paints: Map<string, number> } = {
      start: 0,
      paints: new Map(),
    };
    Reflect.set(window, 'measured', measured);
    const start = (time: number) => {
      measured.start = time;
      measured.paints.clear();
    };
    Reflect.set(window, 'startClock', start);
    addEventListener('click', (event) => start(event.timeStamp), true);
    const mark = (selector: string, name: string) =>
      document.querySelector(selector)?.setAttribute('elementtiming', name);
    new MutationObserver(() => {
      mark('main h1', 'heading');
      mark('main img', 'picture');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { identifier, renderTime } = entry as PerformanceEntry & {
          identifier: string;
          renderTime: number;
        };
        if (renderTime > measured.start && !measured.paints.has(identifier)) {
          measured.paints.set(identifier, renderTime);
        }
      }
    }).observe({ type: 'element' });
  });
}

/** Starts the clock without a click, and goes back. */
export async function goBackTimed(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.get(window, 'startClock')(performance.now());
    history.back();
  });
}

/** Milliseconds from the start of the clock until heading and first picture are both painted. */
export async function paintedAfter(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const { start, paints } = Reflect.get(window, 'measured');
    return paints.size === 2 && Math.max(...paints.values()) - start;
  });
  return Number(await handle.jsonValue());
}
