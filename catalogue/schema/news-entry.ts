import * as v from 'valibot';
import { isOnCalendar } from '#catalogue/texts/content-date.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import { EntryKey, Id, PhotoName } from './gallery-entry.ts';

const Day = v.pipe(v.string(), v.isoDate('day'), v.check(isOnCalendar, 'day'));

const NewsTexts = v.strictObject({
  title: v.optional(v.string()),
  shortDesc: v.optional(v.string()),
  text: v.optional(v.array(v.string())),
  alt: v.optional(v.string()),
  imagesAlt: v.optional(v.array(v.string())),
});

/** Spec §3; texts outside `translations` are in the first language. */
export const NewsEntry = v.strictObject({
  id: Id,
  title: v.pipe(v.string(), v.nonEmpty('empty')),
  shortDesc: v.string(),
  date: v.string(),
  image: PhotoName,
  alt: v.optional(v.string()),
  exhibition: v.optional(
    v.strictObject({
      from: Day,
      to: v.optional(Day),
      place: v.pipe(v.string(), v.nonEmpty('empty')),
    }),
  ),
  works: v.optional(v.array(Id)),
  content: v.strictObject({
    text: v.array(v.string()),
    images: v.optional(v.array(v.string())),
    imagesAlt: v.optional(v.array(v.string())),
    vk_videos: v.optional(v.array(v.string())),
  }),
  key: EntryKey,
  // Lazy, because the languages are known only once `site.json` has been read.
  translations: v.optional(
    v.lazy(() => v.strictObject(v.entriesFromList(otherLanguages(), v.optional(NewsTexts)))),
  ),
});

export type NewsTexts = v.InferOutput<typeof NewsTexts>;

export type NewsEntry = v.InferOutput<typeof NewsEntry>;

export const NewsFile = v.array(NewsEntry);
