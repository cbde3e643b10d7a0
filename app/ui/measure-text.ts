import type { Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';

interface Measures {
  readonly width: number;
  readonly height: number;
}

const tenthsIn = memoize(
  (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);

/** @example measureText(40.5, 'ru') // '40,5' */
export function measureText(measure: number, language: Language): string {
  return tenthsIn(language).format(measure);
}

export function measureTexts({ width, height }: Measures, language: Language) {
  return { width: measureText(width, language), height: measureText(height, language) };
}
