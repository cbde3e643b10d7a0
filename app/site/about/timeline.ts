import type { FacetIndex } from '#catalogue/find/facets.ts';
import type { Biography } from '#catalogue/schema/locale-files.ts';
import type { Work } from '#catalogue/works/work.ts';

// Keeps a page of small pictures within 14 KB.
const MAX_WORKS = 80;

const MAX_UNDATED = 18;

/** An event of the biography. */
interface Station {
  readonly years: string;
  readonly text: string;
  readonly title: string;
}

export interface TimelineYear {
  /** Missing for undated works. */
  readonly year: string | undefined;
  readonly stations: readonly Station[];
  readonly places: readonly { readonly place: string | undefined; readonly works: Work[] }[];
  /** All works of the year; `places` may hold fewer. */
  readonly total: number;
}

/** Undated works come last. If there are too many works for a page, every year gets the same limit. */
export function timelineOf(
  works: readonly Work[],
  { valuesOf, facets }: Pick<FacetIndex, 'valuesOf' | 'facets'>,
  { cv }: Pick<Biography, 'cv'>,
): TimelineYear[] {
  const stations = Map.groupBy(
    Object.values(cv).flatMap(({ title, items }) =>
      Object.values(items).map((line): Station => ({ ...withYears(line), title })),
    ),
    ({ years }) => /\d{4}/.exec(years)?.[0],
  );
  const byYear = Map.groupBy(works, ({ id }) => valuesOf.get(id)?.year[0]);
  const years = [...new Set([...stations.keys(), ...byYear.keys()])].filter((year) => year);
  const limit = limitPerGroup(years.map((year) => byYear.get(year)?.length ?? 0));
  const counts = new Map(facets.place.map(({ value, count }) => [value, count]));
  // The place with the fewest works is the most specific: the town, not the country.
  const placeOf = ({ id }: Work) =>
    valuesOf
      .get(id)
      ?.place.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0];
  return [...years.sort(), ...(byYear.has(undefined) ? [undefined] : [])].map((year) => {
    const group = byYear.get(year) ?? [];
    return {
      year,
      stations: (year && stations.get(year)) || [],
      places: takeInTurn(Map.groupBy(group, placeOf), year ? limit : MAX_UNDATED),
      total: group.length,
    };
  });
}

/** @example withYears('1987–1991 — art school') // { years: '1987–1991', text: 'art school' } */
export function withYears(line: string): { readonly years: string; readonly text: string } {
  const [, years = '', text = line] =
    /^((?:\S+\s)?\d{4}(?:–\d{4})?)(?:\s—|:) (.*)$/su.exec(line) ?? [];
  return { years, text };
}

// Largest limit that keeps all groups within a page, at least 1: [2, 9, 9] within 12 gives 5.
function limitPerGroup(lengths: readonly number[]): number {
  const total = (limit: number) => lengths.reduce((sum, each) => sum + Math.min(each, limit), 0);
  let limit = 1;
  while (limit < Math.max(...lengths) && total(limit + 1) <= MAX_WORKS) limit += 1;
  return limit;
}

// Takes from each place in turn, so that a year shows all its places.
function takeInTurn(
  groups: ReadonlyMap<string | undefined, readonly Work[]>,
  limit: number,
): TimelineYear['places'] {
  const ranked = [...groups.values()].flatMap((works) =>
    works.map((work, rank) => ({ work, rank })),
  );
  const shown = new Set(
    ranked
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, limit)
      .map(({ work }) => work),
  );
  return Array.from(groups, ([place, works]) => ({
    place,
    works: works.filter((work) => shown.has(work)),
  })).filter(({ works }) => works.length > 0);
}
