import type { LoadedWork } from '#app/lightbox/load-works.ts';
import { toldSize } from '#catalogue/works/work-size.ts';

/** What is left between two works that hang in a row. */
export const GAP_CM = 20;

interface WallWidth {
  /** Of the works side by side, and with gaps between them, in centimetres. */
  readonly bare: number;
  readonly spaced: number;
  /** So many works tell no size of one picture. */
  readonly unknown: number;
}

/** How much of a wall works need that hang in one row. */
export function wallWidth(works: readonly Pick<LoadedWork, 'facts' | 'photo'>[]): WallWidth {
  const widths = works.flatMap((work) => toldSize(work)?.width ?? []);
  const bare = widths.reduce((sum, width) => sum + width, 0);
  return {
    bare,
    spaced: bare + Math.max(0, widths.length - 1) * GAP_CM,
    unknown: works.length - widths.length,
  };
}
