import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { median } from './median.ts';
import { repeated } from './repeated.ts';
import type { Row, Section } from './section.ts';
import { goBackTimed, paintedAfter, startClockAtClick } from './watch-paint.ts';

const RUNS = 5;
const MOST_MS = 100;

/** For how long a pointer rests on a link before it is pressed, and a finger before it is lifted. */
const REST_MS = 300;
const TOUCH_MS = 80;

/** What the visitor's network is like, in milliseconds. There is a target for the first only. */
const CONDITIONS = [
  { name: '', latency: 0 },
  { name: ', answers after 100 ms', latency: 100 },
] as const;

const DEVICES = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } }, restMs: REST_MS },
  {
    name: 'desktop, pressed at once',
    options: { viewport: { width: 1280, height: 800 } },
    restMs: 0,
  },
  { name: 'phone', options: devices['Moto G4'], restMs: TOUCH_MS },
] as const;

type Device = (typeof DEVICES)[number];
type Conditions = (typeof CONDITIONS)[number];

/** From where a link is followed, and what is pressed, the last of them timed. */
interface Step {
  readonly what: string;
  readonly from: string;
  readonly links: (page: Page, device: Device) => readonly Locator[];
  /** Whether the way back is timed, and not the way there. */
  readonly isBack?: boolean;
}

const firstTitle = (page: Page) =>
  page.getByRole('main').locator('a[href^="/gallery/landscape/"]:not([data-opens])').first();

const STEPS: readonly Step[] = [
  {
    what: 'header → about',
    from: '/gallery/landscape',
    links: (page, { name }) =>
      name === 'phone'
        ? [
            page.getByRole('banner').locator('a[href="#menu"]'),
            page.locator('dialog a[href="/about"]'),
          ]
        : [page.getByRole('banner').locator('a[href="/about"]')],
  },
  {
    what: 'tile → category',
    from: '/',
    links: (page) => [page.getByRole('main').locator('a[href="/gallery/landscape"]').first()],
  },
  {
    what: 'thumbnail → work',
    from: '/gallery/landscape',
    links: (page) => [firstTitle(page)],
  },
  {
    what: 'work → next work',
    from: '/gallery/landscape/164',
    links: (page) => [page.getByRole('main').locator('a[data-side="next"]')],
  },
  {
    what: 'news → post',
    from: '/news',
    links: (page) => [page.getByRole('main').locator('a[href^="/news/"]').first()],
  },
  {
    what: 'Back to the category',
    from: '/gallery/landscape',
    links: (page) => [firstTitle(page)],
    isBack: true,
  },
];

/**
 * How soon a link inside the site has led to the next page.
 *
 * @param root the address of the home page of the served site, without a slash at its end
 */
export async function measureLinks(browser: Browser, root: string): Promise<Section> {
  const rows: Row[] = [];
  for (const device of DEVICES) {
    for (const step of STEPS) {
      for (const conditions of CONDITIONS) {
        const times = await repeated(RUNS, () =>
          timeStep(browser, root, { device, step, conditions }),
        );
        rows.push(rowOf(`${step.what}, ${device.name}`, conditions, times));
      }
    }
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

function rowOf(what: string, conditions: Conditions, times: readonly number[]): Row {
  const middle = Math.round(median(times));
  const measured = `${middle} ms`;
  return conditions === CONDITIONS[0]
    ? { what, target: `≤ ${MOST_MS} ms`, measured, isReached: middle <= MOST_MS }
    : { what: what + conditions.name, target: '', measured };
}

interface Trial {
  readonly device: Device;
  readonly step: Step;
  readonly conditions: Conditions;
}

async function timeStep(
  browser: Browser,
  root: string,
  { device, step, conditions }: Trial,
): Promise<number> {
  const context = await browser.newContext({ ...device.options, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(root + step.from);
    await page.locator('html[data-ready=""]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const address = page.url();
    for (const link of step.links(page, device)) {
      await startClockAtClick(page);
      await press(page, link, device);
    }
    await page.waitForURL((url) => url.href !== address && url.hash === '');
    const there = await paintedAfter(page);
    if (!step.isBack) return there;
    await page.waitForLoadState('networkidle');
    await goBackTimed(page);
    return await paintedAfter(page);
  } finally {
    await context.close();
  }
}

/** As a visitor does it who sees the link, reaches for it and presses it. */
async function press(page: Page, link: Locator, device: Device): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`A link is not on the page: ${link}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device.name !== 'phone') {
    await page.mouse.move(x, y);
    await pause(device.restMs);
    await page.mouse.click(x, y);
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(device.restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
