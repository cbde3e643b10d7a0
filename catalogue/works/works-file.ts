import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Category } from './categories.ts';

export const WORKS_FILE = 'works.json';

/** Includes unlisted works. */
export function categoriesOfWorks({ works }: Catalogue): Readonly<Record<string, Category>> {
  return Object.fromEntries(works.map(({ entry }) => [entry.id, entry.category]));
}

export function worksFile(catalogue: Catalogue): string {
  return JSON.stringify(categoriesOfWorks(catalogue));
}
