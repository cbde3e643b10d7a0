import * as v from 'valibot';
import { CATEGORIES } from '#catalogue/works/categories.ts';

const Address = v.pipe(v.string(), v.url());
const PhotoName = v.pipe(v.string(), v.nonEmpty());

/** Spec §9: the hero shows three images in turn. */
const HERO_IMAGE_COUNT = 3;

/**
 * The whole of `content/site.json`: who the artist is and where she is found.
 *
 * `name` and `profession` are Russian; the vocabulary of `locales/en/translation.json` gives their English form.
 */
export const SiteFile = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  profession: v.pipe(v.string(), v.nonEmpty()),
  contacts: v.strictObject({
    vk: Address,
    instagram: Address,
    email: v.pipe(v.string(), v.email()),
    telegram: Address,
  }),
  links: v.optional(
    v.strictObject({
      shop: v.optional(Address),
      school: v.optional(Address),
      letter: v.optional(Address),
    }),
  ),
  hero: v.pipe(v.array(PhotoName), v.length(HERO_IMAGE_COUNT)),
  categories: v.strictObject(v.entriesFromList(CATEGORIES, PhotoName)),
  about: v.strictObject({ portrait: PhotoName }),
});

export type SiteFile = v.InferOutput<typeof SiteFile>;
