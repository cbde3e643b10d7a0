import { urlOf } from '#app/i18n/base-path.ts';
import { type Photo, type PictureFormat, pictureFile, TALL_CROP } from '#catalogue/photos/photo.ts';

export type ShownPhoto = Omit<Photo, 'colour'>;

export interface PlacedPhoto {
  readonly photo: ShownPhoto;
  readonly sizes: string;
  /** Replaces it in windows as narrow as `TALL_CROP`. */
  readonly tall?: Omit<PlacedPhoto, 'tall'>;
}

interface PictureSource {
  readonly media?: string;
  readonly type?: string;
  readonly srcSet: string;
  readonly sizes: string;
}

const UPRIGHT_WINDOW = `(aspect-ratio <= ${TALL_CROP.width}/${TALL_CROP.height})`;

/** Browsers take the first source they support. */
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

/** For `srcset`. Few browsers need JPEG, so it gets fewer widths: pages with many pictures save kilobytes. */
export function pictureCandidates({ name, widths }: ShownPhoto, format: PictureFormat): string {
  const named = format === 'avif' ? widths : farApart(widths);
  return named.map((width) => `${urlOf(pictureFile(name, width, format))} ${width}w`).join(', ');
}

// Row height on a phone of density 2 or a desktop of density 1, times a usual ratio.
const THUMBNAIL_WIDTH = 480;

/** The narrowest JPEG that is sharp in most places, else the widest. */
export function thumbnailWidth({ widths, width }: ShownPhoto): number {
  return widths.find((each) => each >= THUMBNAIL_WIDTH) ?? widths.at(-1) ?? width;
}

const MUCH_NARROWER = 0.6;

// Ascending.
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
