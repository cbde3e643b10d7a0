import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { ByLanguage } from '#catalogue/words/language.ts';
import type { PhraseLists } from './phrase-lists.ts';

/** The file of the site that tells `/add` about the works that there are; no other page asks for it. */
export const ADD_WORKS_FILE = 'add-works.json';

/** What `add-works.json` holds. */
export interface AddWorks {
  /** Newest first, unlisted ones included. */
  readonly works: readonly CatalogueWork[];
  /** From phrases of the first language to those of each other one. */
  readonly vocabularies: ByLanguage<Readonly<Record<string, string>>>;
  /** What of it can be picked for a work. */
  readonly phrases: PhraseLists;
}
