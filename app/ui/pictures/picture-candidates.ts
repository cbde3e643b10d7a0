import { urlOf } from '#app/ui/i18n/base-path.ts';
import { type Photo, pictureFile, TALL_CROP } from '#catalogue/photos/photo.ts';

export type ShownPhoto = Omit<Photo, 'colour'>;

export interface PlacedPhoto {
  readonly photo: ShownPhoto;
  readonly sizes: string;
  /** Replaces the photo in windows as narrow as `TALL_CROP` or narrower. */
  readonly tall?: Omit<PlacedPhoto, 'tall'>;
}

interface PictureSource {
  readonly media?: string;
  readonly type: 'image/avif';
  readonly srcSet: string;
  readonly sizes: string;
}

const UPRIGHT_WINDOW = `(aspect-ratio <= ${TALL_CROP.width}/${TALL_CROP.height})`;

/** Browsers take the first source that matches. */
export function pictureSources({ tall, ...whole }: PlacedPhoto): readonly PictureSource[] {
  return tall ? [{ media: UPRIGHT_WINDOW, ...sourceOf(tall) }, sourceOf(whole)] : [sourceOf(whole)];
}

function sourceOf({ photo: { name, widths }, sizes }: PlacedPhoto): PictureSource {
  const candidates = widths.map((width) => `${urlOf(pictureFile(name, width, 'avif'))} ${width}w`);
  return { type: 'image/avif', srcSet: candidates.join(', '), sizes };
}
