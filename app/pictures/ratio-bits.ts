import type { Photo } from '#catalogue/photos/photo.ts';

// In thousandths: the maximum of 14 bits.
const MOST = 16_383;

/**
 * The CSP forbids `style="…"`, and a class per number would need thousands: a stylesheet adds up powers of two.
 * Decimal digits would need three times the rules. The maximum is 16.383.
 * @example bitsOf(1.333) // [1, 4, 16, 32, 256, 1024]
 */
export function bitsOf(number: number): readonly number[] {
  const thousandths = Math.min(Math.round(number * 1000), MOST);
  const powers = Array.from({ length: MOST.toString(2).length }, (_, index) => 2 ** index);
  return powers.filter((power) => thousandths & power);
}

/** @example ratioBits({ width: 1600, height: 1200 }) // '1 4 16 32 256 1024' */
export function ratioBits({ width, height }: Pick<Photo, 'width' | 'height'>): string {
  return bitsOf(width / height).join(' ');
}
