import type { Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import type { Work } from '#catalogue/works/work.ts';

const tenthsIn = memoize(
  (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);

export function measureText(measure: number, language: Language): string {
  return tenthsIn(language).format(measure);
}

export function measureTexts({ width, height }: NonNullable<Work['size']>, language: Language) {
  return { width: measureText(width, language), height: measureText(height, language) };
}
