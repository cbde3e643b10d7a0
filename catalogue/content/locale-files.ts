import * as v from 'valibot';
import { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { CATEGORIES } from '#catalogue/works/categories.ts';

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

/**
 * `locales/ru/translation.json`: the words of the interface, the biography and, on the English side only, the
 * vocabulary from Russian phrases (lower case where they are not names) to English ones (spec §3).
 */
export const TranslationFile = v.strictObject({
  ...InterfaceWords.entries,
  biography: Biography,
  vocabulary: v.optional(v.record(v.string(), v.string())),
});

export type TranslationFile = v.InferOutput<typeof TranslationFile>;

/** The words of the interface as a language other than Russian may have them: with gaps. */
type WordsWithGaps<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string ? string : WordsWithGaps<Words[Key]>;
};

/** Of another language than Russian: what of the interface is missing or empty falls back (spec §9: fallback ru). */
export type TranslatedFile = WordsWithGaps<InterfaceWords> &
  Pick<TranslationFile, 'biography' | 'vocabulary'>;

/** `locales/en/translation.json`: the same fields as those of the Russian file. */
export const TranslatedFile = v.strictObject({
  ...TranslationFile.entries,
  ...entriesWithGaps(InterfaceWords.entries),
}) as unknown as v.GenericSchema<unknown, TranslatedFile>;

type WordEntries = Readonly<Record<string, v.GenericSchema | { readonly entries: WordEntries }>>;

function entriesWithGaps(entries: WordEntries): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => {
      const isGroup = 'entries' in schema;
      const gappy = isGroup ? v.strictObject(entriesWithGaps(schema.entries)) : v.string();
      return [key, v.optional(gappy as v.GenericSchema)];
    }),
  );
}

/** A work's words in one language: its title and its paragraphs, numbered from 1. Other fields are the artist's own. */
export const ArtworkWords = v.object({
  title: v.string(),
  text: v.optional(Numbered),
});

export type ArtworkWords = v.InferOutput<typeof ArtworkWords>;

/** `locales/{ru,en}/gallery.json`: by category, then `art-{id}` (spec §3, generated translation entry). */
export const GalleryWordsFile = v.partial(
  v.strictObject(
    v.entriesFromList(
      CATEGORIES,
      v.record(v.pipe(v.string(), v.regex(/^art-[1-9]\d*$/)), ArtworkWords),
    ),
  ),
);

export type GalleryWordsFile = v.InferOutput<typeof GalleryWordsFile>;
