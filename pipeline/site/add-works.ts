import type { AddWorks } from '#catalogue/add/add-works.ts';
import { phrasesOf } from '#catalogue/add/phrase-lists.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';

/** Where the text waits for the build and for the development server. */
export const GENERATED_ADD_WORKS = '.generated/add-works.json';

/**
 * The content of `add-works.json`: every work as the artist's folder holds it, for `/add` to edit.
 *
 * @param entries in the order of `catalogue.works`
 */
export function addWorks(catalogue: Catalogue, entries: readonly GalleryEntry[]): string {
  const file: AddWorks = {
    works: catalogue.works.map(({ words, photo, detailPhotos }, index) => {
      const entry = entries[index];
      if (!entry) throw new Error('There are more works than entries');
      const { key: _, ...published } = entry;
      return { entry: published, words, photo, detailPhotos };
    }),
    vocabulary: catalogue.vocabulary,
    phrases: phrasesOf(catalogue),
  };
  return JSON.stringify(file);
}
