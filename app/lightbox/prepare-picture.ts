import { picturePreloader } from '#app/pictures/picture-preloader.ts';
import { savesData } from '#app/pictures/saves-data.ts';
import type { Size } from './geometry.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { openedBy } from './start-lightbox.ts';

/** For so long a mouse or the focus rests on what it does not merely pass, in milliseconds. */
const REST_MS = 80;

/**
 * Makes ready what a press on a link will show: when a mouse or the focus comes to rest on it, unless the visitor saves
 * data, and in any case when it is pressed. One picture at a time: a finger that scrolls lets go of what it has asked for.
 *
 * @param prepare is told of the picture, to make the lightbox ready for it
 * @returns does the same for a picture of which one knows otherwise
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
  // What a mouse had come to before anybody heard of it.
  if (matchMedia('(hover: hover)').matches) {
    beginAtRest({ target: document.querySelector('a[data-opens]:hover') });
  }
  document.addEventListener('focusout', () => window.clearTimeout(rest));
  document.addEventListener('pointerdown', (event) => {
    const opened = openedBy(event);
    if (opened) begin(opened.index);
  });
  document.addEventListener('pointercancel', () => release?.());
  return begin;
}

/** Megabits per second with which a further picture ahead does not delay anything else. */
const FAST_MBITS = 5;

/**
 * Whether there is room on the network for more than the neighbours.
 *
 * Synchronizes with what the browser knows of it; some know nothing.
 */
export function isFastNetwork(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly effectiveType?: string; readonly downlink?: number };
  };
  return connection?.effectiveType === '4g' && (connection.downlink ?? 0) >= FAST_MBITS;
}

/** What the bars and margins of the lightbox take at least, in rem: beside the painting, and above and below it. */
const WIDE = { aside: 7, above: 7.75 };
const NARROW = { aside: 2, above: 10 };
const LOW = { aside: 5.5, above: 6.25 };

/**
 * The width of a picture in the lightbox, in the syntax of the HTML attribute `sizes`. It says in terms of the window
 * what is measured once the lightbox is open, so that the file can be chosen and fetched before.
 */
export function slideSizes({ width, height }: Size): string {
  const ratio = (width / height).toFixed(3);
  const fitted = ({ aside, above }: typeof WIDE) =>
    `min(100vw - ${aside}rem, (100vh - ${above}rem) * ${ratio})`;
  return `(height < 480px) ${fitted(LOW)}, (width < 768px) ${fitted(NARROW)}, ${fitted(WIDE)}`;
}
