import type { Browser, Page } from '@playwright/test';
import { type Step, VISITS } from './interactions.ts';
import { median } from './median.ts';
import { repeated } from './repeated.ts';
import type { Row, Section } from './section.ts';
import { type Form, newVisitor, settled } from './visitor.ts';

const SLOWDOWN = 4;
const TARGET_MS = 100;
const REPEATS = 3;

/** The browser tells of nothing that is shorter. */
const SHORTEST_TOLD_MS = 16;

/**
 * Measures how long a slow phone or computer leaves a visitor without an answer, for what can be pressed or typed on
 * each kind of page, and for a touch that comes while scripts take the page over.
 *
 * @param address of a site that is built and served
 */
export async function measureInteractions(browser: Browser, address: string): Promise<Section> {
  const rows: Row[] = [];
  for (const form of ['desktop', 'phone'] as const) {
    for (const { path, steps } of VISITS.filter((visit) => (visit.form ?? form) === form)) {
      const slowest = await slowestOf(browser, form, new URL(path, address), steps);
      rows.push(row(`/${path}, ${form}: ${slowest.name}`, slowest.ms));
    }
    const early = await repeated(REPEATS, () =>
      touchEarly(browser, form, new URL('gallery/landscape', address)),
    );
    rows.push(row(`/gallery/landscape, ${form}: before its scripts are there`, median(early)));
  }
  return {
    heading: 'Interaction to next paint',
    about:
      `On a processor made ${SLOWDOWN} times slower: the slowest of all that was pressed or typed on a page, from the ` +
      'press to the end of the first frame after it, as the browser tells it (in steps of 8 ms). Medians of ' +
      `${REPEATS} visits.`,
    rows,
  };
}

/** What took longest in the middle one of several visits. */
async function slowestOf(browser: Browser, form: Form, address: URL, steps: readonly Step[]) {
  const visits = await repeated(REPEATS, () => timesOf(browser, form, address, steps));
  const middle = steps.map(([name], index) => ({
    name,
    ms: median(visits.map((times) => times[index] ?? 0)),
  }));
  return middle.reduce((slowest, each) => (each.ms > slowest.ms ? each : slowest));
}

async function timesOf(browser: Browser, form: Form, address: URL, steps: readonly Step[]) {
  const visitor = await newVisitor(browser, form, noteInteractions);
  const { page } = visitor;
  await page.goto(address.href);
  await settled(page);
  await visitor.slowDown(SLOWDOWN);
  const times: number[] = [];
  for (const [, act] of steps) {
    await act(visitor);
    await still(page);
    times.push(await takeNoted(page));
  }
  await visitor.leave();
  return times;
}

/** A finger that does not wait for the scripts, and starts them. */
async function touchEarly(browser: Browser, form: Form, address: URL): Promise<number> {
  const visitor = await newVisitor(browser, form, noteInteractions);
  const { page } = visitor;
  await visitor.slowDown(SLOWDOWN);
  await page.goto(address.href, { waitUntil: 'commit' });
  await visitor.press(page.locator('main h1'));
  await settled(page);
  await still(page);
  const ms = await takeNoted(page);
  await visitor.leave();
  return ms;
}

/** For so long something may still move, and the browser tells of what it has painted. */
const STILL_MS = 700;

const still = (page: Page) => page.waitForTimeout(STILL_MS);

/** How long the slowest interaction has taken since it was last asked for, in milliseconds; 0 for less than 16. */
export async function takeNoted(page: Page): Promise<number> {
  return page.evaluate(() => {
    const slowest = Reflect.get(window, 'slowest');
    Reflect.set(window, 'slowest', 0);
    return slowest;
  });
}

/** Notes in the window how long the slowest interaction has taken. Runs in the page. */
export function noteInteractions(): void {
  Reflect.set(window, 'slowest', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = Reflect.get(entry, 'interactionId') > 0;
      const slowest = Reflect.get(window, 'slowest');
      if (isInteraction) Reflect.set(window, 'slowest', Math.max(slowest, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function row(what: string, ms: number): Row {
  const measured = ms === 0 ? `< ${SHORTEST_TOLD_MS} ms` : `${ms} ms`;
  return { what, target: `≤ ${TARGET_MS} ms`, measured, isReached: ms <= TARGET_MS };
}
