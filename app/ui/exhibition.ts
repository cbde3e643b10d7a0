import type { Exhibition } from '#catalogue/news/post.ts';
import type { Language } from '#catalogue/texts/language.ts';

type ExhibitionDays = Pick<Exhibition, 'from' | 'to'>;

type ExhibitionState = 'coming' | 'on' | 'past';

/** In the local time zone of the clock, not in UTC. */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first and the last day count as open. */
export function exhibitionState({ from, to }: ExhibitionDays, today: string): ExhibitionState {
  if (today < from) return 'coming';
  return today > to ? 'past' : 'on';
}

/** The open exhibition that ends first, else the next to open; undefined when all are past. */
export function nextExhibition<Days extends ExhibitionDays>(
  exhibitions: readonly Days[],
  today: string,
): Days | undefined {
  const stateOf = (days: Days) => exhibitionState(days, today);
  const isOn = exhibitions.filter((days) => stateOf(days) === 'on');
  const comes = exhibitions.filter((days) => stateOf(days) === 'coming');
  return (
    isOn.sort((one, other) => compareDays(one.to, other.to))[0] ??
    comes.sort((one, other) => compareDays(one.from, other.from))[0]
  );
}

function compareDays(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

// European English dates: the day first.
const DATE_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

/** @example daysText({ from: '2027-03-12', to: '2027-04-04' }, 'en') // '12 March – 4 April 2027' */
export function daysText({ from, to }: ExhibitionDays, language: Language): string {
  // Dates have no time zone and must not shift by a day.
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language] ?? language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/\s?г\./g, '')
    .replace(/^(\d+) – (?=\d+ \S+ \d+$)/, '$1–');
}
