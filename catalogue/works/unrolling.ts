import type { Photo } from '#catalogue/photos/photo.ts';

/** Length to breadth, above which a work is a scroll: whole, it is a strip on any screen. */
const LONG = 3;

type Sides = Pick<Photo, 'width' | 'height'>;

/**
 * Whether a work can be unrolled, to be read in parts.
 *
 * @example canBeUnrolled({ width: 2200, height: 542 }) // true
 */
export function canBeUnrolled({ width, height }: Sides): boolean {
  return Math.max(width / height, height / width) > LONG;
}

/** How many parts of a scroll paragraphs can stand beside. */
const PASSAGES = 10;

/**
 * The part of a scroll, counted from 0, in which a place lies.
 *
 * @param at percent of its length, from the left or from above
 * @example passageAt(45) // 4
 */
export function passageAt(at: number): number {
  return Math.min(PASSAGES - 1, Math.floor((at * PASSAGES) / 100));
}
