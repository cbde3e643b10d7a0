import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { fetchJson } from '#app/ui/fetch-json.ts';
import { wordsOfAddress } from '#app/ui/search-words.ts';
import { chosenWorks, loadSearch } from './choice.ts';
import type { FindSource } from './find-source.ts';

/** `file` has the works of a category, or all works for the choice of the URL. Rejects if it fails to load. */
export async function worksOnShow(file: string): Promise<readonly LightboxItem[]> {
  const source = await fetchJson<readonly LightboxItem[] | FindSource>(file);
  if (!('works' in source)) return source;
  const words = wordsOfAddress(location.search);
  const search = words === '' ? undefined : await loadSearch(searchedFile());
  return loadWorks(chosenWorks(source, location.search, search).map(({ card }) => card.id));
}

function searchedFile(): string {
  return document.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? '';
}
