import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

export interface Bench {
  readonly browser: Browser;
  /** Of the served site: `http://localhost:41234`. */
  readonly origin: string;
  readonly runs: number;
}

const DEVICES = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1350, height: 940 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;

export const DEVICE_NAMES: readonly Device[] = ['phone', 'desktop'];

const REST_MS = 300;
const PRESS_MS = 70;

/** Transitions and the work that pages put off end within this time. */
const SETTLE_MS = 1000;

export const CATEGORY_PATH = '/gallery/landscape';
export const POST_PATH = '/news/1';

export async function findWorkPath(origin: string): Promise<string> {
  const html = await (await fetch(origin + CATEGORY_PATH)).text();
  const [path] = html.match(new RegExp(`${CATEGORY_PATH}/\\d+`)) ?? [];
  if (!path) throw new Error(`${CATEGORY_PATH} has no link to a work`);
  return path;
}

/** One page of each kind. */
export async function pagesOfEachKind(origin: string): Promise<string[]> {
  const workPath = await findWorkPath(origin);
  return ['/', '/about', '/gallery', CATEGORY_PATH, workPath, '/news', POST_PATH, '/contact'];
}

/** Opens a tab with an empty cache, and closes it afterwards. */
export async function withPage<Result>(
  browser: Browser,
  device: Device,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'ru-RU' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/** Taps on a phone. On a desktop, the mouse rests on the target before it presses. */
export async function press(page: Page, device: Device, target: Locator): Promise<void> {
  if (device === 'phone') return target.tap();
  await target.hover();
  await page.waitForTimeout(REST_MS);
  await target.click({ delay: PRESS_MS });
}

/** In milliseconds since the navigation began. */
export async function readPaints(page: Page): Promise<{ first: number; largest: number }> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? Number.NaN, largest };
  });
}

/** Runs one after the other: two at once would slow each other down. */
export async function repeat<Result>(
  times: number,
  measure: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times) results.push(await measure());
  return results;
}
