import { fetchJson } from '#app/ui/fetch-json.ts';
import type { SearchIndex } from '#catalogue/find/search-index.ts';
import { byFacet } from '#catalogue/paths/facet-names.ts';
import {
  type Choice,
  isChosen,
  type KnownValues,
  NO_CHOICE,
  parseChoice,
  sortWorks,
} from './choice.ts';
import type { FindSource, FindWork } from './find-source.ts';

export function knownValues({ facets }: Pick<FindSource, 'facets'>): KnownValues {
  return byFacet((facet) => {
    const values = facets.find((each) => each.facet === facet)?.values ?? [];
    return new Set(values.map(({ value }) => value));
  });
}

/** Maps ids to ranks; the best is 0. */
export type SearchWorks = (words: string) => ReadonlyMap<string, number>;

/** Rejects if the search index fails to load. */
export async function loadSearch(file: string): Promise<SearchWorks> {
  const [{ searcherOf }, { index }] = await Promise.all([
    import('#catalogue/find/search-index.ts'),
    fetchJson<{ readonly index: SearchIndex }>(file),
  ]);
  const search = searcherOf(index);
  return (words) => new Map(search(words).map(({ id }, place) => [id, place]));
}

export function metWorks(
  works: readonly FindWork[],
  { words, sort }: Pick<Choice, 'words' | 'sort'>,
  search: SearchWorks | undefined,
): readonly FindWork[] {
  if (words === '' || !search) return sortWorks(works, sort);
  const places = search(words);
  const placeOf = ({ card }: FindWork) => places.get(`${card.id}`);
  const met = works.filter((work) => placeOf(work) !== undefined);
  return sort === NO_CHOICE.sort
    ? met.sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
    : sortWorks(met, sort);
}

export function chosenWorks(
  source: FindSource,
  query: string,
  search: SearchWorks | undefined,
): readonly FindWork[] {
  const choice = parseChoice(query, knownValues(source));
  return metWorks(source.works, choice, search).filter(({ values }) => isChosen(values, choice));
}
