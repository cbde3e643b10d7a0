import { firstLanguage } from '#catalogue/texts/language.ts';
import { hasDecimalPoint, isCyrillic } from '#catalogue/texts/language-facts.ts';
import { readSize, type StatedSize, sizesIn } from '#catalogue/texts/size.ts';

/** In centimetres. */
export interface WorkSize {
  readonly width: number;
  readonly height: number;
}

// A photo is never cropped to the millimetre, so ratios may differ by this factor.
const TOLERATED_RATIO = 1.05;

// A painting with these sides is measured in centimetres; larger numbers may be millimetres.
const USUAL_CM = { shorter: 5, longer: 10, longest: 200 };

/** As centimetres if the unit is missing. */
export function parseSize(details: string): WorkSize | undefined {
  const size = readSize(details);
  return typeof size === 'string' ? undefined : size;
}

/** @example withSize('холст, масло', { width: '40.5', height: '60' }) // 'холст, масло, 40,5х60 см' */
export function withSize(
  details: string,
  { width, height }: Readonly<Record<'width' | 'height', string | number>>,
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

/** Without a unit, centimetres are certain for usual sides, but not where others measure in inches. */
export function hasCertainUnit({ width, height, unit }: StatedSize): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const isUsual = shorter >= USUAL_CM.shorter && longer >= USUAL_CM.longer;
  return unit !== undefined || (isUsual && longer <= USUAL_CM.longest && firstLanguage() !== 'en');
}

/** What to write instead of a size without a certain unit. @example '800х600 мм' */
export function withLikelyUnit({ width, height, text }: StatedSize): string {
  const [cm, mm] = isCyrillic(firstLanguage()) ? ['см', 'мм'] : ['cm', 'mm'];
  return `${text.replace(/\D+$/, '')} ${Math.max(width, height) > USUAL_CM.longest ? mm : cm}`;
}

/** Only if the unit is certain and the photo has the same proportions. */
export function certainSize(details: string, photo: WorkSize): WorkSize | undefined {
  const size = readSize(details);
  if (typeof size === 'string' || !hasCertainUnit(size)) return undefined;
  const { width, height } = size;
  return hasProportionsOf(photo, size) ? { width, height } : undefined;
}

export function hasProportionsOf(photo: WorkSize, size: WorkSize): boolean {
  const ratio = photo.width / photo.height / (size.width / size.height);
  return Math.max(ratio, 1 / ratio) <= TOLERATED_RATIO;
}

function asTyped(number: string | number): string {
  const typed = String(number).trim();
  return hasDecimalPoint(firstLanguage()) ? typed : typed.replace('.', ',');
}
