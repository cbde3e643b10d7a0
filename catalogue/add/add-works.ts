import type { Catalogue, CatalogueSite } from '#catalogue/catalogue.ts';

/** Only `/add` requests this file. */
export const ADD_WORKS_FILE = 'add-works.json';

export interface AddWorks extends Pick<Catalogue, 'works' | 'vocabularies'> {
  readonly site: Pick<CatalogueSite, 'name' | 'profession' | 'answers'>;
}
