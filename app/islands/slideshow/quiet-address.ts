// Starts the slideshow of a page; its value is the seconds per work.
const QUIET_QUERY = 'quiet';

export const PACE_SECONDS = { least: 10, most: 120, usual: 30 } as const;

/** Seconds per work, clamped; undefined without the parameter, the default for an invalid number. */
export function quietPace(search: string): number | undefined {
  const asked = new URLSearchParams(search).get(QUIET_QUERY);
  if (asked === null) return undefined;
  if (!/^\d{1,6}$/.test(asked)) return PACE_SECONDS.usual;
  return Math.min(PACE_SECONDS.most, Math.max(PACE_SECONDS.least, Number(asked)));
}

/** `seconds` per work; undefined removes the parameter. The others stay. */
export function withQuiet(search: string, seconds: number | undefined): string {
  // `URLSearchParams` would encode the commas of a selection.
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== QUIET_QUERY);
  const parts = seconds === undefined ? others : [...others, `${QUIET_QUERY}=${seconds}`];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
