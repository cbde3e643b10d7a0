import { memoize } from '#catalogue/memoize.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { WorkSize } from './work-size.ts';

/** Where the middles of works hang above the floor, in centimetres: what museums take for the height of the eye. */
export const EYE_LINE_CM = 155;

/** How near to the floor a tall work comes. */
const LEAST_ABOVE_FLOOR_CM = 45;

/** What is shown of a wall at least: a door with its frame fits under it. */
const LEAST_WALL_CM = 225;

/** What is left of the wall above the highest edge. */
const ABOVE_HIGHEST_CM = 20;

const CM_PER_INCH = 2.54;

/** A work on a wall, in centimetres. */
export interface HungWork extends WorkSize {
  /** Between the floor and its lower edge. */
  readonly above: number;
}

/**
 * Hangs a work with its middle on the eye line; a tall one higher, so that it stays clear of the floor.
 *
 * @example hang({ width: 60, height: 80 }).above // 115
 * @example hang({ width: 69, height: 240 }).above // 45
 */
export function hang({ width, height }: WorkSize): HungWork {
  return { width, height, above: Math.max(LEAST_ABOVE_FLOOR_CM, EYE_LINE_CM - height / 2) };
}

/** How high a wall is shown on which these works hang, in centimetres. */
export function wallHeight(works: readonly HungWork[]): number {
  const edges = works.map(({ above, height }) => above + height + ABOVE_HIGHEST_CM);
  return Math.max(LEAST_WALL_CM, ...edges);
}

/**
 * A measure, to a tenth, with the decimal sign of a language.
 *
 * @example measureText(40.5, 'ru') // '40,5'
 */
export function measureText(measure: number, language: Language): string {
  return tenthsIn(language).format(measure);
}

const tenthsIn = memoize(
  (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);

/** A measure in inches. */
export function inInches(cm: number): number {
  return cm / CM_PER_INCH;
}
