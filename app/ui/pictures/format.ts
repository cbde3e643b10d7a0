import type { Photo } from '#catalogue/photos/photo.ts';

/** Layout of a work's page, by the proportions of the painting alone. */
export type Format = 'tall' | 'upright' | 'broad' | 'panorama';

// Height to width; from here on a painting is a scroll.
const TALL = 2;

// Width to height; above it a painting stands below its title at full width.
const PANORAMA = 2.2;

// Width to height; up to here text fits beside it on a tablet too.
const UPRIGHT = 0.9;

/** @example formatOf({ width: 500, height: 2000 }) // 'tall' */
export function formatOf({ width, height }: Pick<Photo, 'width' | 'height'>): Format {
  const ratio = width / height;
  if (ratio <= 1 / TALL) return 'tall';
  if (ratio > PANORAMA) return 'panorama';
  return ratio <= UPRIGHT ? 'upright' : 'broad';
}

/** CSS width at which the window height, less header and margins, limits a painting (artwork.module.css). */
export function mostWidth({ width, height }: Pick<Photo, 'width' | 'height'>): string {
  return `calc((100vh - 118px) * ${(width / height).toFixed(2)})`;
}
