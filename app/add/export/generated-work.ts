import { draftOf, type KeptWork, type WorkDraft, workTexts } from '#app/add/drafts/work-draft.ts';
import { embedVideoLines, linesOf } from '#app/add/form/lines.ts';
import { photoFileName } from '#app/add/photo/photo-file-name.ts';
import { isSame, merge } from '#catalogue/change/merge.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { ArtworkTexts } from '#catalogue/schema/locale-files.ts';
import { WORK_TEXTS } from '#catalogue/schema/work-texts.ts';
import {
  type ByLanguage,
  firstLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { generateStory } from './generated-story.ts';

interface TypedWork {
  readonly entry: GalleryEntry;
  readonly words: ByLanguage<ArtworkTexts>;
}

export interface GeneratedWork extends TypedWork {
  readonly vocabulary?: ByLanguage<Readonly<Record<string, string>>>;
}

export interface TakenPhotos {
  readonly main?: {
    readonly name: string;
    /** Red, green and blue, 0 to 255. */
    readonly averageColour: readonly [number, number, number];
  };
  readonly details: readonly string[];
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
  const typed = typedWork(draft, nextId, photos);
  if (!kept) return { ...typed, ...vocabularyOf(draft) };
  const before = typedWork(draftOf(kept), nextId, NO_PHOTOS);
  const isStoryTouched = !isSame(paragraphsOf(before), paragraphsOf(typed));
  // Untouched fields keep their stored values, missing ones included.
  const merged = merge({ base: before, value: typed, saved: kept }).value as TypedWork;
  return {
    ...withAlts(withParagraphs(merged, isStoryTouched ? typed : kept), kept),
    ...vocabularyOf(draft),
  };
}

function typedWork(draft: WorkDraft, nextId: number, photos: TakenPhotos): TypedWork {
  const { category, title, kept, availability, collection } = draft;
  const id = parseId(draft.id) ?? nextId;
  const { paragraphs, texts } = generateStory(draft);
  const priority = parsePriority(draft.priority);
  const colour = photos.main?.averageColour;
  const typedSrc = draft.src.trim() && draft.src;
  const isNeeded = (language: Language) =>
    language === firstLanguage() ||
    title[language]?.trim() ||
    texts[language] ||
    kept?.words[language];
  const wordsOf = (language: Language): ArtworkTexts => ({
    title: title[language] ?? '',
    ...(texts[language] && { text: texts[language] }),
  });
  return {
    entry: {
      id,
      category,
      title: `art-${id}`,
      src:
        photos.main?.name ??
        (typedSrc || photoFileName({ title: title[firstLanguage()] ?? '', id })),
      ...(priority !== undefined && { priority }),
      // Spec §2: only the text `true` shows a work.
      active: String(draft.isListed),
      ...(availability && { availability }),
      ...(availability === 'collection' && collection.trim() && { collection }),
      details: {
        ...workTexts((text) => draft[text]),
        images: [...linesOf(draft.images), ...photos.details],
        text: paragraphs,
        vk_videos: embedVideoLines(draft.vkVideos),
        yt_videos: embedVideoLines(draft.ytVideos),
        ...(colour && { average_color: [...colour] }),
      },
    },
    words: Object.fromEntries(
      siteLanguages()
        .filter(isNeeded)
        .map((language) => [language, wordsOf(language)]),
    ),
  };
}

function paragraphsOf({ entry, words }: KeptWork): readonly unknown[] {
  return [entry.details.text, siteLanguages().map((language) => words[language]?.text)];
}

/** Placeholders and texts belong together, as their numbers do. */
function withParagraphs({ entry, words }: TypedWork, source: KeptWork): TypedWork {
  const { text: _, ...details } = entry.details;
  const { text } = source.entry.details;
  const told = Object.entries(words).map(([language, { text: _, ...own }]) => {
    const texts = source.words[language]?.text;
    return [language, { ...own, ...(texts && { text: texts }) }] as const;
  });
  return {
    entry: { ...entry, details: { ...details, ...(text && { text }) } },
    words: Object.fromEntries(told),
  };
}

/** Descriptions of detail photos follow their photos. */
function withAlts({ entry, words }: TypedWork, kept: KeptWork): TypedWork {
  const [images, before] = [entry, kept.entry].map(({ details }) => details.images ?? []);
  if (!images || !before || isSame(images, before)) return { entry, words };
  const placed = Object.entries(words).map(([language, { imagesAlt, ...own }]) => {
    const alts = images.map((image) => imagesAlt?.[before.indexOf(image)] ?? '');
    return [language, { ...own, ...(alts.some(Boolean) && { imagesAlt: alts }) }] as const;
  });
  return { entry, words: Object.fromEntries(placed) };
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
