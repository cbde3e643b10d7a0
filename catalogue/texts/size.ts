type SizeUnit = 'mm' | 'cm' | 'm' | 'in';

/** In centimetres. */
export interface StatedSize {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly unit?: SizeUnit;
  readonly text: string;
  readonly index: number;
}

export type SizeDoubt = 'missing' | 'single' | 'round' | 'parts';

const TIMES_SIGN = '(?:[хx×✕✖*]|на|by)';

// Either letter of 'см' may be of the other alphabet, and 'sm' is 'см' in Latin letters.
const UNITS: Readonly<Record<SizeUnit, string>> = {
  mm: '[мm]{2}|миллиметр[а-я]*|millimet(?:er|re)s?',
  cm: '[сcs][мm]|сантиметр[а-я]*|centimet(?:er|re)s?',
  m: '[мm]|метр(?:а|ов)?|met(?:er|re)s?',
  // Not in '32x24 in a frame', nor where the sign closes a quotation: '"масло, 80х60"'.
  in: `in(?!\\s+(?!${TIMES_SIGN}\\s*\\d)\\p{L})|inch(?:es)?|дюйм[а-я]*|''|(?<!(?:^|\\s)["“„].*)["″”]`,
};

const CM_PER_UNIT: Readonly<Record<SizeUnit, number>> = { mm: 0.1, cm: 1, m: 100, in: 2.54 };

const UNIT = `(?:${Object.values(UNITS).join('|')})(?:(?=\\s*${TIMES_SIGN}\\s*\\d)|(?![\\p{L}\\p{M}]))`;
const MEASURE = `(\\d{1,3}(?:[.,]\\d{1,3})?|\\d{4,})(?:\\s*(${UNIT}))?`;
const SIZE = `(?<![\\d/])${MEASURE}\\s*${TIMES_SIGN}\\s*${MEASURE}(?:\\s*${TIMES_SIGN}\\s*${MEASURE})?(?!\\d)`;
const SINGLE = new RegExp(`\\d\\s*${UNIT}`, 'iu');

// Works of several parts and round works have no single width and height.
const PARTS = /диптих|триптих|полиптих|из\s+\S+\s+част|diptych|triptych|polyptych/iu;
const ROUND = /диаметр|diameter|⌀|ø/iu;

// With a larger result the unit is a mistake.
const MAX_CM = 2000;

// A size repeated in another unit is rounded.
const ROUNDING_RATIO = 1.03;

/** @example readSize('холст, масло, 0,4х0,6 м') // { width: 40, height: 60, unit: 'm', text: '0,4х0,6 м', index: 14 } */
export function readSize(details: string): StatedSize | SizeDoubt {
  if (PARTS.test(details)) return 'parts';
  const [size, ...others] = sizesIn(details);
  if (!size) {
    if (ROUND.test(details)) return 'round';
    return SINGLE.test(details) ? 'single' : 'missing';
  }
  const { width, height, depth = 0 } = size;
  if (width === 0 || height === 0) return 'missing';
  // A third measure is the depth of the stretcher if it is the smallest.
  if (depth >= Math.min(width, height)) return 'parts';
  return others.every((other) => isSame(size, other)) ? size : 'parts';
}

export function sizesIn(text: string): StatedSize[] {
  return Array.from(text.matchAll(new RegExp(SIZE, 'giu')), (found) => {
    const measures = [found.slice(1, 3), found.slice(3, 5), found.slice(5, 7)];
    const units = measures.map(([, unit]) => unitNamed(unit));
    const stated = units[2] ?? units[1] ?? units[0];
    const sides = measures.flatMap(([number], index) =>
      number ? [inCentimetres(number, units[index] ?? stated)] : [],
    );
    const isPossible = Math.max(...sides) <= MAX_CM;
    const [width = 0, height = 0, depth] = isPossible
      ? sides
      : measures.flatMap(([number]) => (number ? [inCentimetres(number)] : []));
    return {
      ...{ width, height, text: found[0], index: found.index },
      ...(depth !== undefined && { depth }),
      ...(stated && isPossible && { unit: stated }),
    };
  });
}

export function withTimesSign(text: string): string {
  return text
    .replace(/(?<=\d)\s*[хx×*]\s*(?=\d)/giu, '×')
    .replace(/(?<=\d\s*(?:[см]м|[cm]m))\s*[хx×*]\s*(?=\d)/giu, ' × ');
}

export function withDecimalPoint(text: string): string {
  return text.replace(/(?<=\d),(?=\d)/g, '.');
}

function unitNamed(written: string | undefined): SizeUnit | undefined {
  const units = Object.keys(UNITS) as SizeUnit[];
  return units.find((unit) => new RegExp(`^(?:${UNITS[unit]})$`, 'iu').test(written ?? ''));
}

function isSame(one: StatedSize, other: StatedSize): boolean {
  const ratios = [one.width / other.width, one.height / other.height];
  return ratios.every((ratio) => Math.max(ratio, 1 / ratio) <= ROUNDING_RATIO);
}

function inCentimetres(number: string, unit: SizeUnit = 'cm'): number {
  const cm = Number(number.replace(',', '.')) * CM_PER_UNIT[unit];
  return Math.round(cm * 10) / 10;
}
