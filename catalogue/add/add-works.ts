import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { PhraseLists } from './phrase-lists.ts';

/** The file of the site that tells `/add` about the works that there are; no other page asks for it. */
export const ADD_WORKS_FILE = 'add-works.json';

/** What `add-works.json` holds. */
export interface AddWorks {
  /** Newest first, unlisted ones included. */
  readonly works: readonly CatalogueWork[];
  /** From Russian phrases to English ones. */
  readonly vocabulary: Readonly<Record<string, string>>;
  /** What of it can be picked for a work. */
  readonly phrases: PhraseLists;
}
