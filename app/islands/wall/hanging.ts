import type { CSSProperties } from 'react';
import type { Work } from '#catalogue/works/work.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';

/** Height of the centre of each work above the floor: the eye level that museums use. */
export const EYE_LINE_CM = 155;

// Tall works hang higher to stay this far above the floor.
const LEAST_ABOVE_FLOOR_CM = 45;

// A door with its frame fits below.
const LEAST_WALL_CM = 225;

const ABOVE_HIGHEST_CM = 20;

const CM_PER_INCH = 2.54;

export interface SizedWork extends Work {
  readonly size: WorkSize;
}

/** In centimetres. */
export interface HungWork extends WorkSize {
  /** Distance from the floor to the lower edge. */
  readonly above: number;
}

/** @example hang({ width: 69, height: 240 }).above // 45 */
export function hang({ width, height }: WorkSize): HungWork {
  return { width, height, above: Math.max(LEAST_ABOVE_FLOOR_CM, EYE_LINE_CM - height / 2) };
}

/** For room.module.css, to a millimetre. */
export function hungStyle({ width, height, above }: HungWork): CSSProperties {
  const rounded = (cm: number) => Number(cm.toFixed(1));
  return {
    '--cm-width': rounded(width),
    '--cm-height': rounded(height),
    '--cm-above': rounded(above),
  };
}

export function wallHeight(works: readonly HungWork[]): number {
  const edges = works.map(({ above, height }) => above + height + ABOVE_HIGHEST_CM);
  return Math.max(LEAST_WALL_CM, ...edges);
}

export function inInches(cm: number): number {
  return cm / CM_PER_INCH;
}
