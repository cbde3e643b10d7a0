import type { Page } from 'puppeteer-core';

/** Where a document leaves the start of the clock for the next one, in milliseconds of the epoch. */
const START = 'bench-start';

/** The clock starts at the visitor's next click, and goes on in the document to which that leads. */
export async function startClockAtClick(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const start = ({ timeStamp }: Event) =>
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    addEventListener('click', start, { capture: true, once: true });
    // A page that the browser has kept is shown again without any paint that it tells of.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        Reflect.set(window, 'shownAgain', performance.timeOrigin + performance.now());
      });
    });
  }, START);
}

/** Starts the clock without a click, and goes back. */
export async function goBackTimed(page: Page): Promise<void> {
  await page.evaluate((key) => {
    sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()));
    history.back();
  }, START);
}

/** Milliseconds from the start of the clock until the document that it led to had its largest paint. */
export async function paintedAfter(page: Page): Promise<number> {
  return page.evaluate(async (key) => {
    const started = Number(sessionStorage.getItem(key));
    const again = Reflect.get(window, 'shownAgain');
    if (again !== undefined) return Number(again) - started;
    const painted = await new Promise<number>((settle) => {
      new PerformanceObserver((list) => {
        settle(list.getEntries().at(-1)?.startTime ?? 0);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return performance.timeOrigin + painted - started;
  }, START);
}
