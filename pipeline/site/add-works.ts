import type { AddWorks } from '#catalogue/add/add-works.ts';
import { phrasesOf } from '#catalogue/add/phrase-lists.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';

/** The works as the artist's folder holds them, for `/add` to edit. */
export function addWorks(catalogue: Catalogue): string {
  const file: AddWorks = {
    works: catalogue.works.map(({ entry: { key: _, ...entry }, ...work }) => ({ entry, ...work })),
    vocabularies: catalogue.vocabularies,
    phrases: phrasesOf(catalogue),
  };
  return JSON.stringify(file);
}
