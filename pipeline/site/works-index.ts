import type { Catalogue } from '#catalogue/catalogue.ts';

/** The content of `works.json`: the category of every work, unlisted ones included, by its id. */
export function worksIndex({ works }: Catalogue): string {
  return JSON.stringify(
    Object.fromEntries(works.map(({ artwork }) => [artwork.id, artwork.category])),
  );
}
