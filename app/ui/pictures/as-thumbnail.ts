import type { Photo } from '#catalogue/photos/photo.ts';

/** In device pixels; the larger of both decides. */
export interface LargestPlace {
  readonly width: number;
  readonly height: number;
}

// A phone's full width and a desktop's thumbnail row, on the densest common screens.
const IN_GRID: LargestPlace = { width: 1150, height: 680 };

// A tenth more pixels than the place are not visible.
const NEARLY_AS_WIDE = 1.1;

/** Drops the files for larger places, so that pages need not name them. */
export function asThumbnail(photo: Photo, place = IN_GRID): Photo {
  const most = Math.max(place.width, (place.height * photo.width) / photo.height);
  const widths = photo.widths.filter(
    (_, index) => (photo.widths[index - 1] ?? 0) * NEARLY_AS_WIDE < most,
  );
  return { ...photo, widths };
}
