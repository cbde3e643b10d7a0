import { firstLanguage } from '#catalogue/texts/language.ts';
import { hasDecimalPoint, isCyrillic } from '#catalogue/texts/language-facts.ts';
import { readSize, type StatedSize, sizesIn } from '#catalogue/texts/size.ts';

export interface Proportions {
  readonly width: number;
  readonly height: number;
}

/** In centimetres, unlike the proportions of a photo. */
export type WorkSize = Proportions;

// A photo is never cropped to the millimetre, so ratios may differ by this factor.
const TOLERATED_RATIO = 1.05;

// Usual sides of a painting; larger numbers may be millimetres.
const USUAL_CM = { minShorterSide: 5, minLongerSide: 10, maxLongerSide: 200 };

/** A missing unit counts as centimetres. Undefined if `readSize` is in doubt. */
export function parseSize(details: string): WorkSize | undefined {
  const size = readSize(details);
  return typeof size === 'string' ? undefined : size;
}

export function withSize(
  details: string,
  typed: Readonly<Record<'width' | 'height', string | number> & { depth?: number | undefined }>,
): string {
  // The first х is Cyrillic, because Russian keyboards have no ×.
  const [timesSign, unit] = isCyrillic(firstLanguage()) ? ['х', 'см'] : ['×', 'cm'];
  const sides = [typed.width, typed.height, typed.depth ?? ''].map(withDecimalSeparator);
  const size = `${sides.filter(Boolean).join(timesSign)} ${unit}`;
  const [existingSize] = sizesIn(details);
  if (existingSize) {
    const { index, text } = existingSize;
    return `${details.slice(0, index)}${size}${details.slice(index + text.length)}`;
  }
  const start = details.trim().replace(/[\s,;]+$/, '');
  return start === '' ? size : `${start}, ${size}`;
}

/** The usual cause is a height written before the width. */
export function sizeContradictedBy(photo: Proportions, details: string): WorkSize | undefined {
  const size = parseSize(details);
  return size && !haveSameProportions(photo, size) ? size : undefined;
}

/** Usual sides without a unit count as centimetres, but may be inches if the first language is English. */
export function hasCertainUnit({ width, height, unit }: StatedSize): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const { minShorterSide, minLongerSide, maxLongerSide } = USUAL_CM;
  const isUsual = shorter >= minShorterSide && longer >= minLongerSide && longer <= maxLongerSide;
  return unit !== undefined || (isUsual && firstLanguage() !== 'en');
}

export function withLikelyUnit({ width, height, text }: StatedSize): string {
  const [cm, mm] = isCyrillic(firstLanguage()) ? ['см', 'мм'] : ['cm', 'mm'];
  return `${text.replace(/\D+$/, '')} ${Math.max(width, height) > USUAL_CM.maxLongerSide ? mm : cm}`;
}

export function certainSize(details: string, photo: Proportions): WorkSize | undefined {
  const size = readSize(details);
  if (typeof size === 'string' || !hasCertainUnit(size)) return undefined;
  const { width, height } = size;
  return haveSameProportions(photo, size) ? { width, height } : undefined;
}

function haveSameProportions(one: Proportions, other: Proportions): boolean {
  const ratio = one.width / one.height / (other.width / other.height);
  return Math.max(ratio, 1 / ratio) <= TOLERATED_RATIO;
}

function withDecimalSeparator(number: string | number): string {
  const typed = String(number).trim();
  return hasDecimalPoint(firstLanguage()) ? typed : typed.replace('.', ',');
}
