import type { Photo } from '#catalogue/photos/photo.ts';
import { bitsOf } from './ratio-bits.ts';

type Size = Pick<Photo, 'width' | 'height'>;

/**
 * The widths of windows for which rows are made apart; picture-rows.module.css says where each begins. All lengths are parts
 * of the width of the rows, so that the rows of a band are the same at each of its widths. `least` is the least width of a
 * picture, `leastWords` that of its place, where words stand below it, `most` the number of them that a row may hold.
 */
const BANDS = {
  /** A phone. */
  a: { gap: 0.045, placeLeast: 0.7, least: 0.19, leastWords: 0.28, most: 2 },
  /** A tablet. */
  b: { gap: 0.035, placeLeast: 0.5, least: 0.11, leastWords: 0.16, most: 6 },
  /** A desktop. */
  c: { gap: 0.03, placeLeast: 0.5, least: 0.075, leastWords: 0.1, most: 9 },
} as const;

export type Band = keyof typeof BANDS;

/** How high rows should be in each band; `one` puts all pictures into a single one. */
export type RowHeights = Readonly<Record<Band, number>> | 'one';

/** How much worse than a row that is too high are one that is too low, and a picture that is too narrow. */
const WEIGHTS = { low: 2, narrow: 30 };

/** Heights are told in steps of this part of the width, rounded down: a row never becomes wider than its room. */
const STEP = 0.001;

/** The highest that is told: of a single hanging scroll, which the height of the window ends sooner. */
const HIGHEST = 1.999;

/** The rows of one band: how many pictures each has, and how high it is, in parts of the width. */
export interface Row {
  readonly count: number;
  readonly height: number;
}

/**
 * Shares pictures out among rows that all end where the room does, the last one too, and are as nearly as possible of the
 * wanted height: chosen over the whole set, as lines of a paragraph are. What is very narrow makes its row higher.
 */
export function balancedRows(photos: readonly Size[], band: Band, wanted: number): readonly Row[] {
  const ratios = photos.map(({ width, height }) => width / height);
  const best: { cost: number; rows: readonly Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    for (let start = Math.max(0, end - BANDS[band].most); start < end; start += 1) {
      const before = best[start];
      if (!before) continue;
      const row = ratios.slice(start, end);
      const height = rowHeight(row, band);
      const cost = before.cost + costOf(row, { height, wanted, band });
      if (cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[end] = { cost, rows: [...before.rows, { count: row.length, height }] };
    }
  }
  return best.at(-1)?.rows ?? [];
}

/** The height with which pictures fill a row, in parts of its width. */
function rowHeight(ratios: readonly number[], band: Band): number {
  const { gap, placeLeast } = BANDS[band];
  const places = ratios.reduce((sum, ratio) => sum + Math.max(ratio, placeLeast), 0);
  const height = (1 - gap * (ratios.length - 1)) / places;
  return Math.min(Math.floor(height / STEP) * STEP, HIGHEST);
}

function costOf(
  ratios: readonly number[],
  { height, wanted, band }: { height: number; wanted: number; band: Band },
): number {
  if (height <= 0) return Number.POSITIVE_INFINITY;
  const { least, placeLeast, leastWords } = BANDS[band];
  const narrowest = Math.min(...ratios);
  const narrowness = Math.max(0, Math.log(least / (narrowest * height)));
  const place = Math.max(narrowest, placeLeast) * height;
  const crowding = Math.max(0, Math.log(leastWords / place));
  const deviation = (height < wanted ? WEIGHTS.low : 1) * Math.log(height / wanted) ** 2;
  return deviation + WEIGHTS.narrow * (narrowness ** 2 + crowding ** 2);
}

/**
 * The heights of the rows in which pictures stand, in every band, for an attribute of each picture that
 * picture-rows.module.css reads, bit by bit as `ratioBits`.
 *
 * @example rowBits([{ width: 3, height: 2 }, { width: 3, height: 2 }], 'one')[0] // 'a2 a4 a8 a16 a32 a256 b1 …'
 */
export function rowBits(photos: readonly Size[], heights: RowHeights): readonly string[] {
  const bands = (Object.keys(BANDS) as Band[]).map((band) => {
    const ratios = photos.map(({ width, height }) => width / height);
    const rows =
      heights === 'one'
        ? [{ count: photos.length, height: rowHeight(ratios, band) }]
        : balancedRows(photos, band, heights[band]);
    return rows.flatMap(({ count, height }) =>
      Array(count).fill(bitsOf(height).map((bit) => band + bit)),
    );
  });
  return photos.map((_, index) => bands.flatMap((bits) => bits[index]).join(' '));
}
