export type Category = string;

/** Spec §9: the eight categories, in the order of the home page (spec §2). Their labels ship with the site. */
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

/** `all` is reserved for the filter that shows every category. */
export const CATEGORY_NAME = /^(?!all$)[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;
