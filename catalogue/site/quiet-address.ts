/** The query parameter that starts the quiet show of a page, and says for how many seconds each work is shown. */
const QUIET_QUERY = 'quiet';

/** For how long a work is shown, in seconds: at least, at most, and until a visitor chooses. */
export const PACE_SECONDS = { least: 10, most: 120, usual: 30 } as const;

/**
 * For how many seconds each work is shown in the quiet show that an address asks for; nothing where it asks for none.
 * What is no number is the usual time, and what is too short or too long is as near to it as may be.
 *
 * @param search the query of the address, with its question mark
 * @example quietPace('?technique=oil&quiet=45') // 45
 * @example quietPace('?quiet') // 30
 */
export function quietPace(search: string): number | undefined {
  const asked = new URLSearchParams(search).get(QUIET_QUERY);
  if (asked === null) return undefined;
  if (!/^\d{1,6}$/.test(asked)) return PACE_SECONDS.usual;
  return Math.min(PACE_SECONDS.most, Math.max(PACE_SECONDS.least, Number(asked)));
}

/**
 * The query of the same page with its quiet show, or without it; the rest of it stays.
 *
 * @param seconds for each work; without them there is no show
 * @example withQuiet('?technique=oil', 30) // '?technique=oil&quiet=30'
 * @example withQuiet('?quiet=30', undefined) // ''
 */
export function withQuiet(search: string, seconds: number | undefined): string {
  // Each part as it is spelt: `URLSearchParams` would write the commas of a selection anew.
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== QUIET_QUERY);
  const parts = seconds === undefined ? others : [...others, `${QUIET_QUERY}=${seconds}`];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
