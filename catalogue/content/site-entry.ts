import * as v from 'valibot';
import { CATEGORIES } from '#catalogue/works/categories.ts';

const Address = v.pipe(v.string(), v.url());
const PhotoName = v.pipe(v.string(), v.nonEmpty());

/** Spec §9: the hero shows three images in turn. */
const HERO_IMAGE_COUNT = 3;

const HeroPicture = v.strictObject({
  picture: PhotoName,
  /** Fills narrow upright windows, phones above all, in place of the middle of `picture`. */
  portrait: PhotoName,
});

/** Not a union, whose complaint would be one about the entry, and not about the field that is wrong. */
const HeroEntry = v.lazy((input) => (typeof input === 'object' ? HeroPicture : PhotoName));

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
  hero: v.pipe(v.array(HeroEntry), v.length(HERO_IMAGE_COUNT)),
  categories: v.strictObject(v.entriesFromList(CATEGORIES, PhotoName)),
  about: v.strictObject({ portrait: PhotoName }),
});

export type SiteFile = v.InferOutput<typeof SiteFile>;
