import * as v from 'valibot';
import type { WordsWithGaps } from '#catalogue/words/complete-words.ts';
import { InterfaceWords } from '#catalogue/words/interface-words.ts';
import type { Category } from '#catalogue/works/categories.ts';

const Numbered = v.record(v.pipe(v.string(), v.regex(/^[1-9]\d*$/)), v.string());

/** The artist's life for the about page: a lead, numbered paragraphs, and a CV in numbered sections of numbered lines. */
const Biography = v.strictObject({
  lead: v.string(),
  text: Numbered,
  cv: v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d*$/)),
    v.strictObject({ title: v.string(), items: Numbered }),
  ),
});

export type Biography = v.InferOutput<typeof Biography>;

/** What `translation.json` says in a language: the biography, and words of the artist's own. */
export interface TranslationFile extends WordsWithGaps {
  readonly biography: Biography;
  /** From phrases of the first language (lower case where they are not names), in each of the others (spec §3). */
  readonly vocabulary?: Readonly<Record<string, string>>;
}

/**
 * `locales/{language}/translation.json`. Its words of the interface stand in the place of those that come with the
 * application; one that the application does not have is only listed, unless it is a known one misspelt, so
 * that no update stops a build.
 */
export const TranslationFile = v.object({
  ...entriesWithGaps(InterfaceWords.entries),
  /** The artist's own, and others for those of the specification. */
  category: v.optional(v.record(v.string(), v.string())),
  writtenIn: v.optional(v.record(v.string(), v.string())),
  biography: Biography,
  vocabulary: v.optional(v.record(v.string(), v.string())),
}) as unknown as v.GenericSchema<unknown, TranslationFile>;

type WordEntries = Readonly<Record<string, v.GenericSchema | { readonly entries: WordEntries }>>;

function entriesWithGaps(entries: WordEntries): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => {
      const isGroup = 'entries' in schema;
      const gappy = isGroup ? v.object(entriesWithGaps(schema.entries)) : v.string();
      return [key, v.optional(gappy as v.GenericSchema)];
    }),
  );
}

/** A work's words in one language: its title and its paragraphs, numbered from 1. Other fields are the artist's own. */
export const ArtworkWords = v.object({
  title: v.string(),
  text: v.optional(Numbered),
  /** What the photo of the work shows, and what its further photos show in their order, for those who cannot see them. */
  alt: v.optional(v.string()),
  imagesAlt: v.optional(v.array(v.string())),
});

export type ArtworkWords = v.InferOutput<typeof ArtworkWords>;

/** `locales/{language}/gallery.json`: by category, then `art-{id}` (spec §3, generated translation entry). */
export type GalleryWordsFile = Readonly<
  Partial<Record<Category, Readonly<Record<string, ArtworkWords>>>>
>;

/** The schema of `locales/{language}/gallery.json`, with words under the artist's categories. */
export function galleryWordsFile(
  categories: readonly Category[],
): v.GenericSchema<unknown, GalleryWordsFile> {
  const Words = v.record(v.pipe(v.string(), v.regex(/^art-[1-9]\d*$/)), ArtworkWords);
  return v.strictObject(v.entriesFromList(categories, v.optional(Words))) as v.GenericSchema<
    unknown,
    GalleryWordsFile
  >;
}
