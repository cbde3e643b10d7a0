const QUERY = 'quiet';

export const PACE = { least: 10, most: 120, usual: 30 } as const; // seconds

export function paceOf(search: string): number | undefined {
  const value = new URLSearchParams(search).get(QUERY);
  if (value === null) return undefined;
  if (!/^\d{1,6}$/.test(value)) return PACE.usual;
  return Math.min(PACE.most, Math.max(PACE.least, Number(value)));
}

export function withPace(search: string, seconds: number | undefined): string {
  const params = new URLSearchParams(search);
  if (seconds === undefined) params.delete(QUERY);
  else params.set(QUERY, `${seconds}`);
  const query = `${params}`.replaceAll('%2C', ','); // as selections write them
  return query && `?${query}`;
}
