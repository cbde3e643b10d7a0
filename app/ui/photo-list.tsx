import { rowBits } from '#app/pictures/balanced-rows.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { PictureRows, PictureRowsItem } from '#app/pictures/picture-rows.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Wording } from '#catalogue/works/work-view.ts';
import { FullSizeLink } from './full-size-link.tsx';

interface PhotoListProps {
  readonly photos: readonly Photo[];
  /** The alternative text of a photo by its number, counted from 1. */
  readonly labelOf: (number: number) => Wording;
  /** The place of the first one in the series of the page, counted from 0. */
  readonly firstIndex: number;
}

/** A few photos share one row, even on a phone: in two, the last would be the largest. */
const MOST_IN_ONE_ROW = 3;

/** In parts of the width of the text beside them. */
const ROW_HEIGHTS = { a: 0.4, b: 0.3, c: 0.3 };

/** Its part of a single row, which is as wide as a painting at most; else what most rows make of it. */
function photoSizes(photo: Photo, photos: readonly Photo[]): string {
  const ratioOf = ({ width, height }: Photo) => width / height;
  const share = ratioOf(photo) / photos.reduce((sum, each) => sum + ratioOf(each), 0);
  if (photos.length > MOST_IN_ONE_ROW) {
    return `(width < 620px) 45vw, ${(14 * ratioOf(photo)).toFixed(1)}rem`;
  }
  return `(width <= 1024px) ${Math.round(90 * share)}vw, ${Math.round(62 * share)}vw`;
}

/** Further photos of a work or a post, uncropped, side by side. */
export function PhotoList({ photos, labelOf, firstIndex }: PhotoListProps) {
  if (photos.length === 0) return null;
  const rows = rowBits(photos, photos.length > MOST_IN_ONE_ROW ? ROW_HEIGHTS : 'one');
  return (
    <PictureRows lines="balanced">
      {photos.map((photo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
        <PictureRowsItem key={index} photo={photo} rows={rows[index]}>
          <FullSizeLink photo={photo} index={firstIndex + index}>
            <Picture photo={photo} alt={labelOf(index + 1)} sizes={photoSizes(photo, photos)} />
          </FullSizeLink>
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
