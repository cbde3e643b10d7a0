import { withDecimalPoint, withTimesSign } from './sizes.ts';

/** Width and height of a work in centimetres. */
export interface WorkSize {
  readonly width: number;
  readonly height: number;
}

const SIZE = /(\d+(?:[.,]\d+)?)(\s*[см]м)?\s*×\s*(\d+(?:[.,]\d+)?)\s*([см]м)?/u;

/** Ratios further apart than this do not belong to one picture; a photo is never cropped to the millimetre. */
const TOLERATED_RATIO = 1.06;

const MM_PER_CM = 10;

/**
 * The size that a details line gives, width first; undefined if it gives none.
 *
 * @example parseSize('холст, масло, 40,5х60 см') // { width: 40.5, height: 60 }
 */
export function parseSize(details: string): WorkSize | undefined {
  const [, width, , height, unit] = SIZE.exec(withTimesSign(details)) ?? [];
  if (width === undefined || height === undefined) return undefined;
  const inCm = (text: string) => Number(withDecimalPoint(text)) / (unit === 'мм' ? MM_PER_CM : 1);
  const size = { width: inCm(width), height: inCm(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * A details line with this size, in the place of the one that it gives, else at its end.
 *
 * @example withSize('холст, масло', { width: '40.5', height: '60' }) // 'холст, масло, 40,5х60 см'
 */
export function withSize(
  details: string,
  { width, height }: { readonly width: string; readonly height: string },
): string {
  const size = `${asTyped(width)}х${asTyped(height)} см`;
  const withSign = withTimesSign(details);
  if (SIZE.test(withSign)) return withSign.replace(SIZE, () => size);
  const start = details.trim().replace(/[\s,;]+$/, '');
  return start === '' ? size : `${start}, ${size}`;
}

/**
 * The size that a details line gives, if a photo, measured in pixels, cannot be of a work of that size: their
 * proportions differ, mostly because width and height are swapped.
 *
 * @example sizeUnlike({ width: 1800, height: 2400 }, '80х60 см') // { width: 80, height: 60 }
 */
export function sizeUnlike(photo: WorkSize, details: string): WorkSize | undefined {
  const size = parseSize(details);
  return size && !hasProportionsOf(photo, size) ? size : undefined;
}

/** Whether a photo, measured in pixels, can be of a work of this size: their proportions agree. */
export function hasProportionsOf(photo: WorkSize, size: WorkSize): boolean {
  const ratio = photo.width / photo.height / (size.width / size.height);
  return Math.max(ratio, 1 / ratio) <= TOLERATED_RATIO;
}

function asTyped(number: string): string {
  return number.trim().replace('.', ',');
}
