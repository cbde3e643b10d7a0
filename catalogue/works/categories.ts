/** Spec §9: the eight categories, in the order of the tiles on the home page (spec §2). */
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

export type Category = (typeof CATEGORIES)[number];

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
] as const satisfies readonly ('all' | Category)[];

export type Filter = (typeof FILTERS)[number];

/** Whether a word, from an address or a file, names one of the eight categories. */
export function isCategory(word: string): word is Category {
  return (CATEGORIES as readonly string[]).includes(word);
}
