import { firstLanguage } from '#catalogue/words/language.ts';
import { hasDecimalPoint, isCyrillic } from '#catalogue/words/language-facts.ts';
import { withDecimalPoint, withTimesSign } from './sizes.ts';

/** In centimetres. */
export interface WorkSize {
  readonly width: number;
  readonly height: number;
}

const UNIT = '(?:[см]м|[cm]m)';
const STATED = new RegExp(`\\d\\s*${UNIT}`, 'u');
const SIZE = new RegExp(
  `(\\d+(?:[.,]\\d+)?)(\\s*${UNIT})?\\s*×\\s*(\\d+(?:[.,]\\d+)?)\\s*(${UNIT})?`,
  'u',
);

// A third measure is the depth of the stretcher if it is the smallest.
const THIRD = /^\s*×\s*(\d+(?:[.,]\d+)?)/u;

// Parts that hang apart and round works have no width and height.
const PARTS = /диптих|триптих|полиптих|из\s+\S+\s+част|diptych|triptych|polyptych/iu;
const ROUND = /диаметр|diameter|⌀|ø/iu;

// A photo is never cropped to the millimetre, so ratios may differ by this factor.
const TOLERATED_RATIO = 1.05;

const MM_PER_CM = 10;

export type SizeDoubt = 'missing' | 'single' | 'round' | 'parts';

/** @example readSize('холст, масло, 40,5х60 см') // { width: 40.5, height: 60 } */
export function readSize(details: string): WorkSize | SizeDoubt {
  const line = withTimesSign(details);
  if (PARTS.test(line)) return 'parts';
  const found = SIZE.exec(line);
  if (!found) {
    if (ROUND.test(line)) return 'round';
    return STATED.test(line) ? 'single' : 'missing';
  }
  const [whole, width = '', , height = '', unit] = found;
  const rest = line.slice(found.index + whole.length);
  const number = (text: string) => Number(withDecimalPoint(text));
  const third = THIRD.exec(rest)?.[1];
  const isDepth = third !== undefined && number(third) < Math.min(number(width), number(height));
  if ((third !== undefined && !isDepth) || SIZE.test(isDepth ? '' : rest)) return 'parts';
  const inCm = (text: string) => number(text) / (unit === 'мм' || unit === 'mm' ? MM_PER_CM : 1);
  const size = { width: inCm(width), height: inCm(height) };
  return size.width > 0 && size.height > 0 ? size : 'missing';
}

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
  const withSign = withTimesSign(details);
  if (SIZE.test(withSign)) return withSign.replace(SIZE, () => size);
  const start = details.trim().replace(/[\s,;]+$/, '');
  return start === '' ? size : `${start}, ${size}`;
}

/** The size in the text if the photo contradicts it: mostly width and height are swapped. */
export function sizeUnlike(photo: WorkSize, details: string): WorkSize | undefined {
  const size = parseSize(details);
  return size && !hasProportionsOf(photo, size) ? size : undefined;
}

/** Only if the text gives the unit and the photo has the same proportions. */
export function certainSize(details: string, photo: WorkSize): WorkSize | undefined {
  const size = STATED.test(details) ? parseSize(details) : undefined;
  return size && hasProportionsOf(photo, size) ? size : undefined;
}

/** `certainSize` for the facts of a work, in any language. */
export function toldSize(work: {
  readonly facts: readonly string[];
  readonly photo: WorkSize;
}): WorkSize | undefined {
  // Sizes are parsed with the artist's own units.
  const details = work.facts.map((fact) => fact.replace(/\bcm\b/g, 'см').replace(/\bmm\b/g, 'мм'));
  return details.map((each) => certainSize(each, work.photo)).find((each) => each !== undefined);
}

export function hasProportionsOf(photo: WorkSize, size: WorkSize): boolean {
  const ratio = photo.width / photo.height / (size.width / size.height);
  return Math.max(ratio, 1 / ratio) <= TOLERATED_RATIO;
}

function asTyped(number: string): string {
  return hasDecimalPoint(firstLanguage()) ? number.trim() : number.trim().replace('.', ',');
}
