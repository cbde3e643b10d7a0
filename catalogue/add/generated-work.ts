import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { ArtworkWords } from '#catalogue/content/locale-files.ts';
import { photoFileName } from '#catalogue/photos/photo-file-name.ts';
import {
  type ByLanguage,
  firstLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { WORK_TEXTS } from '#catalogue/works/work-texts.ts';
import { generateDetails, type TakenPhotos } from './generated-details.ts';
import { generateStory } from './generated-story.ts';
import { draftOf, type KeptWork, type WorkDraft } from './work-draft.ts';

export interface GeneratedWork {
  readonly entry: GalleryEntry;
  /** Those of the first language, and of others in which something is said. */
  readonly words: ByLanguage<ArtworkWords>;
  /** Words that the vocabulary is to learn with the work, by language. */
  readonly vocabulary?: ByLanguage<Readonly<Record<string, string>>>;
  /** Which paragraphs of the opened work its own were, unless all are where they were; null for a new one. */
  readonly paragraphsFrom?: readonly (number | null)[];
}

const NO_PHOTOS: TakenPhotos = { details: [] };

/**
 * The id that was typed: parsed as an integer and not checked (spec §5); undefined without a number.
 *
 * @example parseId('-5 or so') // -5
 */
export function parseId(text: string): number | undefined {
  const id = Number.parseInt(text, 10);
  return Number.isFinite(id) ? id : undefined;
}

/** The priority that was typed, with a point or a comma; undefined if it is no number. */
export function parsePriority(text: string): number | undefined {
  const number = text.trim().replace(',', '.').replace('−', '-');
  const priority = Number(number);
  return number === '' || !Number.isFinite(priority) ? undefined : priority;
}

/**
 * The work that a form describes, as it was typed and not checked (spec §5): empty lines are dropped, and links to
 * known videos become those of their players. Saving checks it.
 *
 * @param nextId what an id that is no number counts as
 */
export function generateWork(
  draft: WorkDraft,
  nextId: number,
  photos: TakenPhotos = NO_PHOTOS,
): GeneratedWork {
  const { kept } = draft;
  const id = parseId(draft.id) ?? nextId;
  const before = kept && draftOf(kept);
  const story = generateStory(draft, before);
  const priority = priorityOf(draft, before);
  const active = activeOf(draft, before);
  const { title } = draft;
  const isNeeded = (language: Language) =>
    language === firstLanguage() ||
    title[language]?.trim() ||
    story.texts[language] ||
    kept?.words[language];
  const details = generateDetails({ draft, before, photos, paragraphs: story.paragraphs });
  const wordsOf = (language: Language): ArtworkWords => ({
    title: title[language] ?? '',
    ...(story.texts[language] && { text: story.texts[language] }),
    ...descriptionsOf(kept, details.images ?? [], language),
  });
  return {
    entry: {
      id,
      category: draft.category,
      title: `art-${id}`,
      src:
        photos.main?.name ??
        (draft.src.trim() ? draft.src : photoFileName({ title: title[firstLanguage()] ?? '', id })),
      ...(priority !== undefined && { priority }),
      ...(active !== undefined && { active }),
      ...availabilityOf(draft, before),
      details,
    },
    words: Object.fromEntries(
      siteLanguages()
        .filter(isNeeded)
        .map((language) => [language, wordsOf(language)]),
    ),
    ...vocabularyOf(draft),
    ...(story.paragraphsFrom && { paragraphsFrom: story.paragraphsFrom }),
  };
}

/** The two texts that the form shows: the entry for `gallery.json`, and the translation entry of a language. */
export function generatedTexts({ entry, words }: GeneratedWork): {
  readonly entry: string;
  readonly words: ByLanguage<string>;
} {
  const textOf = (language: Language) =>
    // Spec §3: an entry has a map of texts, also of none.
    toJson({ [entry.category]: { [entry.title]: { title: '', text: {}, ...words[language] } } });
  return {
    entry: toJson(entry),
    words: Object.fromEntries(Object.keys(words).map((each) => [each, textOf(each)])),
  };
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Of a word that was translated and then written otherwise, nothing is to be learned. */
function vocabularyOf(draft: WorkDraft): Pick<GeneratedWork, 'vocabulary'> {
  const said = [...WORK_TEXTS.map((text) => draft[text]), draft.collection].join(' ').toLowerCase();
  const taught = Object.entries(draft.vocabulary).map(([language, words]) => {
    const used = Object.entries(words)
      .map(([word, translation]) => [word, translation.trim()] as const)
      .filter(([word, translation]) => translation !== '' && said.includes(word.toLowerCase()));
    return [language, Object.fromEntries(used)] as const;
  });
  const learned = taught.filter(([, words]) => Object.keys(words).length > 0);
  return learned.length > 0 ? { vocabulary: Object.fromEntries(learned) } : {};
}

function priorityOf(draft: WorkDraft, before: WorkDraft | undefined): number | undefined {
  if (before?.priority === draft.priority) return draft.kept?.entry.priority;
  return parsePriority(draft.priority);
}

/** The form knows nothing of descriptions for the blind: they stay, and those of further photos go with their photos. */
function descriptionsOf(
  kept: KeptWork | undefined,
  images: readonly string[],
  language: Language,
): Pick<ArtworkWords, 'alt' | 'imagesAlt'> {
  const { alt, imagesAlt } = kept?.words[language] ?? {};
  const before = kept?.entry.details.images ?? [];
  const areSame = images.join('\n') === before.join('\n');
  const placed = areSame
    ? imagesAlt
    : imagesAlt && images.map((image) => imagesAlt[before.indexOf(image)] ?? '');
  return {
    ...(alt !== undefined && { alt }),
    ...(placed && (areSame || placed.some(Boolean)) && { imagesAlt: placed }),
  };
}

/** A collection is named only of a work that is in one. */
function availabilityOf(
  draft: WorkDraft,
  before: WorkDraft | undefined,
): Pick<GalleryEntry, 'availability' | 'collection'> {
  const { availability } = draft;
  if (before?.availability === availability && before.collection === draft.collection) {
    const { availability: state, collection } = draft.kept?.entry ?? {};
    return {
      ...(state && { availability: state }),
      ...(collection !== undefined && { collection }),
    };
  }
  const { collection } = draft;
  return {
    ...(availability && { availability }),
    ...(availability === 'collection' && collection.trim() && { collection }),
  };
}

/** Spec §2: a work is shown when it is the text `true`. */
function activeOf(draft: WorkDraft, before: WorkDraft | undefined): string | undefined {
  if (before?.isListed === draft.isListed) return draft.kept?.entry.active;
  return String(draft.isListed);
}
