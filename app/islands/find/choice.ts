import type { CardWork } from '#app/ui/artwork-card.tsx';
import { WORDS_QUERY, wordsOfAddress } from '#app/ui/search-words.ts';
import { FACETS, type Facet, type FacetValues } from '#catalogue/paths/facet-names.ts';

/** The file of all works. */
export interface FindSource {
  readonly facets: readonly NamedFacet[];
  /** In the artist's order. */
  readonly works: readonly FindWork[];
}

export interface NamedFacet {
  readonly facet: Facet;
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number;
  }[];
}

export interface FindWork {
  readonly card: CardWork;
  readonly values: FacetValues;
  /** Index in the content, newest first, counted from 0. */
  readonly age: number;
  /** In square centimetres; missing if the size is unknown. */
  readonly area?: number;
}

/** A prerendered page of all works, or of those with one value. */
export interface WorksPage {
  readonly worksFile: string;
  /** Its own choice, as `formatChoice` writes it. */
  readonly query: string;
  /** Indexes of its works among those of its choice. */
  readonly first: number;
  readonly end: number;
  /** Counted from 1. */
  readonly page: number;
  /** Linked page numbers. */
  readonly pages: readonly number[];
}

/** Orders of the page of all works; the first is the default. */
export const SORTS = ['artist', 'newest', 'oldest', 'largest'] as const;

type Sort = (typeof SORTS)[number];

/** What a visitor chooses among all works: search words, at most one value per facet, and an order. */
export interface Choice {
  readonly words: string;
  readonly values: Readonly<Partial<Record<Facet, string>>>;
  readonly sort: Sort;
}

export const NO_CHOICE: Choice = { words: '', values: {}, sort: 'artist' };

const SORT_QUERY = 'sort';

/** Unknown values are left out. */
export function parseChoice(search: string, facets: readonly NamedFacet[]): Choice {
  const query = new URLSearchParams(search);
  const chosen = facets.flatMap(({ facet, values }) => {
    const known = values.find(({ value }) => value === query.get(facet));
    return known ? [[facet, known.value]] : [];
  });
  const sort = SORTS.find((each) => each === query.get(SORT_QUERY)) ?? NO_CHOICE.sort;
  return { words: wordsOfAddress(search), values: Object.fromEntries(chosen), sort };
}

/** Of the URL; by default, the one of the page itself. */
export function choiceOnPage(own: string, search: string, facets: readonly NamedFacet[]): Choice {
  const chosen = parseChoice(search, facets);
  return formatChoice(chosen) === '' ? parseChoice(own, facets) : chosen;
}

/** One spelling for each choice, empty for none. */
export function formatChoice({ words, values, sort }: Choice): string {
  const query = new URLSearchParams();
  if (words !== '') query.set(WORDS_QUERY, words);
  for (const facet of FACETS) {
    const value = values[facet];
    if (value !== undefined) query.set(facet, value);
  }
  if (sort !== NO_CHOICE.sort) query.set(SORT_QUERY, sort);
  return `?${query}`.replace(/^\?$/, '');
}

export function toggleValue(choice: Choice, facet: Facet, value: string): Choice {
  const { [facet]: before, ...others } = choice.values;
  return { ...choice, values: before === value ? others : { ...others, [facet]: value } };
}

export function isChosen(work: FacetValues, values: Choice['values']): boolean {
  return FACETS.every((facet) => {
    const value = values[facet];
    return value === undefined || work[facet].includes(value);
  });
}

/** Works for each value of a facet, if it replaced the chosen value of this facet. */
export function countsBeside(
  works: readonly FacetValues[],
  facet: Facet,
  chosen: Choice['values'],
): ReadonlyMap<string, number> {
  const { [facet]: _, ...others } = chosen;
  const counts = new Map<string, number>();
  for (const work of works.filter((each) => isChosen(each, others))) {
    for (const value of work[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

type SortedWork = Pick<FindWork, 'age' | 'area'>;

// Equal works keep their order.
const COMPARISONS: Readonly<Record<Sort, (one: SortedWork, other: SortedWork) => number>> = {
  artist: () => 0,
  newest: (one, other) => one.age - other.age,
  oldest: (one, other) => other.age - one.age,
  largest: (one, other) => (other.area ?? 0) - (one.area ?? 0),
};

export function sortWorks<Work extends SortedWork>(works: readonly Work[], sort: Sort): Work[] {
  return [...works].sort(COMPARISONS[sort]);
}

/** Ids of works, best first. */
export type SearchWorks = (words: string) => readonly string[];

/** Works that have the words; by default, the best match comes first. */
export function searchedWorks(
  works: readonly FindWork[],
  { words, sort }: Pick<Choice, 'words' | 'sort'>,
  search: SearchWorks | undefined,
): readonly FindWork[] {
  if (words === '' || !search) return sortWorks(works, sort);
  const byId = new Map(works.map((work) => [`${work.card.id}`, work]));
  const found = search(words).flatMap((id) => byId.get(id) ?? []);
  return sortWorks(found, sort);
}
