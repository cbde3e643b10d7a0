import { firstLanguage } from '#catalogue/words/language.ts';
import { hasDecimalPoint, isCyrillic } from '#catalogue/words/language-facts.ts';
import { withDecimalPoint, withTimesSign } from './sizes.ts';

/** Width and height of a work in centimetres. */
export interface WorkSize {
  readonly width: number;
  readonly height: number;
}

/** Centimetres or millimetres, in Russian or English. */
const UNIT = '(?:[см]м|[cm]m)';
const STATED = new RegExp(`\\d\\s*${UNIT}`, 'u');
const SIZE = new RegExp(
  `(\\d+(?:[.,]\\d+)?)(\\s*${UNIT})?\\s*×\\s*(\\d+(?:[.,]\\d+)?)\\s*(${UNIT})?`,
  'u',
);

/** A third measure after it: the depth of the stretcher, if it is the least of the three. */
const THIRD = /^\s*×\s*(\d+(?:[.,]\d+)?)/u;

/** What has no width and height of its own: parts that hang apart, and what is round. */
const PARTS = /диптих|триптих|полиптих|из\s+\S+\s+част|diptych|triptych|polyptych/iu;
const ROUND = /диаметр|diameter|⌀|ø/iu;

/** Ratios further apart than this do not belong to one picture; a photo is never cropped to the millimetre. */
const TOLERATED_RATIO = 1.05;

const MM_PER_CM = 10;

/** Why a details line gives no size of one picture: it gives none, one measure, a diameter, or those of several parts. */
export type SizeDoubt = 'missing' | 'single' | 'round' | 'parts';

/**
 * The size that a details line gives, width first, or why it gives none.
 *
 * @example readSize('холст, масло, 40,5х60 см') // { width: 40.5, height: 60 }
 * @example readSize('керамика, диаметр 30 см') // 'round'
 */
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

/** The size that a details line gives; undefined if it gives none, or none of one picture. */
export function parseSize(details: string): WorkSize | undefined {
  const size = readSize(details);
  return typeof size === 'string' ? undefined : size;
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
  const [sign, unit] = isCyrillic(firstLanguage()) ? ['х', 'см'] : ['×', 'cm'];
  const size = `${asTyped(width)}${sign}${asTyped(height)} ${unit}`;
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

/**
 * The size that a details line gives, if its unit is said and the photo, measured in pixels, agrees with it.
 */
export function certainSize(details: string, photo: WorkSize): WorkSize | undefined {
  const size = STATED.test(details) ? parseSize(details) : undefined;
  return size && hasProportionsOf(photo, size) ? size : undefined;
}

/**
 * The size that one of the facts below a work gives, as {@link certainSize} does: in whatever language, `cm` or `см`.
 *
 * @example toldSize({ facts: ['2019', 'oil, 60×80 cm'], photo: { width: 600, height: 800 } }) // { width: 60, height: 80 }
 */
export function toldSize(work: {
  readonly facts: readonly string[];
  readonly photo: WorkSize;
}): WorkSize | undefined {
  // The reader of sizes knows the units as the artist writes them.
  const details = work.facts.map((fact) => fact.replace(/\bcm\b/g, 'см').replace(/\bmm\b/g, 'мм'));
  return details.map((each) => certainSize(each, work.photo)).find((each) => each !== undefined);
}

/** Whether a photo, measured in pixels, can be of a work of this size: their proportions agree. */
export function hasProportionsOf(photo: WorkSize, size: WorkSize): boolean {
  const ratio = photo.width / photo.height / (size.width / size.height);
  return Math.max(ratio, 1 / ratio) <= TOLERATED_RATIO;
}

function asTyped(number: string): string {
  return hasDecimalPoint(firstLanguage()) ? number.trim() : number.trim().replace('.', ',');
}
