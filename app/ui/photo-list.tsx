import { type RowHeights, rowStyles } from '#app/ui/pictures/balanced-rows.ts';
import { formatOf, mostWidth } from '#app/ui/pictures/format.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PictureRows, PictureRowsItem } from '#app/ui/pictures/picture-rows.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import { FullSizeLink } from './link.tsx';

/** A photo beside the main one. */
export interface NamedPhoto {
  readonly photo: Photo;
  readonly title: LocalizedText;
  /** Where the title does not say everything. */
  readonly alt: LocalizedText | undefined;
}

interface PhotoListProps {
  readonly items: readonly NamedPhoto[];
  /** Index of the first one in the lightbox of the page, counted from 0. */
  readonly firstIndex: number;
  /** The painting above, whose width the rows share. */
  readonly painting?: Photo;
}

// A few photos share one row even on a phone: otherwise the last would be the largest.
const MOST_IN_ONE_ROW = 3;

interface Arrangement {
  /** In shares of the width of the painting or the text. */
  readonly heights: RowHeights;
  sizesOf(photo: Photo): string;
}

function arrangementOf(photos: readonly Photo[], painting: Photo | undefined): Arrangement {
  // Side by side they would be tiny beside a scroll.
  if (painting && formatOf(painting) === 'tall') {
    return { heights: { a: 0.8, b: 0.8, c: 0.8 }, sizesOf: () => mostWidth(painting) };
  }
  if (photos.length > MOST_IN_ONE_ROW) {
    return {
      heights: { a: 0.4, b: 0.3, c: 0.3 },
      sizesOf: (photo) => `(width < 620px) 45vw, ${(14 * ratioOf(photo)).toFixed(1)}rem`,
    };
  }
  const ratios = photos.reduce((sum, photo) => sum + ratioOf(photo), 0);
  return {
    heights: 'one',
    sizesOf(photo) {
      const share = ratioOf(photo) / ratios;
      const [narrow, wide] = [90, 62].map((part) => `${Math.round(part * share)}vw`);
      if (!painting) return `(width <= 1024px) ${narrow}, ${wide}`;
      const most = mostWidth(painting, share);
      return `(width < 620px) ${narrow}, (width <= 1024px) min(${narrow}, ${most}), min(${wide}, ${most})`;
    },
  };
}

function ratioOf({ width, height }: Photo): number {
  return width / height;
}

export function PhotoList({ items, firstIndex, painting }: PhotoListProps) {
  const photos = items.map(({ photo }) => photo);
  const { heights, sizesOf } = arrangementOf(photos, painting);
  const rows = rowStyles(photos, heights, 0);
  return (
    <PictureRows lines="balanced">
      {items.map(({ photo, title, alt = title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
        <PictureRowsItem key={index} rowStyle={rows[index]}>
          <FullSizeLink photo={photo} index={firstIndex + index}>
            <Picture photo={photo} alt={alt} sizes={sizesOf(photo)} />
          </FullSizeLink>
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
