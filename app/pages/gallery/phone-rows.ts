/** What category-grid.module.css gives the rows of a phone, in hundredths of its width. */
const ROW = { width: 92, height: 28, gap: 4, least: 29, placeLeast: 0.7 };

/** Title and date below a picture, with the gap to the next row, in the same unit. */
const WORDS_HEIGHT = 22;

/** What is left of a tall phone's first screen below heading and filter. */
const FIRST_SCREEN_HEIGHT = 150;

/** Where a picture stands on a phone. */
export interface PhonePlace {
  /** In hundredths of the phone's width. */
  readonly width: number;
  /** Whether it is seen without scrolling. */
  readonly isOnFirstScreen: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How large the pictures of a category are on a phone, predicted as the browser will lay them out: which of the files it
 * needs, it is to know before it has the stylesheet.
 */
export function phonePlaces(photos: readonly Size[]): readonly PhonePlace[] {
  const places: PhonePlace[] = [];
  let top = 0;
  for (const row of rowsOf(photos.map(({ width, height }) => width / height))) {
    const widths = sharedOut(row);
    places.push(...widths.map((width) => ({ width, isOnFirstScreen: top < FIRST_SCREEN_HEIGHT })));
    const heights = row.map((ratio, index) => (widths[index] ?? 0) / ratio);
    top += Math.max(...heights) + WORDS_HEIGHT;
  }
  return places;
}

function placeOf(ratio: number): number {
  return Math.max(ratio, ROW.placeLeast);
}

function rowsOf(ratios: readonly number[]): number[][] {
  const rows: number[][] = [];
  let room = 0;
  for (const ratio of ratios) {
    const wanted = Math.min(Math.max(placeOf(ratio) * ROW.height, ROW.least), ROW.width);
    const row = rows.at(-1);
    if (row && room >= wanted + ROW.gap) {
      row.push(ratio);
      room -= wanted + ROW.gap;
    } else {
      rows.push([ratio]);
      room = ROW.width - wanted;
    }
  }
  return rows;
}

/** The row is shared out by the ratios, but nothing becomes narrower than the least; a scroll is narrower than its place. */
function sharedOut(row: readonly number[]): number[] {
  const room = ROW.width - ROW.gap * (row.length - 1);
  const least = new Set<number>();
  for (;;) {
    const flexible = row.filter((_, index) => !least.has(index));
    const rest = room - ROW.least * least.size;
    const share = rest / flexible.reduce((sum, ratio) => sum + placeOf(ratio), 0);
    const tooNarrow = row.findIndex(
      (ratio, index) => !least.has(index) && share * placeOf(ratio) < ROW.least,
    );
    if (tooNarrow < 0 || flexible.length === 1) {
      return row.map((ratio, index) => {
        const place = least.has(index) ? ROW.least : share * placeOf(ratio);
        return (place * ratio) / placeOf(ratio);
      });
    }
    least.add(tooNarrow);
  }
}
