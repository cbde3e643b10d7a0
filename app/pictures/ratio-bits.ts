import type { Photo } from '#catalogue/photos/photo.ts';

/** The thousandths that 14 bits hold, and nearly those that 11 do. */
const MOST = 16_383;

/**
 * A number as the powers of two of which it is the sum, in thousandths, for an attribute that a stylesheet adds up again: the
 * policy of the pages forbids `style="…"`, and a class for every number would be thousands. Digits of ten would need three
 * times the rules.
 *
 * @param number at most 16.383
 * @example bitsOf(1.333) // [1, 4, 16, 32, 256, 1024]
 */
export function bitsOf(number: number): readonly number[] {
  const thousandths = Math.min(Math.round(number * 1000), MOST);
  const powers = Array.from({ length: MOST.toString(2).length }, (_, index) => 2 ** index);
  return powers.filter((power) => thousandths & power);
}

/**
 * Width divided by height for `data-ratio`, which `ratio-bits.css` reads.
 *
 * @example ratioBits({ width: 1600, height: 1200 }) // '1 4 16 32 256 1024'
 */
export function ratioBits({ width, height }: Pick<Photo, 'width' | 'height'>): string {
  return bitsOf(width / height).join(' ');
}
