import type { ReactNode } from 'react';
import { balancedRows, PictureRows } from '#app/ui/pictures/picture-rows.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Work } from '#catalogue/works/work.ts';

/** Row height as a share of the width: three to six works on a desktop, two on a phone. */
const ROW_HEIGHTS = { a: 0.42, b: 0.27, c: 0.19 };

/** More than a large desktop shows first: its last row changes when the others arrive. */
export const FIRST_SCREEN = 20;

export const FIRST_SCREEN_END = 'first-screen-end';

// Width of the rows in hundredths of a phone's width; margins are the rest.
const ROWS_WIDTH = 92;

// Title and date below a picture plus the row gap, in the same unit.
const WORDS_HEIGHT = 22;

// Height left on a tall phone's first screen below heading and filter.
const FIRST_SCREEN_HEIGHT = 150;

interface ThumbnailPlace {
  readonly sizes: string;
  /** `eager` for what a phone shows without scrolling. */
  readonly loading: 'eager' | 'lazy';
}

interface WorkRowsProps<Shown> {
  readonly works: readonly Shown[];
  /** `index` counts from 0. */
  readonly children: (work: Shown, place: ThumbnailPlace, index: number) => ReactNode;
}

export function WorkRows<Shown extends Pick<Work, 'id' | 'photo'>>(props: WorkRowsProps<Shown>) {
  const { works, children } = props;
  const places = thumbnailPlaces(works.map(({ photo }) => photo));
  return (
    <PictureRows
      works={works}
      lines="balanced"
      heights={ROW_HEIGHTS}
      ids={{ [FIRST_SCREEN - 1]: FIRST_SCREEN_END }}
    >
      {(work, index) => children(work, places[index] ?? { sizes: '', loading: 'lazy' }, index)}
    </PictureRows>
  );
}

/** Browsers choose image files before they have the stylesheet, so sizes are computed here. */
function thumbnailPlaces(photos: readonly Photo[]): readonly ThumbnailPlace[] {
  let top = 0;
  const phone = balancedRows(photos, 'a', ROW_HEIGHTS.a).flatMap(({ count, height }) => {
    const row = { height: height * ROWS_WIDTH, isOnFirstScreen: top < FIRST_SCREEN_HEIGHT };
    top += row.height + WORDS_HEIGHT;
    return Array<typeof row>(count).fill(row);
  });
  return photos.map(({ width, height }, index) => {
    const ratio = width / height;
    const phoneWidth = inSteps((phone[index]?.height ?? 0) * ratio);
    const wide = inSteps(19 * ratio);
    return {
      sizes: `(width < 620px) ${phoneWidth}vw, max(${wide}vw, ${wide - 2}rem)`,
      loading: phone[index]?.isOnFirstScreen ? 'eager' : 'lazy',
    };
  });
}

// Pages would be longer for differences that no browser chooses another file for.
function inSteps(width: number): number {
  return Math.max(4, Math.round(width / 4) * 4);
}
