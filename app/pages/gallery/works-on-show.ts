import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';
import { loadWorks } from '#app/lightbox/load-works.ts';
import { fetchJson } from '#app/ui/fetch-json.ts';
import { wordsOfAddress } from '#catalogue/find/choice.ts';
import { chosenWorks, loadSearch } from './chosen-works.ts';
import type { FindSource } from './find-source.ts';

/**
 * What a page of the gallery shows quietly: the works of its category, or what the address chooses of all of them.
 *
 * Rejects when they do not come.
 *
 * @param file the address of the file with the works of the category, or with all to choose from
 */
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
