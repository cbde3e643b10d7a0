import * as v from 'valibot';
import { otherLanguages } from '#catalogue/words/language.ts';

const Day = v.pipe(v.string(), v.isoDate());
const WorkId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The words of a post in another language than the first; each that is missing is shown in that. */
const NewsWords = v.strictObject({
  title: v.optional(v.string()),
  shortDesc: v.optional(v.string()),
  text: v.optional(v.array(v.string())),
  alt: v.optional(v.string()),
  imagesAlt: v.optional(v.array(v.string())),
});

/** A news post as `content/news.json` holds it (spec §3); its words are in the first language but for its translations. */
export const NewsEntry = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.nonEmpty()),
  shortDesc: v.string(),
  date: v.string(),
  image: v.pipe(v.string(), v.nonEmpty()),
  /** What the cover shows, for those who cannot see it. */
  alt: v.optional(v.string()),
  /** When and where the works can be seen; days like `2027-03-12`. */
  exhibition: v.optional(
    v.strictObject({
      from: Day,
      /** The last day; without it there is only one. */
      to: v.optional(Day),
      place: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  /** The ids of the works that it tells of. */
  works: v.optional(v.array(WorkId)),
  content: v.strictObject({
    text: v.array(v.string()),
    images: v.optional(v.array(v.string())),
    /** What these images show, in their order. */
    imagesAlt: v.optional(v.array(v.string())),
    vk_videos: v.optional(v.array(v.string())),
  }),
  // The languages are known once `site.json` has been read.
  translations: v.optional(
    v.lazy(() => v.strictObject(v.entriesFromList(otherLanguages(), v.optional(NewsWords)))),
  ),
});

export type NewsWords = v.InferOutput<typeof NewsWords>;

export type NewsEntry = v.InferOutput<typeof NewsEntry>;

/** The whole of `content/news.json`, in the order in which the posts are listed. */
export const NewsFile = v.array(NewsEntry);
