import { readSize, sizesIn } from '#catalogue/texts/size.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import { hasDecimalPoint, isCyrillic } from '#catalogue/words/language-facts.ts';

/** In centimetres. */
export interface WorkSize {
  readonly width: number;
  readonly height: number;
}

// A photo is never cropped to the millimetre, so ratios may differ by this factor.
const TOLERATED_RATIO = 1.05;

/** As centimetres if the unit is missing. */
export function parseSize(details: string): WorkSize | undefined {
  const size = readSize(details);
  return typeof size === 'string' ? undefined : size;
}

/** @example withSize('холст, масло', { width: '40.5', height: '60' }) // 'холст, масло, 40,5х60 см' */
export function withSize(
  details: string,
  { width, height }: { readonly width: string; readonly height: string },
): string {
  const [sign, unit] = isCyrillic(firstLanguage()) ? ['х', 'см'] : ['×', 'cm'];
  const size = `${asTyped(width)}${sign}${asTyped(height)} ${unit}`;
  const [before] = sizesIn(details);
  if (before) {
    const { index, text } = before;
    return `${details.slice(0, index)}${size}${details.slice(index + text.length)}`;
  }
  const start = details.trim().replace(/[\s,;]+$/, '');
  return start === '' ? size : `${start}, ${size}`;
}

/** The size in the text if the photo contradicts it: mostly width and height are swapped. */
export function sizeUnlike(photo: WorkSize, details: string): WorkSize | undefined {
  const size = parseSize(details);
  return size && !hasProportionsOf(photo, size) ? size : undefined;
}

/** Only if the unit is stated or evident and the photo has the same proportions. */
export function certainSize(details: string, photo: WorkSize): WorkSize | undefined {
  const size = readSize(details);
  if (typeof size === 'string' || !size.unit || !hasProportionsOf(photo, size)) return undefined;
  return { width: size.width, height: size.height };
}

export function hasProportionsOf(photo: WorkSize, size: WorkSize): boolean {
  const ratio = photo.width / photo.height / (size.width / size.height);
  return Math.max(ratio, 1 / ratio) <= TOLERATED_RATIO;
}

function asTyped(number: string): string {
  return hasDecimalPoint(firstLanguage()) ? number.trim() : number.trim().replace('.', ',');
}
