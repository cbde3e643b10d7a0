import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';
import type { Row, Section } from './section.ts';

const LOADS = 5;

/** As many times slower than this machine is a cheap phone. */
const SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const MOST = { paintRatio: 1.2, longestTaskMs: 50 };

/** One turn of the wheel, and how many of them are tried before the end of the page must have come. */
const TURN_PX = 600;
const MOST_TURNS = 200;

interface Opened {
  readonly paintMs: number;
  readonly elements: number;
  /** While it was scrolled to its end: the longest task that kept it from being drawn. */
  readonly longestTaskMs: number;
}

/**
 * Opens a category of very many works, and for comparison one of few.
 *
 * @param address of a category with several pages
 * @param addressOfFew of one that is a single grid
 */
export async function measureLargeCategory(
  browser: Browser,
  address: string,
  addressOfFew: string,
): Promise<Section> {
  const [works, few] = [await worksOf(browser, address), await worksOf(browser, addressOfFew)];
  const large: Opened[] = [];
  const small: Opened[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    large.push(await openOnce(browser, address));
    small.push(await openOnce(browser, addressOfFew));
  }
  return {
    heading: 'A category of very many works',
    about: `A category (${works}), and in comparison one of the sample (${few}): medians of ${LOADS} loads in turn,
on a phone's window with a processor ${SLOWDOWN} times slower.`,
    rows: rowsOf(large, small),
  };
}

async function worksOf(browser: Browser, address: string): Promise<string | null> {
  const page = await browser.newPage();
  await page.goto(address);
  const works = await page.locator('main header p').textContent();
  await page.close();
  return works;
}

function rowsOf(large: readonly Opened[], small: readonly Opened[]): Row[] {
  const paint = median(large.map(({ paintMs }) => paintMs));
  const paintOfFew = median(small.map(({ paintMs }) => paintMs));
  const longest = median(large.map(({ longestTaskMs }) => longestTaskMs));
  const elements = [large, small].map((each) => each[0]?.elements ?? 0);
  return [
    {
      what: 'largest paint',
      target: `≤ ${MOST.paintRatio} × that of few works`,
      measured: `${Math.round(paint)} ms, of few ${Math.round(paintOfFew)} ms`,
      isReached: paint <= paintOfFew * MOST.paintRatio,
    },
    {
      what: 'longest task while it is scrolled to its end',
      target: `≤ ${MOST.longestTaskMs} ms`,
      measured: `${Math.round(longest)} ms`,
      isReached: longest <= MOST.longestTaskMs,
    },
    { what: 'elements', target: '', measured: `${elements[0]}, of few ${elements[1]}` },
  ];
}

async function openOnce(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const paintMs = await largestPaint(page);
    const elements = await page.locator('*').count();
    return { paintMs, elements, longestTaskMs: await scrollToEnd(page) };
  } finally {
    await context.close();
  }
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) => {
          settle(list.getEntries().at(-1)?.startTime ?? 0);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** The browser tells of tasks above 50 ms only: whatever is shorter counts as 0. */
async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const isAtEnd = await page.evaluate(async (by) => {
      window.scrollBy({ top: by, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    }, TURN_PX);
    if (isAtEnd) break;
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])));
}
