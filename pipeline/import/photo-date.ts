import { isOnCalendar } from '#catalogue/texts/content-date.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';

/** Programs write `2018-03-01T…`, `20180301`, `2018:03:01 …`, `2018-03` or `2018`. An impossible date gives ''. */
export function possibleDate(text: string): string {
  const iso = text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');
  const parts = /^(\d{4})(?:[-_:. ]?(\d\d)(?:[-_:. ]?(\d\d))?)?(?!\d)/.exec(iso)?.slice(1) ?? [];
  const [year = '', month = '00', day = '00'] = parts;
  // Programs that know only the year add zeros or the first of January.
  const isYear = month === '00' || month + day === '0101';
  const date = isYear ? year : [year, month, day].join('-').replace(/-00$/, '');
  const isPossible = year >= '1500' && isOnCalendar(date) && Date.parse(date) <= Date.now();
  return isPossible ? date : '';
}

export function dateInWords(date: string): string {
  if (date.length <= 'YYYY'.length) return date;
  const options = { month: 'long', timeZone: 'UTC' } as const;
  return `${new Date(date).toLocaleDateString(firstLanguage(), options)} ${date.slice(0, 4)}`;
}
