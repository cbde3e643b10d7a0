import type { Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';

const tenthsIn = memoize(
  (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);

/** @example measureText(40.5, 'ru') // '40,5' */
export function measureText(measure: number, language: Language): string {
  return tenthsIn(language).format(measure);
}
