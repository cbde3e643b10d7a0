const PART_QUERY = 'part';

/** The address of another page whose data a page takes a part from. The page goes on without it. */
export function asPart(path: string): string {
  return `${path}?${PART_QUERY}`;
}

/** Whether an address was made by {@link asPart}. */
export function isPart({ searchParams }: URL): boolean {
  return searchParams.has(PART_QUERY);
}
