import { memoize } from '#catalogue/memoize.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';

const RUSSIAN_MONTHS = [
  /^январ[ья]$/,
  /^феврал[ья]$/,
  /^марта?$/,
  /^апрел[ья]$/,
  /^ма[йя]$/,
  /^июн[ья]$/,
  /^июл[ья]$/,
  /^августа?$/,
  /^сентябр[ья]$/,
  /^октябр[ья]$/,
  /^ноябр[ья]$/,
  /^декабр[ья]$/,
];

/** Winter belongs to two years. */
const SEASONS_OF_ONE_YEAR = /^(?:весна|лето|осень|spring|summer|autumn|fall)$/;

const DATE = /^(?:(?:(\d{1,2})\s+)?(\p{L}+)\s+)?((?:1[5-9]|20)\d\d)(?:\s*г(?:\.|од))?$/u;

/**
 * The date that the artist's own words are certain of, as exactly as they are: year, month or day.
 *
 * What stands before the last comma is a place. Spans, 'ок. 2010' and winters give nothing.
 *
 * @example contentDate('Минск, май 2025') // '2025-05'
 * @example contentDate('Полесье, 14 марта 2022') // '2022-03-14'
 * @example contentDate('2010–2012') // undefined
 */
export function contentDate(text: string): string | undefined {
  const last = text.normalize('NFC').split(',').at(-1)?.trim().toLowerCase() ?? '';
  const [, day, word, year] = DATE.exec(last) ?? [];
  if (year === undefined) return undefined;
  if (word === undefined) return year;
  const month = monthOf(word);
  if (month === 0) return day === undefined && SEASONS_OF_ONE_YEAR.test(word) ? year : undefined;
  const parts = [month, ...(day === undefined ? [] : [Number(day)])];
  const date = [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
  return isOnCalendar(date) ? date : undefined;
}

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/** A season of one year; a winter is that of the year in which it ends. */
export interface Season {
  readonly season: (typeof SEASONS)[number];
  readonly year: number;
}

const NAMED_SEASONS = { весна: 'spring', лето: 'summer', осень: 'autumn' } as const;

/**
 * The season that the artist's Russian words are certain of. A winter without its month may be either of two.
 *
 * @example contentSeason('Минск, декабрь 2019') // { season: 'winter', year: 2020 }
 */
export function contentSeason(text: string): Season | undefined {
  const [year = '', month] = contentDate(text)?.split('-') ?? [];
  if (year === '') return undefined;
  if (month !== undefined) {
    const isDecember = month === '12';
    const season = SEASONS[Math.floor((Number(month) % 12) / 3)];
    return season && { season, year: Number(year) + (isDecember ? 1 : 0) };
  }
  const last = text.split(',').at(-1)?.toLowerCase() ?? '';
  const named = Object.entries(NAMED_SEASONS).find(([word]) => last.includes(word));
  return named && { season: named[1], year: Number(year) };
}

/**
 * The first day of a date, as sitemaps need it.
 *
 * @example firstDay('2025-05') // '2025-05-01'
 */
export function firstDay(date: string): string {
  return `${date}${'-01-01'.slice(date.length - 'YYYY'.length)}`;
}

/**
 * The first moment of a date, as feeds need it (RFC 3339).
 *
 * @example firstMoment('2025-05') // '2025-05-01T00:00:00Z'
 */
export function firstMoment(date: string): string {
  return `${firstDay(date)}T00:00:00Z`;
}

/** The number of a month, counted from 1, by its name in the site's first language; 0 for what is none. */
function monthOf(word: string): number {
  const first = firstLanguage();
  return first === 'ru'
    ? RUSSIAN_MONTHS.findIndex((pattern) => pattern.test(word)) + 1
    : monthsIn(first).findIndex((names) => names.includes(word)) + 1;
}

/** What months are called, by themselves and behind a day. */
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

function isOnCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
