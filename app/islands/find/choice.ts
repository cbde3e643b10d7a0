import { WORDS_QUERY, wordsOfAddress } from '#app/ui/search-words.ts';
import { FACETS, type Facet, type FacetValues } from '#catalogue/paths/facet-names.ts';

/** Orders of the page of all works; the first is the default. */
export const SORTS = ['artist', 'newest', 'oldest', 'largest'] as const;

export type Sort = (typeof SORTS)[number];

/** What a visitor chooses among all works: search words, at most one value per facet, and an order. */
export interface Choice {
  readonly words: string;
  readonly values: Readonly<Partial<Record<Facet, string>>>;
  readonly sort: Sort;
}

export const NO_CHOICE: Choice = { words: '', values: {}, sort: 'artist' };

const SORT_QUERY = 'sort';

export type KnownValues = Readonly<Record<Facet, ReadonlySet<string>>>;

/** False for queries of others. */
export function speaksOfChoice(search: string): boolean {
  const query = new URLSearchParams(search);
  return [WORDS_QUERY, ...FACETS, SORT_QUERY].some((key) => query.has(key));
}

/** Unknown values are left out. */
export function parseChoice(search: string, known: KnownValues): Choice {
  const query = new URLSearchParams(search);
  const chosen = FACETS.map((facet) => [facet, query.get(facet)] as const);
  const values = chosen.filter(([facet, value]) => value !== null && known[facet].has(value));
  const sort = SORTS.find((each) => each === query.get(SORT_QUERY)) ?? NO_CHOICE.sort;
  return { words: wordsOfAddress(search), values: Object.fromEntries(values), sort };
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

export function isChosen(work: FacetValues, { values }: Pick<Choice, 'values'>): boolean {
  return FACETS.every((facet) => {
    const value = values[facet];
    return value === undefined || work[facet].includes(value);
  });
}

/** Works for each value of a facet, if it replaced the chosen value of this facet. */
export function countsBeside(
  works: readonly FacetValues[],
  facet: Facet,
  { values }: Pick<Choice, 'values'>,
): ReadonlyMap<string, number> {
  const { [facet]: _, ...others } = values;
  const counts = new Map<string, number>();
  for (const work of works.filter((each) => isChosen(each, { values: others }))) {
    for (const value of work[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

interface SortedWork {
  /** Index in the content, newest first. */
  readonly age: number;
  /** In square centimetres; missing if the size is unknown. */
  readonly area?: number;
}

/** `works` are in the artist's order. */
export function sortWorks<Work extends SortedWork>(works: readonly Work[], sort: Sort): Work[] {
  switch (sort) {
    case 'artist':
      return [...works];
    case 'newest':
      return [...works].sort((a, b) => a.age - b.age);
    case 'oldest':
      return [...works].sort((a, b) => b.age - a.age);
    case 'largest':
      return [...works].sort((a, b) => (b.area ?? 0) - (a.area ?? 0));
  }
}
