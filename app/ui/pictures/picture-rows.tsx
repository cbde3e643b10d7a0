import type { CSSProperties, ReactNode } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './picture-rows.module.css';

interface PictureRowsProps<Shown> {
  readonly works: readonly Shown[];
  /** All but `balanced` scroll sideways on phones. */
  readonly lines: 'balanced' | 'one' | 'wrapped' | 'endless';
  /** For `balanced` and `one`; the others have one height. */
  readonly heights?: RowHeights | undefined;
  /** By index. */
  readonly ids?: Readonly<Record<number, string>>;
  readonly children: (work: Shown, index: number) => ReactNode;
}

/** The parent may set `--row-gap` and `--picture-gap`, and must set `--row-height` for rows that scroll. */
export function PictureRows<Shown extends Pick<Work, 'id' | 'photo'>>({
  works,
  lines,
  heights,
  ids = {},
  children,
}: PictureRowsProps<Shown>) {
  const photos = works.map(({ photo }) => photo);
  const rows = heights ? rowStyles(photos, heights) : [];
  return (
    // No wrapper around the list: reader modes drop an element that holds only pictures.
    <ul className={styles.root} data-lines={lines}>
      {works.map((work, index) => (
        <li key={work.id} id={ids[index]} className={styles.item} style={rows[index]}>
          {children(work, index)}
        </li>
      ))}
    </ul>
  );
}

type Placed = Pick<Photo, 'width' | 'height'>;

// Window widths (see picture-rows.module.css). `usual` and `smallest` width of the rows in pixels;
// `gap`, and `least` width of a picture, as shares of it; `most` pictures in a row.
const BANDS = {
  a: { usual: 328, smallest: 328, gap: 0.045, least: 0.19, most: 2 },
  b: { usual: 706, smallest: 570, gap: 0.035, least: 0.09, most: 6 },
  c: { usual: 1178, smallest: 943, gap: 0.03, least: 0.06, most: 9 },
} as const;

// Single rows may stand beside other content.
const SMALLEST_OF_ONE = 328;

type Band = keyof typeof BANDS;

/** Wanted height, as a share of the width; `one` puts all pictures into one row. */
type RowHeight = number | 'one';

export type RowHeights = Readonly<Record<Band, RowHeight>> | 'one';

/** `--least` in picture-rows.module.css, in pixels: the least room for a caption. */
const CARD_WIDTH = 152;

// Penalties relative to a row that is too high.
const WEIGHTS = { low: 2, narrow: 30 };

export interface Row {
  readonly count: number;
  /** As a share of the usual width. */
  readonly height: number;
  /** In CSS, for all widths. */
  readonly size: string;
}

// Optimizes all rows together, like lines of a paragraph; every row ends at the edge, the last too.
export function balancedRows(
  photos: readonly Placed[],
  band: Band,
  wanted: number,
): readonly Row[] {
  const best: { cost: number; rows: readonly Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= photos.length; end += 1) {
    for (let start = Math.max(0, end - BANDS[band].most); start < end; start += 1) {
      const before = best[start];
      const ratios = photos.slice(start, end).map(ratioOf);
      if (!before || !hasRoom(ratios.length, band)) continue;
      const row = rowOf(ratios, band);
      const cost =
        before.cost + costOf(Math.min(...ratios) * row.height, row.height / wanted, band);
      if (cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[end] = { cost, rows: [...before.rows, row] };
    }
  }
  return best.at(-1)?.rows ?? [];
}

export function ratioOf({ width, height }: Placed): number {
  return width / height;
}

function hasRoom(count: number, band: Band): boolean {
  const { smallest, gap } = BANDS[band];
  return count * CARD_WIDTH < smallest * (1 - gap * (count - 1));
}

// The narrowest pictures may be as wide as a card; the others share the rest. The smallest height fits.
function rowOf(
  ratios: readonly number[],
  band: Band,
  smallest: number = BANDS[band].smallest,
): Row {
  const { usual, gap } = BANDS[band];
  const sorted = [...ratios].sort((one, other) => one - other);
  const heights = sorted.map((_, count) => {
    const rest = sorted.slice(count).reduce((sum, ratio) => sum + ratio, 0);
    return { share: (1 - gap * (ratios.length - 1)) / rest, cards: count / rest };
  });
  const heightsAt = (width: number) =>
    heights.map(({ share, cards }) => share - (cards * CARD_WIDTH) / width);
  const [whole = 0, ...others] = heightsAt(smallest);
  const size = heights
    .slice(0, 1 + others.filter((height) => height < whole).length)
    .map(sizeText)
    .join();
  return {
    count: ratios.length,
    height: Math.min(...heightsAt(usual)),
    size: size.includes(',') ? `min(${size})` : size,
  };
}

// Rounded so that a row never exceeds its room; a picture alone ends at the edge.
function sizeText({ share, cards }: { readonly share: number; readonly cards: number }): string {
  const width = `${Math.floor(share * 10_000) / 100}cqi`;
  return cards === 0 ? width : `${width} - ${Math.ceil(cards * 100) / 100}*var(--least)`;
}

// `narrowest` is the width of a picture; `height` is relative to the wanted one.
function costOf(narrowest: number, height: number, band: Band): number {
  const narrowness = Math.max(0, Math.log(BANDS[band].least / narrowest));
  return (height < 1 ? WEIGHTS.low : 1) * Math.log(height) ** 2 + WEIGHTS.narrow * narrowness ** 2;
}

/** For picture-rows.module.css: the row height of each picture. */
export function rowStyles(
  photos: readonly Placed[],
  heights: RowHeights,
): readonly CSSProperties[] {
  const bands = (Object.keys(BANDS) as Band[]).map((band) => {
    const wanted = heights === 'one' ? heights : heights[band];
    const rows =
      wanted === 'one'
        ? [rowOf(photos.map(ratioOf), band, SMALLEST_OF_ONE)]
        : balancedRows(photos, band, wanted);
    return rows.flatMap(({ count, size }) =>
      Array<CSSProperties>(count).fill({ [`--row-${band}`]: size }),
    );
  });
  return photos.map((_, index) => Object.assign({}, ...bands.map((styles) => styles[index])));
}
