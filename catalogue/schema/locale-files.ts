import * as v from 'valibot';
import type { Category } from '#catalogue/schema/categories.ts';
import { LABELS, type OwnLabels } from '#catalogue/texts/labels.ts';

const TextNumber = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'text-number'));

const Numbered = v.record(TextNumber, v.string());

const Biography = v.strictObject({
  lead: v.string(),
  text: Numbered,
  cv: v.record(TextNumber, v.strictObject({ title: v.string(), items: Numbered })),
});

export type Biography = v.InferOutput<typeof Biography>;

export interface TranslationFile extends OwnLabels {
  readonly biography: Biography;
  readonly vocabulary?: Readonly<Record<string, string>>;
}

// A function, so bundles that import another schema of this file do not contain all labels.
// Unknown labels give only a notice, unless misspelt, so no update stops a build.
export function translationFile(): v.GenericSchema<unknown, TranslationFile> {
  return v.object({
    ...optionalTexts(LABELS.ru),
    category: v.optional(v.record(v.string(), v.string())),
    writtenIn: v.optional(v.record(v.string(), v.string())),
    biography: Biography,
    vocabulary: v.optional(v.record(v.string(), v.string())),
  }) as unknown as v.GenericSchema<unknown, TranslationFile>;
}

function optionalTexts(labels: object): Record<string, v.GenericSchema> {
  const entries = Object.entries(labels).map(([key, label]: [string, string | object]) => {
    const schema = typeof label === 'string' ? v.string() : v.object(optionalTexts(label));
    return [key, v.optional(schema)];
  });
  return Object.fromEntries(entries);
}

/** Paragraphs are numbered from 1; other fields are the artist's own. */
export const ArtworkTexts = v.object({
  title: v.string(),
  text: v.optional(Numbered),
  alt: v.optional(v.string()),
  imagesAlt: v.optional(v.array(v.string())),
});

export type ArtworkTexts = v.InferOutput<typeof ArtworkTexts>;

// Spec §3, generated translation entry: keyed by category, then `art-{id}`.
// Accepts any category: until all files are saved, texts may be under one that the site does not have.
export const GalleryTextsFile = v.record(
  v.string(),
  v.record(v.pipe(v.string(), v.regex(/^art-[1-9]\d*$/, 'work-key')), ArtworkTexts),
);

export type GalleryTextsFile = v.InferOutput<typeof GalleryTextsFile>;

export function textsOfWork<Texts>(
  file: Readonly<Record<Category, Readonly<Record<string, Texts>> | undefined>> = {},
  category: Category,
  key: string,
): Texts | undefined {
  return [file[category], ...Object.values(file)].map((works) => works?.[key]).find(Boolean);
}
