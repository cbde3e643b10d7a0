import { fileAddress } from '#app/base-path.ts';
import { type Photo, type PictureFormat, pictureFile, TALL_CROP } from '#catalogue/photos/photo.ts';

/** What a picture needs of its photo. */
export type ShownPhoto = Omit<Photo, 'colour'>;

/** A photo in its place on a page. */
export interface PlacedPhoto {
  readonly photo: ShownPhoto;
  /** The width that the layout gives it, in the syntax of the HTML attribute. */
  readonly sizes: string;
  /** What takes its place in windows that are as narrow as `TALL_CROP`. */
  readonly tall?: Omit<PlacedPhoto, 'tall'>;
}

/** The attributes of a `source` element. */
export interface PictureSource {
  readonly media?: string;
  readonly type?: string;
  readonly srcSet: string;
  readonly sizes: string;
}

const UPRIGHT_WINDOW = `(aspect-ratio <= ${TALL_CROP.width}/${TALL_CROP.height})`;

/** Everything that a browser may show in a place instead of a JPEG of the whole photo: it takes the first that suits it. */
export function pictureSources({ photo, sizes, tall }: PlacedPhoto): readonly PictureSource[] {
  const avif = { type: 'image/avif', srcSet: pictureCandidates(photo, 'avif'), sizes };
  if (!tall) return [avif];
  const upright = { media: UPRIGHT_WINDOW, sizes: tall.sizes };
  return [
    { ...upright, type: 'image/avif', srcSet: pictureCandidates(tall.photo, 'avif') },
    { ...upright, srcSet: pictureCandidates(tall.photo, 'jpg') },
    avif,
  ];
}

/**
 * The widths of a photo in one format, in the syntax of the HTML attribute `srcset`. For the few browsers that show JPEG
 * some are enough, the widest and those that are much narrower than the one before: pages with many pictures are spared
 * kilobytes.
 */
export function pictureCandidates({ name, widths }: ShownPhoto, format: PictureFormat): string {
  const named = format === 'avif' ? widths : farApart(widths);
  return named
    .map((width) => `${fileAddress(pictureFile(name, width, format))} ${width}w`)
    .join(', ');
}

/** The height of a row on a phone of density 2, and on a desktop of density 1, times what most pictures are wide for it. */
const THUMBNAIL_WIDTH = 480;

/** The width of the JPEG of a thumbnail: the narrowest that is sharp in most places, else the widest. */
export function thumbnailWidth({ widths, width }: ShownPhoto): number {
  return widths.find((each) => each >= THUMBNAIL_WIDTH) ?? widths.at(-1) ?? width;
}

const MUCH_NARROWER = 0.6;

/** @param widths ascending, as is what is left of them */
function farApart(widths: readonly number[]): readonly number[] {
  let last = Number.POSITIVE_INFINITY;
  return [...widths]
    .reverse()
    .filter((width) => {
      const isFar = width <= last * MUCH_NARROWER;
      if (isFar) last = width;
      return isFar;
    })
    .reverse();
}
