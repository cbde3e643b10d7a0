import type { Photo } from '#catalogue/photos/photo.ts';
import type { PlacedPhoto } from './picture-candidates.ts';

/** The picture of a work on its own page: in the wider column, unless the height of the window ends it sooner. */
export function mainPictureOf({ photo }: { readonly photo: Photo }): PlacedPhoto {
  const { width, height } = photo;
  return {
    photo,
    sizes: `(width <= 1024px) 92vw, min(62vw, ${Math.round((88 * width) / height)}vh)`,
  };
}
