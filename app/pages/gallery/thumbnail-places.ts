import { balancedRows, type Placed } from '#app/pictures/balanced-rows.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';

/** How high the rows of a category should be, in parts of their width: three to six works on a desktop, two on a phone. */
export const ROW_HEIGHTS = { a: 0.42, b: 0.27, c: 0.19 };

/** More than the first screen of a large desktop shows: the last row of them changes when the others come. */
export const FIRST_SCREEN = 20;

/** The id of the last of them. */
export const FIRST_SCREEN_END = 'first-screen-end';

/** The width of the rows in hundredths of a phone's, whose margins are the rest. */
const ROWS_WIDTH = 92;

/** Title and date below a picture, with the gap to the next row, in the same unit. */
const WORDS_HEIGHT = 22;

/** What every place has room for: 'Без названия', and the button of a card. */
const UNTITLED_LETTERS = 12;

/** What is left of a tall phone's first screen below heading and filter. */
const FIRST_SCREEN_HEIGHT = 150;

/** What the picture of a thumbnail needs to know of its place. */
export interface ThumbnailPlace {
  /** Its width, in the syntax of the HTML attribute. */
  readonly sizes: string;
  /** `eager` for what a phone shows without scrolling. */
  readonly loading: 'eager' | 'lazy';
}

/** What decides how wide the place of a work is: its picture, and the words of its title that stay on one line. */
export function placedWork({ photo, title }: Pick<WorkCard, 'photo' | 'title'>): Placed {
  // Short words stay with the next one: catalogue/words/typeset.ts.
  const bound = title?.text.match(/(?:\S{1,3}\s)*\S+/g) ?? [];
  return { ...photo, letters: Math.max(UNTITLED_LETTERS, ...bound.map(({ length }) => length)) };
}

/**
 * The places of the pictures of a category: which of the files it needs, a browser is to know before it has the stylesheet.
 */
export function thumbnailPlaces(photos: readonly Placed[]): readonly ThumbnailPlace[] {
  let top = 0;
  const phone = balancedRows(photos, 'a', ROW_HEIGHTS.a).flatMap(({ count, height }) => {
    const row = { height: height * ROWS_WIDTH, isOnFirstScreen: top < FIRST_SCREEN_HEIGHT };
    top += row.height + WORDS_HEIGHT;
    return Array<typeof row>(count).fill(row);
  });
  return photos.map(({ width, height }, index) => {
    const ratio = width / height;
    const phoneWidth = Math.round((phone[index]?.height ?? 0) * ratio);
    return {
      sizes: `(width < 620px) ${phoneWidth}vw, max(${Math.round(19 * ratio)}vw, ${Math.round(16 * ratio)}rem)`,
      loading: phone[index]?.isOnFirstScreen ? 'eager' : 'lazy',
    };
  });
}
