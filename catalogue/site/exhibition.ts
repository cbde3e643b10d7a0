import type { Language } from '#catalogue/words/language.ts';

/** The first and the last day on which works can be seen, like `2027-03-12`; one and the same for a single day. */
interface ExhibitionDays {
  readonly from: string;
  readonly to: string;
}

/** When and where works can be seen. */
export interface Exhibition extends ExhibitionDays {
  readonly place: string;
}

type ExhibitionState = 'coming' | 'on' | 'past';

/**
 * The day on a clock, where that clock is.
 *
 * @example localDay(new Date(2027, 2, 12, 23, 59)) // '2027-03-12'
 */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether an exhibition is on; its first day and its last are part of it. */
export function exhibitionState({ from, to }: ExhibitionDays, today: string): ExhibitionState {
  if (today < from) return 'coming';
  return today > to ? 'past' : 'on';
}

/**
 * The exhibition that a visitor may still see: the one that is on and ends first, else the one that begins first; none
 * when all are past.
 */
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

/** English dates as they are read in Europe, the day first. */
const DATE_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

/**
 * The days of an exhibition as a sentence tells them.
 *
 * @example daysText({ from: '2027-03-12', to: '2027-04-04' }, 'en') // '12 March – 4 April 2027'
 */
export function daysText({ from, to }: ExhibitionDays, language: Language): string {
  // Days have no hour and no place: they are told as they are written.
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
