import type { Photo } from '#catalogue/photos/photo.ts';

/** The largest place in which a photo is shown, in pixels of the screen; the larger of both decides. */
export interface LargestPlace {
  readonly width: number;
  readonly height: number;
}

/** The whole width of a phone, and a desktop's row of thumbnails, with the densest screens that are common. */
const IN_GRID: LargestPlace = { width: 1150, height: 680 };

/** Nobody sees whether a picture has a tenth more pixels than its place. */
const NEARLY_AS_WIDE = 1.1;

/** A photo as it stands among others: without the files that are for larger places alone, so that pages need not name them. */
export function asThumbnail(photo: Photo, place = IN_GRID): Photo {
  const most = Math.max(place.width, (place.height * photo.width) / photo.height);
  const widths = photo.widths.filter(
    (_, index) => (photo.widths[index - 1] ?? 0) * NEARLY_AS_WIDE < most,
  );
  return { ...photo, widths };
}
