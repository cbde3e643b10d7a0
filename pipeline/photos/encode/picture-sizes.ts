import { canBeUnrolled, type Photo } from '#catalogue/photos/photo.ts';

/** 'hero/tall' is for phones held upright. */
export type PictureRole = keyof typeof PICTURE_WIDTHS_PX;

export type PhotoRole = Exclude<PictureRole, 'hero/tall'>;

/**
 * CSS width × pixel density; browsers take the next larger one. Wider steps than 1.25 make a desktop load half
 * as much again as it shows, closer ones cost build time.
 */
const PICTURE_WIDTHS_PX = {
  /** To 540 thumbnails on a desktop, two columns on a phone; to 1080 one column; then lightbox and zoom. */
  gallery: [240, 360, 440, 540, 700, 880, 1080, 1500, 2000],
  /** Text column; the largest for the lightbox. */
  'gallery/details': [480, 640, 960, 1600],
  /** Fills a window: 700 for a phone on its side, 2560 for a large desktop. */
  hero: [700, 1280, 1920, 2560],
  /** Fills an upright window: 440 for a phone at 2×, 720 at 3×, 1080 for a tablet. */
  'hero/tall': [440, 720, 1080],
  /** Spec §9: tiles are 350×200 CSS pixels, small ones 250×130; each at 1× and 2×. */
  categories: [250, 350, 500, 700],
  /** 360 for lists on a phone, 1920 for the lightbox and the blurred header. */
  news: [360, 700, 1280, 1920],
  /** Beside the biography; 720 for a phone at 2×. */
  about: [480, 720, 960],
} as const;

export const PHOTO_ROLES = (Object.keys(PICTURE_WIDTHS_PX) as PictureRole[]).filter(
  (role): role is PhotoRole => role !== 'hero/tall',
);

// A hanging scroll of 1:8 at 2000 px width would be 32 megapixels; some phones cannot decode that.
const LARGEST_PICTURE_PX = 12_000_000;

// A lightbox of 1100 CSS pixels at 2×.
const TALLEST_WORK_PX = 2200;

type OriginalSize = Pick<Photo, 'width' | 'height'>;

// Nobody sees the difference between closer widths.
const SMALLEST_STEP = 1.1;

/**
 * Ascending, never above the original's width, which is the last one where it is smaller.
 * @example widthsFor('categories', { width: 600, height: 400 }) // [250, 350, 500, 600]
 */
export function widthsFor(role: PictureRole, original: OriginalSize): readonly number[] {
  const wanted: readonly number[] = PICTURE_WIDTHS_PX[role];
  const last = Math.min(original.width, ...wanted.slice(-1), widestWork(role, original));
  const widths = [...wanted.filter((width) => width * SMALLEST_STEP <= last), last];
  const heightPerWidth = original.height / original.width;
  return widths.filter(
    (width, position) => position === 0 || width * width * heightPerWidth <= LARGEST_PICTURE_PX,
  );
}

function widestWork(role: PictureRole, original: OriginalSize): number {
  if (role !== 'gallery' || canBeUnrolled(original)) return Number.POSITIVE_INFINITY;
  return Math.round((TALLEST_WORK_PX * original.width) / original.height);
}

/** `undefined` where the original has no more pixels than its other pictures. */
export function closeUpWidth(original: OriginalSize, mostPx: number | undefined) {
  if (mostPx === undefined) return undefined;
  const { width, height } = original;
  const closeUp = Math.min(width, Math.round((mostPx * width) / Math.max(width, height)));
  const largest = widthsFor('gallery', original).at(-1) ?? width;
  return closeUp >= largest * SMALLEST_STEP ? closeUp : undefined;
}
