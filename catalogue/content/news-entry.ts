import * as v from 'valibot';

/** A news post as `content/news.json` holds it (spec §3); its words are Russian. */
export const NewsEntry = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.nonEmpty()),
  shortDesc: v.string(),
  date: v.string(),
  image: v.pipe(v.string(), v.nonEmpty()),
  content: v.strictObject({
    text: v.array(v.string()),
    images: v.optional(v.array(v.string())),
    vk_videos: v.optional(v.array(v.string())),
  }),
});

export type NewsEntry = v.InferOutput<typeof NewsEntry>;

/** The whole of `content/news.json`, in the order in which the posts are listed. */
export const NewsFile = v.array(NewsEntry);
