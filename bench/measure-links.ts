import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import puppeteer, {
  type BoundingBox,
  type Browser,
  type ElementHandle,
  KnownDevices,
  type Page,
} from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../test/browser/find-browser.ts';
import { networkBetween } from '../test/browser/network-between.ts';
import { median } from './median.ts';
import { repeated } from './repeated.ts';
import type { Row, Section } from './section.ts';
import { goBackTimed, paintedAfter, startClockAtClick } from './watch-paint.ts';

const RUNS = 3;
const MOST_MS = 100;

/** For how long a pointer rests on a link before it is pressed, and a finger before it is lifted. */
const REST_MS = 300;
const TOUCH_MS = 80;

/** After its load, a page shows within that time what it has not yet shown, in milliseconds. */
const PAINT_MS = 500;

/** A press that has not led anywhere by then has missed its link, in milliseconds. */
const LONGEST_MS = 20_000;

/** In milliseconds; there is a target for the first only. */
const LATENCIES = [0, 100] as const;

const DESKTOP = { viewport: { width: 1280, height: 800 } };

const DEVICES = [
  { name: 'desktop', options: DESKTOP, restMs: REST_MS },
  { name: 'desktop, pressed at once', options: DESKTOP, restMs: 0 },
  { name: 'phone', options: KnownDevices['Moto G4'], restMs: TOUCH_MS },
] as const;

type Device = (typeof DEVICES)[number];

/** From where a link is followed, and what is pressed, the last of them timed. */
interface Step {
  readonly what: string;
  readonly from: string;
  /** Selectors of the links. */
  readonly links: (device: Device) => readonly string[];
  /** Another page, from which the way back is timed; then no link is pressed. */
  readonly goesBack?: string;
}

const FIRST_TITLE = 'main a[href^="/gallery/landscape/"]:not([data-opens])';

const STEPS: readonly Step[] = [
  {
    what: 'header → about',
    from: '/gallery/landscape',
    links: ({ name }) =>
      name === 'phone'
        ? ['header a[href="#menu"]', 'dialog a[href="/about"]']
        : ['header a[href="/about"]'],
  },
  { what: 'tile → category', from: '/', links: () => ['main a[href="/gallery/landscape"]'] },
  { what: 'thumbnail → work', from: '/gallery/landscape', links: () => [FIRST_TITLE] },
  {
    what: 'work → next work',
    from: '/gallery/landscape/164',
    links: () => ['main a[data-side="next"]'],
  },
  { what: 'news → post', from: '/news', links: () => ['main a[href^="/news/"]'] },
  {
    what: 'Back to the category',
    from: '/gallery/landscape',
    links: () => [],
    goesBack: '/gallery/landscape/164',
  },
];

/**
 * How soon a link inside the site has led to the next page.
 *
 * Puppeteer drives the browser here: it looks on from the tab. With a tool that looks into the page itself, Chromium
 * prerenders nothing (`PrerenderingDisabledByDevTools`).
 *
 * @param root the address of the home page of the served site, without a slash at its end
 */
export async function measureLinks(root: string): Promise<Section> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: [...BROWSER_ARGUMENTS],
    ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
  });
  const rows: Row[] = [];
  try {
    for (const latency of LATENCIES) {
      const network = await networkBetween(root, (response, answer) => {
        setTimeout(() => {
          answer.writeHead(response.statusCode ?? 0, response.headers);
          response.pipe(answer);
        }, latency);
      });
      for (const device of DEVICES) {
        for (const step of STEPS) {
          const times = await repeated(RUNS, () =>
            timeStep(browser, network.address, { device, step }),
          );
          rows.push(rowOf(`${step.what}, ${device.name}`, latency, times));
        }
      }
      network.close();
    }
  } finally {
    await browser.close();
  }
  return {
    heading: 'Links inside the site',
    about:
      `From the click to the largest paint of the next page, as the browser says; on the way Back to a page that it ` +
      `has kept, to the first frame. Each time a new visitor, whose pointer rests on the link for ${REST_MS} ms or is ` +
      `pressed at once, or whose finger rests for ${TOUCH_MS} ms. Medians of ${RUNS}.`,
    rows,
  };
}

function rowOf(what: string, latency: number, times: readonly number[]): Row {
  const middle = Math.round(median(times));
  const measured = `${middle} ms`;
  return latency === 0
    ? { what, target: `≤ ${MOST_MS} ms`, measured, isReached: middle <= MOST_MS }
    : { what: `${what}, answers after ${latency} ms`, target: '', measured };
}

interface Trial {
  readonly device: Device;
  readonly step: Step;
}

async function timeStep(browser: Browser, root: string, { device, step }: Trial): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if ('userAgent' in device.options) await page.emulate(device.options);
    else await page.setViewport(device.options.viewport);
    await page.goto(root + step.from, { waitUntil: 'networkidle0' });
    await page.waitForSelector('html[data-ready=""]');
    await page.waitForNetworkIdle();
    if (step.goesBack) {
      // It also sees that the page is shown again.
      await startClockAtClick(page);
      // By its address: a tab whose page was prerendered is lost to Puppeteer on the way back.
      await page.goto(root + step.goesBack, { waitUntil: 'networkidle0' });
      await goBackTimed(page);
      await hasLeft(page, step.goesBack);
    } else {
      for (const link of step.links(device)) {
        await startClockAtClick(page);
        await press(page, link, device);
      }
      await hasLeft(page, step.from);
    }
    return await paintedAfter(page);
  } finally {
    await context.close();
  }
}

/**
 * Once the tab is at another document, all of which has been painted.
 *
 * @throws {Error} when it is still at the first one after {@link LONGEST_MS}.
 */
async function hasLeft(page: Page, path: string): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_MS;
  for (let there: [string, string]; ; await pause(5)) {
    there = await whereabouts(page);
    if (there[0] !== path && there[1] === 'complete') break;
    if (performance.now() > giveUpAt) throw new Error(`The press has not led away from ${path}`);
  }
  await pause(PAINT_MS);
}

/** As the document says: Puppeteer knows neither address nor requests of one that was prerendered. */
async function whereabouts(page: Page): Promise<[path: string, state: string]> {
  try {
    return await page.evaluate((): [string, string] => [location.pathname, document.readyState]);
  } catch {
    // Between two documents there is none to ask.
    return ['', 'loading'];
  }
}

/** As a visitor does it who sees the link, reaches for it and presses it. */
async function press(page: Page, selector: string, device: Device): Promise<void> {
  const link = await shown(page, selector);
  await link.scrollIntoView();
  const box = await boxAtRest(link, selector);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device.name === 'phone') {
    await page.touchscreen.touchStart(x, y);
    await pause(device.restMs);
    // The next document may be there before the press has been answered.
    await page.touchscreen.touchEnd().catch(() => {});
  } else {
    await page.mouse.move(x, y);
    await pause(device.restMs);
    await page.mouse.click(x, y);
  }
}

/** Where a link stands once it has come to rest: a menu slides in. */
async function boxAtRest(link: ElementHandle, selector: string): Promise<BoundingBox> {
  const before = await link.boundingBox();
  await pause(50);
  const box = await link.boundingBox();
  if (!before || !box) throw new Error(`A link is not on the page: ${selector}`);
  return before.x === box.x && before.y === box.y ? box : boxAtRest(link, selector);
}

/** The first element of a selector that can be seen, as soon as there is one. */
async function shown(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { visible: true });
  if (!element) throw new Error(`A link is not on the page: ${selector}`);
  return element;
}
