import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Category } from './categories.ts';

/** The file of the built site that tells in which category each work lives. */
export const WORKS_FILE = 'works.json';

/** The category of every work, unlisted ones included, by its id. */
export function categoriesOfWorks({ works }: Catalogue): Readonly<Record<string, Category>> {
  return Object.fromEntries(works.map(({ entry }) => [entry.id, entry.category]));
}

/** The content of `works.json`. */
export function worksFile(catalogue: Catalogue): string {
  return JSON.stringify(categoriesOfWorks(catalogue));
}
