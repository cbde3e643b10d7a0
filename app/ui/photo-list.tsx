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
  /** The painting above them, which is as wide as their row. */
  readonly painting?: Photo;
}

/** A few photos share one row, even on a phone: in two, the last would be the largest. */
const MOST_IN_ONE_ROW = 3;

/** In parts of the width of the text beside them. */
const ROW_HEIGHTS = { a: 0.4, b: 0.3, c: 0.3 };

/** Its part of a single row, which is no wider than the painting above it; else what most rows make of it. */
function photoSizes(photo: Photo, photos: readonly Photo[], painting?: Photo): string {
  if (photos.length > MOST_IN_ONE_ROW) {
    return `(width < 620px) 45vw, ${(14 * ratioOf(photo)).toFixed(1)}rem`;
  }
  const share = ratioOf(photo) / photos.reduce((sum, each) => sum + ratioOf(each), 0);
  const [phone, tablet, desktop] = [90, 90, 62].map((part) => `${Math.round(part * share)}vw`);
  if (!painting) return `(width <= 1024px) ${tablet}, ${desktop}`;
  const most = `calc((100vh - 118px) * ${(ratioOf(painting) * share).toFixed(2)})`;
  return `(width < 620px) ${phone}, (width <= 1024px) min(${tablet}, ${most}), min(${desktop}, ${most})`;
}

function ratioOf({ width, height }: Photo): number {
  return width / height;
}

/** Further photos of a work or a post, uncropped, side by side. */
export function PhotoList({ photos, labelOf, firstIndex, painting }: PhotoListProps) {
  if (photos.length === 0) return null;
  const rows = rowBits(photos, photos.length > MOST_IN_ONE_ROW ? ROW_HEIGHTS : 'one');
  return (
    <PictureRows lines="balanced">
      {photos.map((photo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
        <PictureRowsItem key={index} photo={photo} rows={rows[index]}>
          <FullSizeLink photo={photo} index={firstIndex + index}>
            <Picture
              photo={photo}
              alt={labelOf(index + 1)}
              sizes={photoSizes(photo, photos, painting)}
            />
          </FullSizeLink>
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
