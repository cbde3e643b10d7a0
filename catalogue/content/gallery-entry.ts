import * as v from 'valibot';
import { AVAILABILITIES } from '#catalogue/works/availability.ts';
import { CATEGORY_NAME, type Category } from '#catalogue/works/categories.ts';
import { WORK_TEXTS } from '#catalogue/works/work-texts.ts';

/** Spec §3: the classes seen on paragraphs of an artwork's text. */
export const PARAGRAPH_CLASSES = ['inline', 'r', 'blockquote-6', 'pre-line'] as const;

export type ParagraphClass = (typeof PARAGRAPH_CLASSES)[number];

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const ColourChannel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));

/**
 * A work as `content/gallery.json` holds it: the fields of spec §3. Others are the artist's own, at every level: the
 * check lists them, reading leaves them out, so that none is published, and saving keeps them.
 */
export const GalleryEntry = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  category: v.pipe(v.string(), v.regex(CATEGORY_NAME)),
  title: v.pipe(v.string(), v.regex(/^art-[1-9]\d*$/)),
  src: v.pipe(v.string(), v.nonEmpty()),
  priority: v.optional(v.number()),
  active: v.optional(v.string()),
  availability: v.optional(v.picklist(AVAILABILITIES)),
  /** Russian: in which collection the work is, where `availability` says that it is in one. */
  collection: v.optional(v.string()),
  details: v.object({
    ...v.entriesFromList(WORK_TEXTS, v.optional(v.string())),
    images: v.optional(v.array(v.string())),
    text: v.optional(
      v.array(
        v.object({
          content: v.string(),
          classes: v.optional(v.array(v.picklist(PARAGRAPH_CLASSES))),
          /** Of a scroll: the passage that it is about, in percent of the length, from the left or from above. */
          at: v.optional(Percent),
        }),
      ),
    ),
    vk_videos: v.optional(v.array(v.string())),
    yt_videos: v.optional(v.array(v.string())),
    average_color: v.optional(v.tuple([ColourChannel, ColourChannel, ColourChannel])),
  }),
  /** The draft of `/add` that the work came from, by which its corrected package finds it; never published. */
  key: v.optional(v.string()),
});

export type GalleryEntry = v.InferOutput<typeof GalleryEntry>;

/** The whole of `content/gallery.json`, newest work first, with works of the artist's categories. */
export function galleryFile(
  categories: readonly Category[],
): v.GenericSchema<unknown, GalleryEntry[]> {
  return v.array(v.object({ ...GalleryEntry.entries, category: v.picklist(categories) }));
}
