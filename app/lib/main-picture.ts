import type { Photo } from '#catalogue/photo.ts';
import type { FirstPicture } from './first-picture.ts';

/** The picture of a work on its own page: in the wider column, unless the height of the window ends it sooner. */
export function mainPictureOf({ photo }: { readonly photo: Photo }): FirstPicture {
  const { width, height } = photo;
  return {
    photo,
    sizes: `(width < 1024px) 92vw, min(62vw, ${Math.round((88 * width) / height)}vh)`,
  };
}

/** The picture behind the headline of a post: so blurred that its smallest file shows all that is left of it. */
export function headerPictureOf({ photo }: { readonly photo: Photo }): FirstPicture {
  return { photo, sizes: '1px' };
}
