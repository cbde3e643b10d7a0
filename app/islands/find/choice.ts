import type { CardWork } from '#app/ui/artwork-card.tsx';
import { WORDS_QUERY, wordsInQuery } from '#app/ui/search-words.ts';
import type { searcherOf } from '#catalogue/find/search-index.ts';
import { FACETS, type Facet, type FacetValues } from '#catalogue/paths/facet-names.ts';

export interface FindSource {
  readonly facets: readonly NamedFacet[];
  readonly works: readonly FindWork[];
}

export interface NamedFacet {
  readonly facet: Facet;
  readonly values: readonly { readonly value: string; readonly name: string }[];
}

export interface FindWork {
  readonly card: CardWork;
  readonly values: FacetValues;
  /** Index in the content, newest first, counted from 0. */
  readonly age: number;
  readonly area?: number;
}

export interface WorksPage {
  readonly worksFile: string;
  readonly query: string;
  readonly first: number;
  readonly end: number;
  readonly page: number;
  readonly pages: number;
}

export const SORTS = ['newest', 'oldest', 'largest'] as const;

type Sort = (typeof SORTS)[number];

const KEYS = [WORDS_QUERY, ...FACETS, 'sort'] as const;

export type Choice = {
  readonly [Key in (typeof KEYS)[number]]?: (Key extends 'sort' ? Sort : string) | undefined;
};

export function parseChoice(search: string, facets: readonly NamedFacet[]): Choice {
  const query = new URLSearchParams(search);
  const known = facets.flatMap(({ facet, values }) => {
    const chosen = values.find(({ value }) => value === query.get(facet));
    return chosen ? [[facet, chosen.value]] : [];
  });
  return {
    [WORDS_QUERY]: wordsInQuery(search),
    ...Object.fromEntries(known),
    sort: SORTS.find((sort) => sort === query.get('sort')),
  };
}

export function choiceOnPage(
  pageQuery: string,
  search: string,
  facets: readonly NamedFacet[],
): Choice {
  const chosen = parseChoice(search, facets);
  return formatChoice(chosen) === '' ? parseChoice(pageQuery, facets) : chosen;
}

export function formatChoice(choice: Choice): string {
  const chosen = KEYS.flatMap((key) => (choice[key] ? [[key, choice[key]]] : []));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

export function isChosen(work: FacetValues, choice: Choice): boolean {
  return FACETS.every((facet) => {
    const value = choice[facet];
    return value === undefined || work[facet].includes(value);
  });
}

/** Works for each value of a facet, if it replaced the chosen value of this facet. */
export function countsBeside(
  works: readonly FacetValues[],
  facet: Facet,
  choice: Choice,
): ReadonlyMap<string, number> {
  const others = { ...choice, [facet]: undefined };
  const counts = new Map<string, number>();
  for (const work of works.filter((each) => isChosen(each, others))) {
    for (const value of work[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const COMPARISONS: Readonly<Record<Sort, (one: FindWork, other: FindWork) => number>> = {
  newest: (one, other) => one.age - other.age,
  oldest: (one, other) => other.age - one.age,
  largest: (one, other) => (other.area ?? 0) - (one.area ?? 0),
};

export type SearchWorks = ReturnType<typeof searcherOf>;

export function searchedWorks(
  works: readonly FindWork[],
  { q, sort }: Choice,
  search: SearchWorks | undefined,
): readonly FindWork[] {
  const byId = new Map(works.map((work) => [`${work.card.id}`, work]));
  const found = q && search ? search(q).flatMap(({ id }) => byId.get(id) ?? []) : works;
  return sort ? [...found].sort(COMPARISONS[sort]) : found;
}
