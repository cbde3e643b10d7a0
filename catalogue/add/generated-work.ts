import { photoFileName } from '#catalogue/photos/photo-file-name.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { ArtworkWords } from '#catalogue/schema/locale-files.ts';
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
  readonly words: ByLanguage<ArtworkWords>;
  readonly vocabulary?: ByLanguage<Readonly<Record<string, string>>>;
  /** For each paragraph, its index in the opened work or null; absent if no index changed. */
  readonly paragraphsFrom?: readonly (number | null)[];
}

const NO_PHOTOS: TakenPhotos = { details: [] };

/**
 * Spec §5: parsed as an integer, not checked.
 * @example parseId('-5 or so') // -5
 */
export function parseId(text: string): number | undefined {
  const id = Number.parseInt(text, 10);
  return Number.isFinite(id) ? id : undefined;
}

/** Accepts a decimal point or comma; undefined if it is not a number. */
export function parsePriority(text: string): number | undefined {
  const number = text.trim().replace(',', '.').replace('−', '-');
  const priority = Number(number);
  return number === '' || !Number.isFinite(priority) ? undefined : priority;
}

/** Spec §5: does not validate; saving does. `nextId` replaces an id that is not a number. */
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

export function generatedTexts({ entry, words }: GeneratedWork): {
  readonly entry: string;
  readonly words: ByLanguage<string>;
} {
  const textOf = (language: Language) =>
    // Spec §3: an entry always has a map of texts, even an empty one.
    toJson({ [entry.category]: { [entry.title]: { title: '', text: {}, ...words[language] } } });
  return {
    entry: toJson(entry),
    words: Object.fromEntries(Object.keys(words).map((each) => [each, textOf(each)])),
  };
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

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

/** The form has no alt texts, so they stay; those of detail photos follow their photos. */
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

/** Spec §2: only the text `true` shows a work. */
function activeOf(draft: WorkDraft, before: WorkDraft | undefined): string | undefined {
  if (before?.isListed === draft.isListed) return draft.kept?.entry.active;
  return String(draft.isListed);
}
