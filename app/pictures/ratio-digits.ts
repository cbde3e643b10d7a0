import type { Photo } from '#catalogue/photos/photo.ts';

/**
 * Width divided by height, digit by digit, for an attribute that `ratio-digits.css` reads: the policy of the pages
 * forbids `style="…"`, and a class for every possible ratio would be thousands. At most 9.999.
 *
 * @example ratioDigits({ width: 1600, height: 1200 }) // '1 .3 .03 .003'
 */
export function ratioDigits({ width, height }: Pick<Photo, 'width' | 'height'>): string {
  const ratio = Math.min(width / height, 9.999).toFixed(3);
  const [ones = '0', tenths = '0', hundredths = '0', thousandths = '0'] = ratio.replace('.', '');
  return [ones, `.${tenths}`, `.0${hundredths}`, `.00${thousandths}`]
    .filter((digit) => Number(digit) > 0)
    .join(' ');
}
