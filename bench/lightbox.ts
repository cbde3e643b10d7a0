import type { Page } from '@playwright/test';
import { milliseconds, type Row } from './report.ts';
import {
  type Bench,
  CATEGORY_PATH,
  DEVICE_NAMES,
  type Device,
  press,
  repeat,
  waitUntilSettled,
  withPage,
} from './visit.ts';

const OPEN_TARGET = '≤ 100 ms';
const NEXT_TARGET = '≤ 50 ms';

const SHOWN = 'bench-shown';

export async function measureLightbox(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const device of DEVICE_NAMES) {
    const visits = await repeat(bench.runs, () => openAndGoOn(bench, device));
    rows.push(
      {
        what: `Lightbox, opening, ${device}`,
        measured: milliseconds(visits.map(({ open }) => open)),
        target: OPEN_TARGET,
      },
      {
        what: `Lightbox, next painting, ${device}`,
        measured: milliseconds(visits.map(({ next }) => next)),
        target: NEXT_TARGET,
      },
    );
  }
  return rows;
}

function openAndGoOn({ browser, origin }: Bench, device: Device) {
  return withPage(browser, device, async (page) => {
    await page.addInitScript(watchLightbox, SHOWN);
    await page.goto(origin + CATEGORY_PATH);
    await waitUntilSettled(page);
    const thumbnails = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('img') });
    await press(page, device, thumbnails.nth(2));
    const open = await timeUntilShown(page);
    const next = page.getByRole('dialog').getByRole('button', { name: /следующ|next|>/i });
    await press(page, device, next);
    return { open, next: await timeUntilShown(page) };
  });
}

async function timeUntilShown(page: Page): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, SHOWN);
  // A small picture may come first: the last one counts.
  await waitUntilSettled(page);
  return page.evaluate(
    (name) => Math.max(...performance.getEntriesByName(name).map(({ duration }) => duration)),
    SHOWN,
  );
}

/** Runs in the page. Measures when a dialog first shows another picture file, counted from the last click. */
function watchLightbox(name: string): void {
  let clickedAt = 0;
  const shown = new Set<string>();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
      performance.clearMeasures(name);
    },
    { capture: true },
  );

  // The browser reports when it has presented a marked picture, but not one that was painted before it was marked.
  const presented = new Set<string>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const url: string = Reflect.get(entry, 'url');
      if (presented.has(url)) continue;
      presented.add(url);
      performance.measure(name, { start: clickedAt, end: entry.startTime });
    }
  }).observe({ type: 'element' });

  // The previous and the next painting may wait outside the window, or transparent.
  const isShown = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return (
      image.complete &&
      image.naturalWidth > 0 &&
      right > 0 &&
      left < innerWidth &&
      bottom > 0 &&
      top < innerHeight &&
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const lookAtFrame = () => {
    const images = document.querySelectorAll<HTMLImageElement>('dialog img, [role="dialog"] img');
    for (const image of images) {
      const { currentSrc } = image;
      if (shown.has(currentSrc) || !isShown(image)) continue;
      shown.add(currentSrc);
      image.setAttribute('elementtiming', '');
      // A message that is sent in an animation frame arrives after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure(name, { start: clickedAt });
      port2.postMessage(undefined);
    }
    requestAnimationFrame(lookAtFrame);
  };
  requestAnimationFrame(lookAtFrame);
}
