import type { Photo } from '#catalogue/photos/photo.ts';

/** How the page of a work is arranged: by the proportions of the painting alone. */
export type Format = 'tall' | 'upright' | 'broad' | 'panorama';

/** Height to width from which a painting is a scroll. */
const TALL = 2;

/** Width to height above which a painting stands below its title, over the full measure. */
const PANORAMA = 2.2;

/** Width to height up to which a painting leaves room for words beside it on a tablet too. */
const UPRIGHT = 0.9;

/**
 * The format of a painting, of which each has its arrangement.
 *
 * @example formatOf({ width: 500, height: 2000 }) // 'tall'
 */
export function formatOf({ width, height }: Pick<Photo, 'width' | 'height'>): Format {
  const ratio = width / height;
  if (ratio <= 1 / TALL) return 'tall';
  if (ratio > PANORAMA) return 'panorama';
  return ratio <= UPRIGHT ? 'upright' : 'broad';
}

/**
 * A share of the width that a painting has at most on its page, where the height of the window ends it, in CSS: that is
 * less header and what is left free above and below (artwork-details.module.css).
 */
export function mostWidth({ width, height }: Pick<Photo, 'width' | 'height'>, share = 1): string {
  return `calc((100vh - 118px) * ${((width / height) * share).toFixed(2)})`;
}
