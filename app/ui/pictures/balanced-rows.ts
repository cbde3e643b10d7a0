import type { CSSProperties } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';

export interface Placed extends Pick<Photo, 'width' | 'height'> {
  /** Letters of the text below that must stay on one line. */
  readonly letters?: number | undefined;
}

// Window widths (see picture-rows.module.css); lengths are shares of the row width.
// `least`: minimum width of a picture; `letter`: of a letter below it; `most`: pictures in a row.
const BANDS = {
  a: { gap: 0.045, placeLeast: 0.7, least: 0.19, letter: 0.032, most: 2 },
  b: { gap: 0.035, placeLeast: 0.5, least: 0.11, letter: 0.0165, most: 6 },
  c: { gap: 0.03, placeLeast: 0.5, least: 0.075, letter: 0.009, most: 9 },
} as const;

type Band = keyof typeof BANDS;

/** Wanted height in each band; `one` puts all pictures into one row. */
export type RowHeights = Readonly<Record<Band, number>> | 'one';

// Penalties relative to a row that is too high.
const WEIGHTS = { low: 2, narrow: 30, crowded: 15 };

// Share of the width; rounded down, so that a row never exceeds its room.
const STEP = 0.001;

// The height of a single scroll, limited by the window anyway.
const HIGHEST = 1.999;

/** `height` is a share of the width. */
export interface Row {
  readonly count: number;
  readonly height: number;
}

// Optimizes all rows together, like lines of a paragraph; every row ends at the edge, the last too.
// A very narrow picture makes its row higher.
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

// As a share of the width.
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
  // Ratio of the text width to the width of its place.
  const crowds = row.map(
    (photo) => ((photo.letters ?? 0) * letter) / (Math.max(ratioOf(photo), placeLeast) * height),
  );
  const crowding = Math.log(Math.max(1, ...crowds));
  const deviation = (height < wanted ? WEIGHTS.low : 1) * Math.log(height / wanted) ** 2;
  return deviation + WEIGHTS.narrow * narrowness ** 2 + WEIGHTS.crowded * crowding ** 2;
}

/** For picture-rows.module.css: the row height of each picture. */
export function rowStyles(
  photos: readonly Placed[],
  heights: RowHeights,
): readonly CSSProperties[] {
  const bands = (Object.keys(BANDS) as Band[]).map((band) => {
    const rows =
      heights === 'one'
        ? [{ count: photos.length, height: rowHeight(photos.map(ratioOf), band) }]
        : balancedRows(photos, band, heights[band]);
    return rows.flatMap(({ count, height }) =>
      Array<CSSProperties>(count).fill({ [`--row-${band}`]: Number(height.toFixed(3)) }),
    );
  });
  return photos.map((_, index) => Object.assign({}, ...bands.map((styles) => styles[index])));
}
