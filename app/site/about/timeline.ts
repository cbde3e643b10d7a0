import type { FacetIndex } from '#catalogue/find/facets.ts';
import type { Biography } from '#catalogue/schema/locale-files.ts';
import type { Work } from '#catalogue/works/work.ts';

const MAX_WORKS_OF_YEAR = 3;

// Keeps a page of small pictures within 14 KB.
const MAX_WORKS = 90;

/** An event of the biography. */
interface Station {
  readonly years: string;
  readonly text: string;
  readonly title: string;
}

export interface TimelineYear {
  /** Years without works are joined: `1987–2001`. Missing for undated works. */
  readonly year: string | undefined;
  readonly stations: readonly Station[];
  /** In the artist's spelling. */
  readonly places: readonly string[];
  readonly works: readonly Work[];
  /** All works of the year; `works` may hold fewer. */
  readonly total: number;
}

/** Undated works come last. */
export function timelineOf(
  works: readonly Work[],
  { valuesOf }: Pick<FacetIndex, 'valuesOf'>,
  { cv }: Pick<Biography, 'cv'>,
): TimelineYear[] {
  const stations = Map.groupBy(
    Object.values(cv).flatMap(({ title, items }) =>
      Object.values(items).map((line): Station => ({ ...withYears(line), title })),
    ),
    ({ years }) => /\d{4}/.exec(years)?.[0],
  );
  const byYear = Map.groupBy(works, ({ id }) => valuesOf.get(id)?.year[0]);
  const years = [...new Set([...stations.keys(), ...byYear.keys()])].filter((year) => year).sort();
  const limit = Math.max(1, Math.min(MAX_WORKS_OF_YEAR, Math.floor(MAX_WORKS / years.length)));
  return [...years, ...(byYear.has(undefined) ? [undefined] : [])]
    .map((year) => {
      const group = byYear.get(year) ?? [];
      return {
        year,
        stations: (year && stations.get(year)) || [],
        places: [...new Set(group.flatMap(({ id }) => valuesOf.get(id)?.place ?? []))],
        works: group.slice(0, limit),
        total: group.length,
      };
    })
    .reduce(joinEmptyYears, []);
}

/** @example withYears('1987–1991 — art school') // { years: '1987–1991', text: 'art school' } */
export function withYears(line: string): { readonly years: string; readonly text: string } {
  const [, years = '', text = line] =
    /^((?:\S+\s)?\d{4}(?:–\d{4})?)(?:\s—|:) (.*)$/su.exec(line) ?? [];
  return { years, text };
}

function joinEmptyYears(line: readonly TimelineYear[], next: TimelineYear): TimelineYear[] {
  const last = line.at(-1);
  if (!last || last.total > 0 || next.total > 0) return [...line, next];
  const year = `${last.year?.slice(0, 4)}–${next.year}`;
  return [...line.slice(0, -1), { ...last, year, stations: [...last.stations, ...next.stations] }];
}
