import { CATEGORIES, type Category } from '#catalogue/schema/categories.ts';
import type { Site } from '#catalogue/site.ts';

export type Filter = 'all' | Category;

export interface CountedFilter {
  readonly filter: Filter;
  readonly count: number;
}

/** Spec §2: the filters of the gallery overview, in order. */
export const FILTERS = [
  'all',
  'flowers_birds',
  'animals',
  'landscape',
  'still-life',
  'portrait',
  'quick-portrait',
  'dzen',
  'architecture',
] as const;

export function filtersOf({
  categories,
  listed,
  works,
}: Pick<Site, 'categories' | 'listed' | 'works'>): readonly CountedFilter[] {
  const isOfSpecification = categories.join() === CATEGORIES.join();
  const filters = isOfSpecification ? FILTERS : ['all', ...categories];
  return filters
    .map((filter) => ({
      filter,
      count: filter === 'all' ? listed.length : works(filter).length,
    }))
    .filter(({ filter, count }) => filter === 'all' || count > 0);
}
