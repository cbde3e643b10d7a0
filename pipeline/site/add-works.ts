import type { AddWorks, Catalogue } from '#catalogue/works/catalogue.ts';

/** The works as the artist's folder holds them, for `/add` to edit. */
export function addWorks({ site, works, vocabularies }: Catalogue): string {
  const { name, profession, answers } = site;
  const file: AddWorks = {
    site: { name, profession, ...(answers !== undefined && { answers }) },
    works: works.map(({ entry: { key: _, ...entry }, ...work }) => ({ entry, ...work })),
    vocabularies,
  };
  return JSON.stringify(file);
}
