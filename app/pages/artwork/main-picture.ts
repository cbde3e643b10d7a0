import { type Format, formatOf, mostWidth } from '#app/pictures/format.ts';
import type { PlacedPhoto } from '#app/pictures/picture-candidates.ts';
import type { Photo } from '#catalogue/photos/photo.ts';

/** Of the width of the window, where words stand beside the painting and where they do not. */
const COLUMN: Readonly<Record<Format, string>> = {
  tall: '92vw',
  upright: '(width < 620px) 92vw, 56vw',
  broad: '(width <= 1024px) 92vw, 64vw',
  panorama: '92vw',
};

/** The picture of a work on its own page: as wide as its column, unless the height of the window ends it sooner. */
export function mainPictureOf({ photo }: { readonly photo: Photo }): PlacedPhoto {
  return {
    photo,
    sizes: COLUMN[formatOf(photo)].replace(/\d+vw/g, `min($&, ${mostWidth(photo)})`),
  };
}
