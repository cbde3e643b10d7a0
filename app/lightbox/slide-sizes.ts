import type { Size } from './geometry.ts';

/** What the bars of the lightbox take at least, in rem: beside the painting, and above and below it. */
const WIDE = { aside: 7, above: 6.5 };
const NARROW = { aside: 0, above: 8 };
const LOW = { aside: 5.5, above: 4.25 };

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
