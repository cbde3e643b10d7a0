import type { PhotoRole } from '#catalogue/photo.ts';

/**
 * Widths in pixels at which each role's pictures are made, ascending.
 *
 * The steps follow what screens ask for (CSS width × pixel density) and lie roughly 1.5 apart: closer
 * ones save a visitor few bytes and cost build time, wider ones make a phone load far too much.
 */
export const PICTURE_WIDTHS_PX = {
  /**
   * 240 and 360: thumbnails on a desktop, and two columns on a phone at 2×; 540: the same at 3×; 700 and 1080: one column
   * on a phone at 2× and 3×; 1500 and 2000: the lightbox of a desktop at 1× and 2×, and zooming.
   */
  gallery: [240, 360, 540, 700, 1080, 1500, 2000],
  /** A detail stands in the text column, and larger only in the lightbox. */
  'gallery/details': [480, 960, 1600],
  /** Fills the window: 700 a phone at 2×, 2560 a large desktop. */
  hero: [700, 1280, 1920, 2560],
  /** Tiles of 350×200 CSS pixels (spec §2) at 1×, 2× and 3×. */
  categories: [350, 700, 1050],
  /** 360: the list and thumbnails on a phone; 1920: the lightbox and the post's blurred header. */
  news: [360, 700, 1280, 1920],
  /** One portrait beside the biography. */
  about: [480, 960],
} as const satisfies Record<PhotoRole, readonly number[]>;

/**
 * Pixels above which a picture is left out, unless it is the smallest: a hanging scroll of 1:8 at
 * 2000 px width would be 32 megapixels, more than any screen shows and some phones decode.
 */
const LARGEST_PICTURE_PX = 12_000_000;

export interface OriginalSize {
  readonly width: number;
  readonly height: number;
}

/** Two widths nearer to each other than this are one too many: nobody sees the difference, and each costs its making. */
const SMALLEST_STEP = 1.1;

/**
 * The widths in pixels of a photo's pictures in one role, ascending and never above the original's:
 * an original narrower than the widest is itself the last one.
 *
 * @example widthsFor('categories', { width: 800, height: 600 }) // [350, 700, 800]
 */
export function widthsFor(role: PhotoRole, original: OriginalSize): readonly number[] {
  const wanted: readonly number[] = PICTURE_WIDTHS_PX[role];
  const last = Math.min(original.width, ...wanted.slice(-1));
  const widths = [...wanted.filter((width) => width * SMALLEST_STEP <= last), last];
  const heightPerWidth = original.height / original.width;
  return widths.filter(
    (width, position) => position === 0 || width * width * heightPerWidth <= LARGEST_PICTURE_PX,
  );
}

/** The widths in pixels that an original in several roles needs together, ascending. */
export function unitedWidths(
  roles: readonly PhotoRole[],
  original: OriginalSize,
): readonly number[] {
  const widths = new Set(roles.flatMap((role) => widthsFor(role, original)));
  return [...widths].sort((one, other) => one - other);
}
