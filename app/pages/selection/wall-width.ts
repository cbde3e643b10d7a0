import type { LoadedWork } from '#app/lightbox/load-works.ts';
import { certainSize } from '#catalogue/works/work-size.ts';

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
  const widths = works.flatMap(({ facts, photo }) => {
    // The reader of sizes knows the units as the artist writes them.
    const details = facts.map((fact) => fact.replace(/\bcm\b/g, 'см').replace(/\bmm\b/g, 'мм'));
    const size = details.map((each) => certainSize(each, photo)).find((each) => each !== undefined);
    return size ? [size.width] : [];
  });
  const bare = widths.reduce((sum, width) => sum + width, 0);
  return {
    bare,
    spaced: bare + Math.max(0, widths.length - 1) * GAP_CM,
    unknown: works.length - widths.length,
  };
}
