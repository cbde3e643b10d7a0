import type { PhotoRole } from '#catalogue/photos/photo.ts';
import { canBeUnrolled } from '#catalogue/works/unrolling.ts';

/** What pictures are made for: the roles of photos, and the tall ones of the hero, for phones held upright. */
export type PictureRole = PhotoRole | 'hero/tall';

/**
 * Widths in pixels at which each role's pictures are made, ascending.
 *
 * The steps follow what screens ask for (CSS width × pixel density): browsers take the next that is not smaller. Where most
 * pictures are shown, among others, they lie about 1.25 apart: wider steps make a desktop load half as much again as it
 * shows, closer ones save few bytes and cost build time.
 */
export const PICTURE_WIDTHS_PX = {
  /**
   * 240 to 540: thumbnails on a desktop, and two columns on a phone; 700 and 1080: one column on a phone at 2× and 3×;
   * 700 to 1080: thumbnails on a desktop at 2×; 1500 and 2000: the lightbox of a desktop at 1× and 2×, and zooming.
   */
  gallery: [240, 360, 440, 540, 700, 880, 1080, 1500, 2000],
  /** A detail stands in the text column, and larger only in the lightbox. */
  'gallery/details': [480, 640, 960, 1600],
  /** Fills a window that is wider than high: 700 a phone on its side, 2560 a large desktop. */
  hero: [700, 1280, 1920, 2560],
  /** Fills an upright one: 440 a phone at 2×, 720 at 3×, 1080 a tablet. */
  'hero/tall': [440, 720, 1080],
  /** Spec §9: tiles are 350×200 CSS pixels, small ones 250×130. Each at 1× and 2×; 700 also serves small ones at 3×. */
  categories: [250, 350, 500, 700],
  /** 360: the list and thumbnails on a phone; 1920: the lightbox and the post's blurred header. */
  news: [360, 700, 1280, 1920],
  /** One portrait beside the biography, 720 on a phone at 2×. */
  about: [480, 720, 960],
} as const satisfies Record<PictureRole, readonly number[]>;

/**
 * Pixels above which a picture is left out, unless it is the smallest: a hanging scroll of 1:8 at
 * 2000 px width would be 32 megapixels, more than any screen shows and some phones decode.
 */
const LARGEST_PICTURE_PX = 12_000_000;

/**
 * The height in pixels that a work need not exceed, unless it is too long to be seen as a whole: a lightbox of 1100 CSS
 * pixels at 2×. By its width alone an upright work had twice the pixels of one across.
 */
const TALLEST_WORK_PX = 2200;

export interface OriginalSize {
  readonly width: number;
  readonly height: number;
}

/** Two widths nearer to each other than this are one too many: nobody sees the difference, and each costs its making. */
const SMALLEST_STEP = 1.1;

/**
 * The widths in pixels of a photo's pictures in one role, ascending and never above the original's:
 * an original narrower than the widest is itself the last one, and an upright work ends at the height of screens.
 *
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

/**
 * The width in pixels of a work's picture for looking at it from close up; nothing where the original has no more pixels
 * than its other pictures.
 *
 * @param mostPx so many the longer side may have; without it there is no such picture
 * @example closeUpWidth({ width: 3000, height: 4000 }, 3600) // 2700
 */
export function closeUpWidth(original: OriginalSize, mostPx: number | undefined) {
  if (mostPx === undefined) return undefined;
  const { width, height } = original;
  const closeUp = Math.min(width, Math.round((mostPx * width) / Math.max(width, height)));
  const largest = widthsFor('gallery', original).at(-1) ?? width;
  return closeUp >= largest * SMALLEST_STEP ? closeUp : undefined;
}

/**
 * The widths in pixels that an original in several roles needs together, ascending.
 *
 * @param closeUpPx so many the longer side of a work may have where it is looked at from close up
 */
export function unitedWidths(
  roles: readonly PictureRole[],
  original: OriginalSize,
  closeUpPx?: number,
): readonly number[] {
  const closeUp = roles.includes('gallery') ? closeUpWidth(original, closeUpPx) : undefined;
  const widths = new Set(roles.flatMap((role) => widthsFor(role, original)));
  if (closeUp !== undefined) widths.add(closeUp);
  return [...widths].sort((one, other) => one - other);
}
