import { type Format, formatOf, mostWidth } from '#app/ui/pictures/format.ts';
import type { PlacedPhoto } from '#app/ui/pictures/picture-candidates.ts';
import type { Photo } from '#catalogue/photos/photo.ts';

// Share of the window width with text beside the painting, and without.
const COLUMN: Readonly<Record<Format, string>> = {
  tall: '92vw',
  upright: '(width < 620px) 92vw, 56vw',
  broad: '(width <= 1024px) 92vw, 64vw',
  panorama: '92vw',
};

/** As wide as its column, unless the window height limits it. */
export function mainPictureOf({ photo }: { readonly photo: Photo }): PlacedPhoto {
  return {
    photo,
    sizes: COLUMN[formatOf(photo)].replace(/\d+vw/g, `min($&, ${mostWidth(photo)})`),
  };
}
