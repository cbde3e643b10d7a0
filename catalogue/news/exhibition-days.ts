import type { Exhibition } from './post.ts';

type Days = Pick<Exhibition, 'from' | 'to'>;

/** In the local time zone of the clock, not in UTC. Swedish dates have the form of ISO 8601. */
export function localDay(now: Date): string {
  return now.toLocaleDateString('sv');
}

/** The first and the last day count as open. */
export function exhibitionState({ from, to }: Days, today: string) {
  if (today < from) return 'coming';
  return today > to ? 'past' : 'on';
}

/** The open exhibition that ends first, else the next to open; undefined when all are past. */
export function nextExhibition<Exhibition extends Days>(
  exhibitions: readonly Exhibition[],
  today: string,
): Exhibition | undefined {
  const rank = ({ from, to }: Days) => (from > today ? `2 ${from}` : `1 ${to}`);
  return exhibitions
    .filter(({ to }) => to >= today)
    .sort((one, other) => rank(one).localeCompare(rank(other)))[0];
}
