import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';
import type { Row, Section } from './section.ts';
import { type Form, newVisitor, settled } from './visitor.ts';

const RUNS = 5;
const OPEN_TARGET_MS = 100;
const NEXT_TARGET_MS = 50;

const THUMBNAIL = 'main a[data-opens]';

/** Milliseconds from a press to the frame that shows what it was for. */
interface Opening {
  /** The dialog with the small picture that the page had already. */
  readonly preview: number;
  readonly painting: number;
}

/**
 * Measures how soon after a press the painting stands in the lightbox, in the file that is made for its size.
 *
 * @param address of a site that is built and served
 */
export async function measureLightbox(browser: Browser, address: string): Promise<Section> {
  const rows: Row[] = [];
  for (const form of ['desktop', 'phone'] as const) {
    const openings: Opening[] = [];
    const steps: number[] = [];
    const ofWorks: Opening[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const visit = await lookAtCategory(browser, form, new URL('gallery/landscape', address));
      openings.push(visit.opening);
      steps.push(visit.step);
      ofWorks.push(await lookAtWork(browser, form, visit.work));
    }
    rows.push(
      ...openingRows(`Category, ${form}`, openings),
      row(`Category, ${form}: the next painting on screen`, steps, NEXT_TARGET_MS),
      ...openingRows(`Work, ${form}`, ofWorks),
    );
  }
  return {
    heading: 'Lightbox',
    about:
      `Medians of ${RUNS}, each with an empty cache, from the click (of a mouse that has rested on the picture, or of ` +
      'a finger that has just come down) to the frame in which the browser shows it.',
    rows,
  };
}

async function lookAtCategory(browser: Browser, form: Form, address: URL) {
  const { page, press, leave } = await newVisitor(browser, form, noteFrames);
  await page.goto(address.href);
  await settled(page);
  const thumbnail = page.locator(THUMBNAIL).nth(2);
  const work = await thumbnail.evaluate((link: HTMLAnchorElement) => link.href);
  await press(thumbnail);
  const opening = {
    preview: await noted(page, 'preview'),
    painting: await noted(page, 'painting'),
  };
  await page.waitForLoadState('networkidle');
  // Those of the page behind follow its scrolling and never end.
  await page
    .locator('dialog[open]')
    .evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map((each) => each.finished)),
    );
  await press(page.locator('dialog [data-direction="next"]'));
  const step = await noted(page, 'step');
  await leave();
  return { opening, step, work };
}

async function lookAtWork(browser: Browser, form: Form, address: string): Promise<Opening> {
  const { page, press, leave } = await newVisitor(browser, form, noteFrames);
  await page.goto(address);
  await settled(page);
  await press(page.locator(THUMBNAIL).first());
  const opening = {
    preview: await noted(page, 'preview'),
    painting: await noted(page, 'painting'),
  };
  await leave();
  return opening;
}

/** What {@link noteFrames} has noted, as milliseconds after the last press. */
async function noted(page: Page, what: string): Promise<number> {
  const handle = await page.waitForFunction((name) => Reflect.get(window, name), what);
  return Number(await handle.jsonValue());
}

/**
 * Notes in the window when the lightbox is painted. Runs in the page.
 *
 * The browser tells itself when a picture that is marked with `elementtiming` was first painted whole. One that waits
 * behind the other is marked too late for that: it is seen in the frame in which it is complete and in its place.
 */
function noteFrames(): void {
  let pressed = 0;
  const note = (name: string, time: number) => Reflect.set(window, name, time - pressed);
  const current = '[data-wall] [data-place="current"]';
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'identifier') === 'painting')
        note('painting', Reflect.get(entry, 'renderTime'));
    }
  }).observe({ type: 'element', buffered: true });
  let first: Element | null;
  const afterFrame = (name: string) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => note(name, performance.now());
      channel.port2.postMessage(undefined);
    });
  };
  new MutationObserver(() => {
    const slide = document.querySelector(current);
    if (!slide || slide === first) return;
    const image = slide.querySelector<HTMLImageElement>('picture img');
    if (!first) {
      image?.setAttribute('elementtiming', 'painting');
      afterFrame('preview');
    } else if (image?.complete) afterFrame('step');
    first = slide;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-place'] });
}

function openingRows(where: string, openings: readonly Opening[]): Row[] {
  const previews = openings.map(({ preview }) => preview);
  const paintings = openings.map(({ painting }) => painting);
  return [
    row(`${where}: the small picture in the lightbox`, previews),
    row(`${where}: the painting on screen`, paintings, OPEN_TARGET_MS),
  ];
}

function row(what: string, figures: readonly number[], target?: number): Row {
  const middle = Math.round(median(figures));
  const measured = `${middle} ms`;
  if (target === undefined) return { what, target: '', measured };
  return { what, target: `≤ ${target} ms`, measured, isReached: middle <= target };
}
