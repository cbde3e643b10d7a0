import type { StoredWork } from '#catalogue/catalogue.ts';
import type { ByLanguage } from '#catalogue/words/language.ts';
import type { PhraseLists } from './phrase-lists.ts';

/** Only `/add` requests this file. */
export const ADD_WORKS_FILE = 'add-works.json';

export interface AddWorks {
  readonly works: readonly StoredWork[];
  readonly vocabularies: ByLanguage<Readonly<Record<string, string>>>;
  readonly phrases: PhraseLists;
}
