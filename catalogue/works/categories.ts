/** A folder of the gallery, by the name that it has in addresses; which there are, and in what order, `site.json` says. */
export type Category = string;

/** Spec §9: the eight categories, in the order of the tiles on the home page (spec §2). Their words are shipped. */
export const CATEGORIES = [
  'flowers_birds',
  'landscape',
  'still-life',
  'portrait',
  'quick-portrait',
  'animals',
  'architecture',
  'dzen',
] as const;

/** How a category is written in addresses; `all` is the filter that shows every one. */
export const CATEGORY_NAME = /^(?!all$)[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;

/** A filter of the gallery overview: a category, or `all` of them. */
export type Filter = 'all' | Category;

/** A filter, with how many works it shows. */
export interface CountedFilter {
  readonly filter: Filter;
  readonly count: number;
}

/** Spec §2: the filter labels of the gallery overview, in their order; `all` stands before the categories. */
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

/** The filters of an artist's categories: those of the specification in its order, any others as she has them. */
export function filtersOf(categories: readonly Category[]): readonly Filter[] {
  return categories.join() === CATEGORIES.join() ? FILTERS : ['all', ...categories];
}
