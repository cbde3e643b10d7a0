import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { searchFile } from '#app/ui/i18n/data-files.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import { fetchJson } from '#app/ui/island.ts';
import { wordsInQuery } from '#app/ui/search-words.ts';
import type { SearchIndex } from '#catalogue/find/search-index.ts';
import {
  choiceOnPage,
  type FindSource,
  isChosen,
  type SearchWorks,
  searchedWorks,
} from './choice.ts';

/** Undefined without words in the URL. Rejects if the search index fails to load. */
export async function loadSearch(): Promise<SearchWorks | undefined> {
  if (wordsInQuery(location.search) === '') return undefined;
  const [{ searcherOf }, { index }] = await Promise.all([
    import('#catalogue/find/search-index.ts'),
    fetchJson<{ readonly index: SearchIndex }>(urlOf(searchFile(pageLanguage()))),
  ]);
  return searcherOf(index);
}

/** `file` has the works of a category, or all works and the query of the page. */
export async function worksOnShow(file: string): Promise<readonly LightboxItem[]> {
  const { pathname, search: pageQuery } = new URL(file, location.href);
  const source = await fetchJson<readonly LightboxItem[] | FindSource>(pathname);
  if (!('works' in source)) return source;
  const choice = choiceOnPage(pageQuery, location.search, source.facets);
  const works = searchedWorks(source.works, choice, await loadSearch());
  const chosen = works.filter(({ values }) => isChosen(values, choice));
  return loadWorks(chosen.map(({ card }) => card.id));
}
