import type { LoadedWork } from '#app/islands/lightbox/load-works.ts';
import { certainSize } from '#catalogue/works/work-size.ts';

/** Between two works in a row. */
export const GAP_CM = 20;

interface WallWidth {
  /** In centimetres: side by side, and with gaps. */
  readonly bare: number;
  readonly spaced: number;
  /** Number of works without a usable size. */
  readonly unknown: number;
}

export function wallWidth(works: readonly Pick<LoadedWork, 'facts' | 'photo'>[]): WallWidth {
  const widths = works.flatMap(({ facts, photo }) => {
    const sizes = facts.map((fact) => certainSize(fact, photo));
    return sizes.find((size) => size !== undefined)?.width ?? [];
  });
  const bare = widths.reduce((sum, width) => sum + width, 0);
  return {
    bare,
    spaced: bare + Math.max(0, widths.length - 1) * GAP_CM,
    unknown: works.length - widths.length,
  };
}
