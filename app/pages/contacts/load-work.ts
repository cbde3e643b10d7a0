import { fileAddress } from '#app/base-path.ts';
import { LIGHTBOX_DATA_ID, type LightboxSource } from '#app/lightbox/lightbox-item.ts';
import { languageOfPath, paths } from '#catalogue/site/paths.ts';
import { isCategory } from '#catalogue/works/categories.ts';
import { WORKS_FILE } from '#catalogue/works/works-file.ts';
import type { LetterWork } from './letter.ts';

/**
 * What the page of a work says of it; nothing for an unknown one. The page of the contacts is the same file whatever its
 * query, so the work is asked for when it is needed: first its category, then its own page.
 *
 * @throws when something does not come.
 */
export async function loadWork(id: string): Promise<LetterWork | undefined> {
  const categories: Record<string, string> = await (await fetch(fileAddress(WORKS_FILE))).json();
  const category = Object.hasOwn(categories, id) ? categories[id] : undefined;
  if (!category || !isCategory(category)) return;
  const language = languageOfPath(`/${document.documentElement.lang}`);
  const path = paths(language).artwork({ category, id: Number(id) });
  const answer = await fetch(fileAddress(path.slice(1)));
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const source = page.getElementById(LIGHTBOX_DATA_ID)?.textContent;
  const { items } = JSON.parse(source ?? '{}') as Partial<LightboxSource>;
  const main = typeof items === 'object' ? items[0] : undefined;
  // A letter is plain text: it takes the title without its no-break spaces.
  return main && { id, path, title: main.title.text.replaceAll('\u00a0', ' '), photo: main.photo };
}
