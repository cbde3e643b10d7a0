import type { Photo } from '#catalogue/photos/photo.ts';
import { bitsOf } from './ratio-bits.ts';

/** A picture among others. */
export interface Placed extends Pick<Photo, 'width' | 'height'> {
  /** How many letters of the words below it stay on one line, whatever its width. */
  readonly letters?: number | undefined;
}

/**
 * The widths of windows for which rows are made apart; picture-rows.module.css says where each begins. All lengths are parts
 * of the width of the rows, so that the rows of a band are the same at each of its widths. `least` is the least width of a
 * picture, `letter` that of one in the words below it, `most` the number of them that a row may hold.
 */
const BANDS = {
  /** A phone. */
  a: { gap: 0.045, placeLeast: 0.7, least: 0.19, letter: 0.032, most: 2 },
  /** A tablet. */
  b: { gap: 0.035, placeLeast: 0.5, least: 0.11, letter: 0.0165, most: 6 },
  /** A desktop. */
  c: { gap: 0.03, placeLeast: 0.5, least: 0.075, letter: 0.009, most: 9 },
} as const;

export type Band = keyof typeof BANDS;

/** How high rows should be in each band; `one` puts all pictures into a single one. */
export type RowHeights = Readonly<Record<Band, number>> | 'one';

/** How much worse than a row that is too high are one that is too low, a picture that is too narrow, and crowded words. */
const WEIGHTS = { low: 2, narrow: 30, crowded: 15 };

/** Heights are told in steps of this part of the width, rounded down: a row never becomes wider than its room. */
const STEP = 0.001;

/** The highest that is told: of a single hanging scroll, which the height of the window ends sooner. */
const HIGHEST = 1.999;

/** In the place of a bit: that a picture has a row to itself and is as wide as its room, from which its height follows. */
const FILLS_ROW = 0;

/** The rows of one band: how many pictures each has, and how high it is, in parts of the width. */
export interface Row {
  readonly count: number;
  readonly height: number;
}

/**
 * Shares pictures out among rows that all end where the room does, the last one too, and are as nearly as possible of the
 * wanted height: chosen over the whole set, as lines of a paragraph are. What is very narrow makes its row higher.
 */
export function balancedRows(
  photos: readonly Placed[],
  band: Band,
  wanted: number,
): readonly Row[] {
  const best: { cost: number; rows: readonly Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= photos.length; end += 1) {
    for (let start = Math.max(0, end - BANDS[band].most); start < end; start += 1) {
      const before = best[start];
      if (!before) continue;
      const row = photos.slice(start, end);
      const height = rowHeight(row.map(ratioOf), band);
      const cost = before.cost + costOf(row, { height, wanted, band });
      if (cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[end] = { cost, rows: [...before.rows, { count: row.length, height }] };
    }
  }
  return best.at(-1)?.rows ?? [];
}

function ratioOf({ width, height }: Placed): number {
  return width / height;
}

/** The height with which pictures fill a row, in parts of its width. */
function rowHeight(ratios: readonly number[], band: Band): number {
  const { gap, placeLeast } = BANDS[band];
  const places = ratios.reduce((sum, ratio) => sum + Math.max(ratio, placeLeast), 0);
  const height = (1 - gap * (ratios.length - 1)) / places;
  return Math.min(Math.floor(height / STEP) * STEP, HIGHEST);
}

function costOf(
  row: readonly Placed[],
  { height, wanted, band }: { height: number; wanted: number; band: Band },
): number {
  if (height <= 0) return Number.POSITIVE_INFINITY;
  const { least, placeLeast, letter } = BANDS[band];
  const narrowness = Math.max(0, Math.log(least / (Math.min(...row.map(ratioOf)) * height)));
  // How many times wider than its place the words below a picture are.
  const crowds = row.map(
    (photo) => ((photo.letters ?? 0) * letter) / (Math.max(ratioOf(photo), placeLeast) * height),
  );
  const crowding = Math.log(Math.max(1, ...crowds));
  const deviation = (height < wanted ? WEIGHTS.low : 1) * Math.log(height / wanted) ** 2;
  return deviation + WEIGHTS.narrow * narrowness ** 2 + WEIGHTS.crowded * crowding ** 2;
}

/**
 * The heights of the rows in which pictures stand, in every band, for an attribute of each picture that
 * picture-rows.module.css reads, bit by bit as `ratioBits`.
 *
 * @example rowBits([{ width: 3, height: 2 }, { width: 3, height: 2 }], 'one')[0] // 'a2 a4 a8 a16 a32 a256 b1 …'
 */
export function rowBits(photos: readonly Placed[], heights: RowHeights): readonly string[] {
  const bands = (Object.keys(BANDS) as Band[]).map((band) => {
    const rows =
      heights === 'one'
        ? [{ count: photos.length, height: rowHeight(photos.map(ratioOf), band) }]
        : balancedRows(photos, band, heights[band]);
    let end = 0;
    return rows.flatMap(({ count, height }) => {
      end += count;
      const [last] = photos.slice(end - 1);
      const fillsRow = count === 1 && last && ratioOf(last) >= BANDS[band].placeLeast;
      const bits = [...(fillsRow ? [FILLS_ROW] : []), ...bitsOf(height)];
      return Array(count).fill(bits.map((bit) => band + bit));
    });
  });
  return photos.map((_, index) => bands.flatMap((bits) => bits[index]).join(' '));
}
