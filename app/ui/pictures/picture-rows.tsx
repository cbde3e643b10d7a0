import type { CSSProperties, ReactNode } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Work } from '#catalogue/works/work.ts';
import { ratioStyle } from './picture.tsx';
import styles from './picture-rows.module.css';

interface PictureRowsProps<Shown> {
  readonly works: readonly Shown[];
  /** All but `balanced` scroll sideways on phones, `endless` everywhere. */
  readonly lines: 'balanced' | 'one' | 'wrapped' | 'endless';
  readonly ids?: Readonly<Record<number, string>>;
  readonly children: (work: Shown, index: number) => ReactNode;
}

/** The parent may set `--row-gap` and `--picture-gap`, and must set `--row-height` for rows that scroll. */
export function PictureRows<Shown extends Pick<Work, 'id' | 'photo'>>({
  works,
  lines,
  ids = {},
  children,
}: PictureRowsProps<Shown>) {
  const photos = works.map(({ photo }) => photo);
  const rows = lines === 'balanced' || lines === 'one' ? rowStyles(photos, lines) : [];
  return (
    // No wrapper around the list: reader modes drop an element that holds only pictures.
    <ul className={styles.root} data-lines={lines === 'balanced' ? undefined : lines}>
      {works.map((work, index) => (
        <li
          key={work.id}
          id={ids[index]}
          className={styles.item}
          style={lines === 'balanced' ? rows[index] : { ...ratioStyle(work.photo), ...rows[index] }}
        >
          {children(work, index)}
        </li>
      ))}
    </ul>
  );
}

type Size = Pick<Photo, 'width' | 'height'>;

// Window widths (see picture-rows.module.css). `usual` and `smallest` width of the rows in pixels; `gap`, and the
// `height` of a row and the `narrowest` picture wanted, as shares of the usual width; `most` pictures in a row.
export const BANDS = {
  a: { usual: 328, smallest: 328, gap: 0.045, height: 0.42, narrowest: 0.19, most: 2 },
  b: { usual: 706, smallest: 570, gap: 0.035, height: 0.27, narrowest: 0.09, most: 6 },
  c: { usual: 1178, smallest: 943, gap: 0.03, height: 0.19, narrowest: 0.06, most: 9 },
} as const;

// Single rows may stand beside other content.
const SMALLEST_OF_ONE = 328;

type Band = keyof typeof BANDS;

/** The least room for a caption: `--card-width` in picture-rows.module.css, in pixels. */
const CARD_WIDTH = 152;

const LOW_PENALTY = 2;
const NARROW_PENALTY = 30;

export function ratioOf({ width, height }: Size): number {
  return width / height;
}

/** Optimizes all rows together, like lines of a paragraph; every row ends at the edge, the last too. */
export function balancedRows(photos: readonly Size[], band: Band): readonly Row[] {
  const best: { cost: number; rows: readonly Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= photos.length; end += 1) {
    const starts = best.slice(-BANDS[band].most);
    const options = starts.map(({ cost, rows }, index) => {
      const row = rowOf(photos.slice(end - starts.length + index, end), band);
      return { cost: cost + costOf(row, band), rows: [...rows, row] };
    });
    best.push(options.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.rows ?? [];
}

type Row = ReturnType<typeof rowOf>;

/** `height` is a share of the usual width; `size` is the same in CSS, for all widths. */
function rowOf(photos: readonly Size[], band: Band, smallest: number = BANDS[band].smallest) {
  const { usual, gap } = BANDS[band];
  const ratios = photos.map(ratioOf).sort((one, other) => one - other);
  const room = 1 - gap * (ratios.length - 1);
  // The narrowest pictures take the width of a card, the others share the rest; the smallest height fits.
  const heights = ratios.map((_, cards) => {
    const rest = ratios.slice(cards).reduce((sum, ratio) => sum + ratio, 0);
    return {
      text: sizeText(room / rest, cards / rest),
      at: (width: number) => (room - (cards * CARD_WIDTH) / width) / rest,
    };
  });
  const whole = heights[0]?.at(smallest) ?? 0;
  const sizes = heights
    .filter(({ at }, cards) => cards === 0 || at(smallest) < whole)
    .map(({ text }) => text);
  return {
    count: ratios.length,
    minRatio: ratios[0] ?? 0,
    height: Math.min(...heights.map(({ at }) => at(usual))),
    size: sizes.length > 1 ? `min(${sizes})` : sizes.join(),
  };
}

// Rounded so that a row never wraps.
function sizeText(share: number, cards: number): string {
  const width = `${Math.floor(share * 10_000) / 100}cqi`;
  return cards === 0 ? width : `${width} - ${Math.ceil(cards * 100) / 100}*var(--card-width)`;
}

function costOf({ count, minRatio, height }: Row, band: Band): number {
  const { smallest, gap, height: wanted, narrowest } = BANDS[band];
  const hasRoom = count * CARD_WIDTH < smallest * (1 - gap * (count - 1));
  if (!hasRoom) return Number.POSITIVE_INFINITY;
  const deviation = Math.log(height / wanted);
  const narrowness = Math.max(0, Math.log(narrowest / (minRatio * height)));
  return (deviation < 0 ? LOW_PENALTY : 1) * deviation ** 2 + NARROW_PENALTY * narrowness ** 2;
}

export function rowStyles(photos: readonly Size[], lines: 'balanced' | 'one'): CSSProperties[] {
  const bands = (Object.keys(BANDS) as Band[]).map((band) => {
    const rows =
      lines === 'one' ? [rowOf(photos, band, SMALLEST_OF_ONE)] : balancedRows(photos, band);
    return rows.flatMap(({ count, size }) =>
      Array<CSSProperties>(count).fill({ [`--row-${band}`]: size }),
    );
  });
  return photos.map((_, index) => Object.assign({}, ...bands.map((styles) => styles[index])));
}
