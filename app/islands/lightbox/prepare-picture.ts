import { picturePreloader } from '#app/ui/pictures/picture-preloader.ts';
import { savesData } from '#app/ui/pictures/saves-data.ts';
import type { Size } from './geometry.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { openedBy } from './lightbox-item.ts';

/** A shorter stay of mouse or focus only passes. */
const REST_MS = 80;

/**
 * One image at a time: a finger that scrolls cancels its request. Visitors who save data load on press only.
 * Returns a function that prepares an image known in another way.
 */
export function preparePictures(
  items: readonly LightboxItem[],
  prepare: (index: number) => void,
): (index: number) => void {
  const preloadPicture = picturePreloader();
  let release: (() => void) | undefined;
  let rest: number | undefined;
  const begin = (index: number) => {
    window.clearTimeout(rest);
    release?.();
    prepare(index);
    const photo = items[index]?.photo;
    release = photo && preloadPicture({ photo, sizes: slideSizes(photo) });
  };
  const beginAtRest = (event: Pick<Event, 'target'>) => {
    window.clearTimeout(rest);
    const opened = openedBy(event);
    if (opened && !savesData()) rest = window.setTimeout(() => begin(opened.index), REST_MS);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') beginAtRest(event);
  });
  document.addEventListener('focusin', beginAtRest);
  // The mouse may have reached a link before this script ran.
  if (matchMedia('(hover: hover)').matches) {
    beginAtRest({ target: document.querySelector('a[data-opens]:hover') });
  }
  document.addEventListener('focusout', () => window.clearTimeout(rest));
  document.addEventListener('pointercancel', () => release?.());
  return begin;
}

/** Above this, one more image delays nothing else. */
const FAST_MBITS = 5;

/** Synchronizes with the Network Information API, which some browsers lack. */
export function isFastNetwork(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly effectiveType?: string; readonly downlink?: number };
  };
  return connection?.effectiveType === '4g' && (connection.downlink ?? 0) >= FAST_MBITS;
}

/** Least space for bars and margins in rem: beside the work, and above and below it. */
const WIDE = { aside: 7, above: 7.75 };
const NARROW = { aside: 2, above: 10 };
const LOW = { aside: 5.5, above: 6.25 };

/** An HTML `sizes` value in terms of the window, so the file can load before the lightbox is measured. */
export function slideSizes({ width, height }: Size): string {
  const ratio = (width / height).toFixed(3);
  const fitted = ({ aside, above }: typeof WIDE) =>
    `min(100vw - ${aside}rem, (100vh - ${above}rem) * ${ratio})`;
  return `(height < 480px) ${fitted(LOW)}, (width < 768px) ${fitted(NARROW)}, ${fitted(WIDE)}`;
}
