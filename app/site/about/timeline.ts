import type { FacetIndex } from '#catalogue/find/facets.ts';
import type { Biography } from '#catalogue/schema/locale-files.ts';
import type { Work } from '#catalogue/works/work.ts';

// Keeps a page of small pictures within 14 KB.
const MOST_WORKS = 80;

const MOST_UNDATED = 18;

interface Station {
  readonly years: string;
  readonly text: string;
  readonly title: string;
}

interface PlacedWorks {
  readonly place?: string;
  readonly works: readonly Work[];
}

export interface LifeYear {
  /** Missing for undated works. */
  readonly year?: string;
  readonly stations: readonly Station[];
  readonly places: readonly PlacedWorks[];
  /** All works of the year; `places` may hold fewer. */
  readonly total: number;
}

/** Undated works come last. If there are too many works for a page, every year gets the same limit. */
export function lifeLine(
  works: readonly Work[],
  { valuesOf, facets }: Pick<FacetIndex, 'valuesOf' | 'facets'>,
  { cv }: Pick<Biography, 'cv'>,
): LifeYear[] {
  const stations = Map.groupBy(
    Object.values(cv).flatMap(({ title, items }) =>
      Object.values(items).flatMap((line): Station[] => {
        const { years, text } = withYears(line);
        return years === '' ? [] : [{ years, text, title }];
      }),
    ),
    ({ years }) => /\d{4}/.exec(years)?.[0] ?? '',
  );
  const byYear = Map.groupBy(works, ({ id }) => valuesOf.get(id)?.year[0]);
  const dated = [...byYear].filter(([year]) => year !== undefined).map(([, group]) => group.length);
  const most = mostOfEach(dated, MOST_WORKS);
  const placeOf = placeAmong({ valuesOf, facets });
  const yearOf = (year: string | undefined): LifeYear => {
    const group = byYear.get(year) ?? [];
    const limit = year === undefined ? MOST_UNDATED : most;
    return {
      ...(year !== undefined && { year }),
      stations: (year !== undefined && stations.get(year)) || [],
      places: inTurn(
        Map.groupBy(group, ({ id }) => placeOf(id)),
        limit,
      ),
      total: group.length,
    };
  };
  const years = new Set(
    [...stations.keys(), ...byYear.keys()].filter((year) => year !== undefined),
  );
  return [...[...years].sort().map(yearOf), ...(byYear.has(undefined) ? [yearOf(undefined)] : [])];
}

/** @example withYears('1987–1991 — art school') // { years: '1987–1991', text: 'art school' } */
export function withYears(line: string): { readonly years: string; readonly text: string } {
  const [, years = '', text = line] =
    /^((?:\S+\s)?\d{4}(?:–\d{4})?)(?:\s—|:) (.*)$/su.exec(line) ?? [];
  return { years, text };
}

// Largest limit that keeps the total within `all`, at least 1: [2, 9, 9] and 12 give 5.
function mostOfEach(lengths: readonly number[], all: number): number {
  let most = 1;
  const sumOf = (limit: number) => lengths.reduce((sum, each) => sum + Math.min(each, limit), 0);
  while (sumOf(most + 1) <= all && sumOf(most + 1) > sumOf(most)) most += 1;
  return most;
}

// The place with the fewest works is the most specific: the town, not the country.
function placeAmong({ valuesOf, facets }: Pick<FacetIndex, 'valuesOf' | 'facets'>) {
  const counts = new Map(facets.place.map(({ value, count }) => [value, count]));
  const countOf = (place: string) => counts.get(place) ?? 0;
  return (work: number) =>
    valuesOf.get(work)?.place.toSorted((one, other) => countOf(one) - countOf(other))[0];
}

// Takes from each place in turn, so that a year shows all its places.
function inTurn(
  groups: ReadonlyMap<string | undefined, readonly Work[]>,
  most: number,
): PlacedWorks[] {
  const places = [...groups];
  const taken = places.map(() => 0);
  let left = Math.min(
    most,
    places.reduce((sum, [, works]) => sum + works.length, 0),
  );
  while (left > 0) {
    places.forEach(([, works], at) => {
      const count = taken[at] ?? 0;
      if (left === 0 || count >= works.length) return;
      taken[at] = count + 1;
      left -= 1;
    });
  }
  return places.flatMap(([place, works], at) => {
    const shown = works.slice(0, taken[at]);
    return shown.length > 0 ? [{ ...(place !== undefined && { place }), works: shown }] : [];
  });
}
