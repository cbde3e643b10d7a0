import * as v from 'valibot';
import { AVAILABILITIES } from '#catalogue/schema/availability.ts';
import { CATEGORY_NAME, type Category } from '#catalogue/schema/categories.ts';
import { WORK_TEXTS } from '#catalogue/schema/work-texts.ts';

/** Spec §3: the classes seen on paragraphs of an artwork's text. */
export const PARAGRAPH_CLASSES = ['inline', 'r', 'blockquote-6', 'pre-line'] as const;

export type ParagraphClass = (typeof PARAGRAPH_CLASSES)[number];

const Percent = v.pipe(v.number('passage'), v.minValue(0, 'passage'), v.maxValue(100, 'passage'));

const ColourChannel = v.pipe(
  v.number('average-colour'),
  v.integer('average-colour'),
  v.minValue(0, 'average-colour'),
  v.maxValue(255, 'average-colour'),
);

export const Id = v.pipe(
  v.number('id'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'large-id'),
  v.integer('id'),
  v.minValue(1, 'id'),
);

/** Identifies a new entry that the editor sends again after a lost answer. Never published. */
export const EntryKey = v.optional(v.string());

export const PhotoName = v.pipe(v.string(), v.nonEmpty('empty'));

/** Spec §3. Unknown fields are the artist's own: preserved when saving, never published. */
export const GalleryEntry = v.object({
  id: Id,
  category: v.pipe(v.string(), v.regex(CATEGORY_NAME, 'category-name')),
  title: v.string(),
  src: PhotoName,
  priority: v.optional(v.pipe(v.number(), v.finite('large-number'))),
  active: v.optional(v.string()),
  availability: v.optional(v.picklist(AVAILABILITIES)),
  collection: v.optional(v.string()),
  details: v.object({
    ...v.entriesFromList(WORK_TEXTS, v.optional(v.string())),
    images: v.optional(v.array(v.string())),
    text: v.optional(
      v.array(
        v.object({
          content: v.string(),
          classes: v.optional(v.array(v.picklist(PARAGRAPH_CLASSES))),
          /** Related part of a scroll, in percent of its length, from the left or from the top. */
          at: v.optional(Percent),
        }),
      ),
    ),
    vk_videos: v.optional(v.array(v.string())),
    yt_videos: v.optional(v.array(v.string())),
    average_color: v.optional(
      v.tuple([ColourChannel, ColourChannel, ColourChannel], 'average-colour'),
    ),
  }),
  key: EntryKey,
});

export type GalleryEntry = v.InferOutput<typeof GalleryEntry>;

export function galleryFile(
  categories: readonly Category[],
): v.GenericSchema<unknown, GalleryEntry[]> {
  return v.array(v.object({ ...GalleryEntry.entries, category: v.picklist(categories) }));
}
