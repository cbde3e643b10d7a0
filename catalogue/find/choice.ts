import { FACETS, type Facet, type FacetValues } from './facet.ts';

/** The orders in which all works can be shown; the first is that of an address that names none. */
export const SORTS = ['artist', 'newest', 'oldest', 'largest'] as const;

export type Sort = (typeof SORTS)[number];

/** What a visitor has chosen among all works: words, at most one value of each facet, and an order. */
export interface Choice {
  /** What is searched for, as it was typed; empty where nothing is. */
  readonly words: string;
  readonly values: Readonly<Partial<Record<Facet, string>>>;
  readonly sort: Sort;
}

export const NO_CHOICE: Choice = { words: '', values: {}, sort: 'artist' };

const WORDS_QUERY = 'q';
const SORT_QUERY = 'sort';

/** The values that can be chosen. */
export type KnownValues = Readonly<Record<Facet, ReadonlySet<string>>>;

/** Whether the query of an address speaks of a choice; others may put something else there. */
export function speaksOfChoice(search: string): boolean {
  const query = new URLSearchParams(search);
  return [WORDS_QUERY, ...FACETS, SORT_QUERY].some((key) => query.has(key));
}

/** What the query of an address chooses; what it does not know is left out. */
export function parseChoice(search: string, known: KnownValues): Choice {
  const query = new URLSearchParams(search);
  const values = FACETS.flatMap((facet) => {
    const value = query.get(facet);
    return value !== null && known[facet].has(value) ? [[facet, value]] : [];
  });
  const sort = SORTS.find((each) => each === query.get(SORT_QUERY)) ?? NO_CHOICE.sort;
  return { words: wordsOfAddress(search), values: Object.fromEntries(values), sort };
}

/** The words that the query of an address searches for. */
export function wordsOfAddress(search: string): string {
  const words = new URLSearchParams(search).get(WORDS_QUERY) ?? '';
  return words.replace(/\s+/g, ' ').trim();
}

/**
 * The query of an address with words to search for; what it says besides stays.
 *
 * @example withWords('?size=60', 'sea') // '?q=sea&size=60'
 */
export function withWords(search: string, words: string): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== WORDS_QUERY);
  return `?${new URLSearchParams([[WORDS_QUERY, words], ...others])}`;
}

/**
 * The one spelling of a choice, with its question mark; empty for none.
 *
 * @example formatChoice({ ...NO_CHOICE, values: { size: '60', technique: 'oil' } }) // '?technique=oil&size=60'
 */
export function formatChoice({ words, values, sort }: Choice): string {
  const parts = FACETS.flatMap((facet): [string, string][] => {
    const value = values[facet];
    return value === undefined ? [] : [[facet, value]];
  });
  if (words !== '') parts.unshift([WORDS_QUERY, words]);
  if (sort !== NO_CHOICE.sort) parts.push([SORT_QUERY, sort]);
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '';
}

/** A choice with a value pressed: chosen instead of another one of its facet, or no longer. */
export function toggleValue(choice: Choice, facet: Facet, value: string): Choice {
  const { [facet]: before, ...others } = choice.values;
  return { ...choice, values: before === value ? others : { ...others, [facet]: value } };
}

/** Whether a work has all values of a choice. */
export function isChosen(work: FacetValues, { values }: Pick<Choice, 'values'>): boolean {
  return FACETS.every((facet) => {
    const value = values[facet];
    return value === undefined || work[facet].includes(value);
  });
}

/** How many works there would be for each value of a facet, if it were chosen besides what is chosen of the others. */
export function countsBeside(
  works: readonly FacetValues[],
  facet: Facet,
  { values }: Pick<Choice, 'values'>,
): ReadonlyMap<string, number> {
  const { [facet]: _, ...others } = values;
  const counts = new Map<string, number>();
  for (const work of works) {
    if (!isChosen(work, { values: others })) continue;
    for (const value of work[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** What an order needs to know of a work. */
interface Sorted {
  /** Its place in the content, which is newest first, counted from 0. */
  readonly age: number;
  /** In square centimetres, where the size is known. */
  readonly area?: number;
}

/** Works in an order; they are given in the artist's. What has no known size is the last of the largest. */
export function sortWorks<Work extends Sorted>(works: readonly Work[], sort: Sort): Work[] {
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
