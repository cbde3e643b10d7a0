import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { Biography } from '#catalogue/content/locale-files.ts';
import type { FacetIndex } from '#catalogue/find/facets.ts';

/** A page with so many small pictures stays within 14 KB. */
const MOST_WORKS = 90;

/** Of those whose year is not known, at most so many of them. */
const MOST_UNDATED = 18;

/** A line of the biography that says when something was. */
interface Station {
  /** As the artist writes them: '1987–1991', 'с 2020'. */
  readonly years: string;
  readonly text: string;
  /** The heading of the biography that it stands under. */
  readonly title: string;
}

/** Works of one year and one place, in the artist's order. */
interface PlacedWorks {
  /** The value of the facet; missing where no place is known. */
  readonly place?: string;
  readonly works: readonly CatalogueWork[];
}

/** A year in which something is known to have begun or been painted. */
export interface LifeYear {
  /** Missing for the works that tell none. */
  readonly year?: string;
  readonly stations: readonly Station[];
  readonly places: readonly PlacedWorks[];
  /** All works of the year; of many, not all are among those of its places. */
  readonly total: number;
}

/**
 * A life as its years: the stations of the biography and the works that were painted then, from the first to the last.
 * What tells no year stands at the end. Where there are more works than a page can hold, every year shows as many.
 */
export function lifeLine(
  { works, valuesOf, facets }: FacetIndex,
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
  const byYear = Map.groupBy(works, ({ entry }) => valuesOf.get(entry.id)?.year[0]);
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
        Map.groupBy(group, ({ entry }) => placeOf(entry.id)),
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

/**
 * A line of the biography with the years that it begins with, if it does.
 *
 * @example withYears('1987–1991 — art school') // { years: '1987–1991', text: 'art school' }
 */
export function withYears(line: string): { readonly years: string; readonly text: string } {
  const [, years = '', text = line] =
    /^((?:\S+\s)?\d{4}(?:–\d{4})?)(?:\s—|:) (.*)$/su.exec(line) ?? [];
  return { years, text };
}

/**
 * How many each group may have at most, so that together they are no more than so many; one at least.
 *
 * @example mostOfEach([2, 9, 9], 12) // 5
 */
function mostOfEach(lengths: readonly number[], all: number): number {
  let most = 1;
  const sumOf = (limit: number) => lengths.reduce((sum, each) => sum + Math.min(each, limit), 0);
  while (sumOf(most + 1) <= all && sumOf(most + 1) > sumOf(most)) most += 1;
  return most;
}

/** Of several places of a work, the one with the fewest works says most: the town, and not the country. */
function placeAmong({ valuesOf, facets }: Pick<FacetIndex, 'valuesOf' | 'facets'>) {
  const counts = new Map(facets.place.map(({ value, count }) => [value, count]));
  const countOf = (place: string) => counts.get(place) ?? 0;
  return (work: number) =>
    valuesOf.get(work)?.place.toSorted((one, other) => countOf(one) - countOf(other))[0];
}

/** From each place in turn, until there are so many: a year shows all of its places before much of one. */
function inTurn(
  groups: ReadonlyMap<string | undefined, readonly CatalogueWork[]>,
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
