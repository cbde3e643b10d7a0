import { canBeUnrolled, type Photo } from '#catalogue/photos/photo.ts';

export type PictureRole = keyof typeof PICTURE_WIDTHS_PX;

/** Roles of original photos. hero/tall is only a crop of a hero photo. */
export type PhotoRole = Exclude<PictureRole, 'hero/tall'>;

/** CSS width × pixel density. Wide steps waste traffic, because browsers load the next width; narrow ones build time. */
const PICTURE_WIDTHS_PX = {
  /** Up to 540 for thumbnails, up to 1080 for one column of a phone, above for lightbox and zoom. */
  gallery: [240, 360, 440, 540, 700, 880, 1080, 1500, 2000],
  'gallery/details': [480, 640, 960, 1600],
  /** Fills a window: 700 for a phone on its side, 2560 for a large desktop. */
  hero: [700, 1280, 1920, 2560],
  /** Fills an upright window: 440 for a phone at 2×, 720 at 3×, 1080 for a tablet. */
  'hero/tall': [440, 720, 1080],
  /** Spec §9: tiles are 350×200 CSS pixels, small ones 250×130; each at 1× and 2×. */
  categories: [250, 350, 500, 700],
  news: [360, 700, 1280, 1920],
  about: [480, 720, 960],
} as const;

export const PHOTO_ROLES = (Object.keys(PICTURE_WIDTHS_PX) as PictureRole[]).filter(
  (role): role is PhotoRole => role !== 'hero/tall',
);

// A hanging scroll of 1:8 at 2000 px width would be 32 megapixels; some phones cannot decode that.
const LARGEST_AREA_PX = 12_000_000;

// The height of a lightbox of 1100 CSS pixels at 2×.
const TALLEST_WORK_PX = 2200;

type OriginalSize = Pick<Photo, 'width' | 'height'>;

// Nobody sees the difference between closer widths.
const LEAST_RATIO = 1.1;

export function widthsFor(role: PictureRole, original: OriginalSize): readonly number[] {
  const wanted: readonly number[] = PICTURE_WIDTHS_PX[role];
  const last = Math.min(original.width, ...wanted.slice(-1), widestForLightbox(role, original));
  const widths = [...wanted.filter((width) => width * LEAST_RATIO <= last), last];
  const heightPerWidth = original.height / original.width;
  return widths.filter(
    (width, position) => position === 0 || width * width * heightPerWidth <= LARGEST_AREA_PX,
  );
}

function widestForLightbox(role: PictureRole, original: OriginalSize): number {
  if (role !== 'gallery' || canBeUnrolled(original)) return Number.POSITIVE_INFINITY;
  return Math.round((TALLEST_WORK_PX * original.width) / original.height);
}

/** `undefined` if the close-up would hardly show more than the largest other picture. */
export function closeUpWidth(original: OriginalSize, longestSidePx: number | undefined) {
  if (longestSidePx === undefined) return undefined;
  const { width, height } = original;
  const closeUp = Math.min(width, Math.round((longestSidePx * width) / Math.max(width, height)));
  const largest = widthsFor('gallery', original).at(-1) ?? width;
  return closeUp >= largest * LEAST_RATIO ? closeUp : undefined;
}
