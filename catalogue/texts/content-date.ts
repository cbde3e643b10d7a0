import { firstLanguage, type Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';

// Winter is missing, because it belongs to two years.
const SEASONS_OF_ONE_YEAR = /^(?:весна|лето|осень|spring|summer|autumn|fall)$/;

const DATE = /^(?:(?:(\d{1,2})\s+)?(\p{L}+)\s+)?((?:1[5-9]|20)\d\d)(?:\s*г(?:\.|од))?$/u;

/**
 * Text before the last comma is a place. Spans, 'ок. 2010' and winters give undefined.
 * @example contentDate('Минск, май 2025') // '2025-05'
 */
export function contentDate(text: string): string | undefined {
  const last = normalizeSpaces(text).split(',').at(-1)?.trim().toLowerCase() ?? '';
  const [, day, word, year] = DATE.exec(last) ?? [];
  if (year === undefined) return undefined;
  if (word === undefined) return year;
  const month = monthOf(word);
  if (month === 0) return day === undefined && SEASONS_OF_ONE_YEAR.test(word) ? year : undefined;
  const parts = [month, ...(day === undefined ? [] : [Number(day)])];
  const date = [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
  return isOnCalendar(date) ? date : undefined;
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

// A winter without a month has no certain year.
const NAMED_SEASONS = [undefined, 'весна', 'лето', 'осень'] as const;

/**
 * A winter has the year in which it ends.
 * @example contentSeason('декабрь 2019') // { season: 'winter', year: 2020 }
 */
export function contentSeason(text: string) {
  const [year = 0, month = 0] = contentDate(text)?.split('-').map(Number) ?? [];
  const last = text.split(',').at(-1)?.toLowerCase() ?? '';
  const index = month
    ? Math.floor((month % 12) / 3)
    : NAMED_SEASONS.findIndex((word) => word && last.includes(word));
  const season = year && SEASONS[index];
  return season ? { season, year: month === 12 ? year + 1 : year } : undefined;
}

// Counted from 1; 0 if unknown.
function monthOf(word: string): number {
  return monthsIn(firstLanguage()).findIndex((names) => names.includes(word)) + 1;
}

// Some languages have two forms: 'май' alone, 'мая' after a day.
const monthsIn = memoize((language: Language): readonly (readonly string[])[] => {
  const formats = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  return Array.from({ length: 12 }, (_, month) =>
    formats.flatMap((format) =>
      new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
        .formatToParts(new Date(Date.UTC(2024, month, 1)))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase()),
    ),
  );
});

export function isOnCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
