/** Where a photo of the content folder is shown; each role is a folder under `images/`. */
export const PHOTO_ROLES = [
  'gallery',
  'gallery/details',
  'hero',
  'categories',
  'news',
  'about',
] as const;

export type PhotoRole = (typeof PHOTO_ROLES)[number];

/**
 * The width and height, in proportion, of the middle that is cut out of a wide photo to fill an upright window: what
 * stands aside of it would be outside of every window that is as narrow.
 */
export const TALL_CROP = { width: 2, height: 3 } as const;

/** Encoded forms of every picture; browsers take the first that they understand. */
export const PICTURE_FORMATS = ['avif', 'jpg'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A photo as the website shows it: measured upright, in pixels, and available at each of `widths`. */
export interface Photo {
  /** ASCII file name without width and ending; ends in a hash of the content and of how it was encoded. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The average colour, `#rrggbb`, which stands in for the picture while it loads. */
  readonly colour: string;
  /** Whether it ends in what looks like the paper of the pages, where its edge has to be drawn. */
  readonly hasLightEdge?: boolean;
  /** The widths in pixels at which it exists, ascending. */
  readonly widths: readonly number[];
  /** That of a larger one, which is only for looking at it from close up. */
  readonly closeUp?: number;
}

/** The folder of all pictures, below the site's base path. */
export const PICTURES_FOLDER = 'images';

/**
 * The path of one rendition below the site's base path.
 *
 * @example pictureFile('river-3f2a9c', 700, 'avif') // 'images/river-3f2a9c-700.avif'
 */
export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${PICTURES_FOLDER}/${name}-${width}.${format}`;
}

/** Width and height in pixels of the picture beside a shared link: messengers show it whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * The path, below the site's base path, of the picture that stands beside a shared link.
 *
 * @param name ASCII, ends in a hash of the content and of how it was drawn
 */
export function previewFile(name: string): string {
  return `${PICTURES_FOLDER}/${name}-preview.jpg`;
}
