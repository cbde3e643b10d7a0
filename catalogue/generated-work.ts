import { isImageAddress } from './address.ts';
import type { GalleryEntry } from './gallery-entry.ts';
import { generateStory } from './generated-story.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { ArtworkWords } from './locale-files.ts';
import { photoFileName } from './photo-file-name.ts';
import { linesOf, parseVideoLines, type VideoLine } from './video-lines.ts';
import { embedAddress } from './video-links.ts';
import { draftOf, type WorkDraft } from './work-draft.ts';

/** What was taken along with the form: photos that are not in the folder yet. */
export interface TakenPhotos {
  readonly main?: {
    readonly name: string;
    /** Red, green and blue, 0 to 255. */
    readonly averageColour: readonly [number, number, number];
  };
  /** File names of the detail photos, in their order. */
  readonly details: readonly string[];
}

export interface GeneratedWork {
  /** Whether it takes the place of the work that the form was opened with. */
  readonly replaces: boolean;
  readonly entry: GalleryEntry;
  readonly words: { readonly ru: ArtworkWords; readonly en?: ArtworkWords };
}

const NO_PHOTOS: TakenPhotos = { details: [] };

/**
 * The id that was typed: parsed as an integer (spec §5); undefined if it is none from 1 on.
 *
 * @example parseId('12 or so') // 12
 */
export function parseId(text: string): number | undefined {
  const id = Number.parseInt(text, 10);
  return Number.isSafeInteger(id) && id >= 1 ? id : undefined;
}

/**
 * The work that a form describes, always as the folder may hold it: empty lines are dropped, links become those of
 * the players, and what cannot be understood (an id, a link) is left out or replaced, never refused.
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
  const titles = { ru: plain(draft.title.ru), en: plain(draft.title.en) };
  const needsEnglish = titles.en !== '' || story.texts.en !== undefined || kept?.words.en;
  const wordsOf = (language: Language): ArtworkWords => ({
    title:
      before?.title[language] === draft.title[language] ? before.title[language] : titles[language],
    ...(story.texts[language] && { text: story.texts[language] }),
  });
  return {
    replaces: kept?.entry.id === id,
    entry: {
      id,
      category: draft.category,
      title: `art-${id}`,
      src: photos.main?.name ?? (plain(draft.src) || photoFileName({ title: titles.ru, id })),
      ...(priority !== undefined && { priority }),
      ...(active !== undefined && { active }),
      details: detailsOf(draft, before, photos, story.paragraphs),
    },
    words: { ru: wordsOf('ru'), ...(needsEnglish && { en: wordsOf('en') }) },
  };
}

/** The two texts that the form shows: the entry for `gallery.json`, and the translation entry of a language. */
export function generatedTexts({ entry, words }: GeneratedWork): {
  readonly entry: string;
  readonly words: Readonly<Partial<Record<Language, string>>>;
} {
  const textOf = (language: Language) =>
    toJson({ [entry.category]: { [entry.title]: words[language] } });
  return {
    entry: toJson(entry),
    words: Object.fromEntries(
      LANGUAGES.filter((language) => words[language]).map((each) => [each, textOf(each)]),
    ),
  };
}

/** Without half characters, which no file can hold. */
function plain(text: string): string {
  return text.toWellFormed().trim();
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

type Details = GalleryEntry['details'];

/** Fields of a work that exists keep what they held, missing ones included, unless they were touched. */
function detailsOf(
  draft: WorkDraft,
  before: WorkDraft | undefined,
  photos: TakenPhotos,
  paragraphs: Details['text'],
): Details {
  const old = draft.kept?.entry.details;
  const isSame = (field: 'date' | 'desc' | 'images' | 'vkVideos' | 'ytVideos') =>
    before?.[field] === draft[field];
  const vkLines = parseVideoLines(draft.vkVideos);
  const ytLines = parseVideoLines(draft.ytVideos);
  const images = isSame('images')
    ? old?.images
    : linesOf(draft.images.toWellFormed()).filter(
        (line) => !line.startsWith('http') || isImageAddress(line),
      );
  const colour = photos.main?.averageColour ?? old?.average_color;
  return withoutUndefined({
    date: isSame('date') ? old?.date : plain(draft.date),
    desc: isSame('desc') ? old?.desc : plain(draft.desc),
    images: joined(images, photos.details),
    text: paragraphs,
    vk_videos: joined(
      isSame('vkVideos') ? old?.vk_videos : players(vkLines, 'vk'),
      isSame('ytVideos') ? [] : players(ytLines, 'vk'),
    ),
    yt_videos: joined(
      isSame('ytVideos') ? old?.yt_videos : players(ytLines, 'youtube'),
      isSame('vkVideos') ? [] : players(vkLines, 'youtube'),
    ),
    average_color: colour && ([...colour] as [number, number, number]),
  });
}

/** The players of one kind: a link in the wrong field goes to the right list. */
function players(lines: readonly VideoLine[], player: 'vk' | 'youtube'): string[] {
  return lines.flatMap(({ video }) => (video?.player === player ? [embedAddress(video)] : []));
}

function joined(
  list: readonly string[] | undefined,
  more: readonly string[],
): string[] | undefined {
  return list || more.length > 0 ? [...(list ?? []), ...more] : undefined;
}

function withoutUndefined(details: { [Key in keyof Details]: Details[Key] | undefined }): Details {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

function priorityOf(draft: WorkDraft, before: WorkDraft | undefined): number | undefined {
  if (before?.priority === draft.priority) return draft.kept?.entry.priority;
  const text = draft.priority.trim().replace(',', '.').replace('−', '-');
  const priority = Number(text);
  return text === '' || !Number.isFinite(priority) ? undefined : priority;
}

/** Spec §2: a work is shown when it is the text `true`. */
function activeOf(draft: WorkDraft, before: WorkDraft | undefined): string | undefined {
  if (before?.isListed === draft.isListed) return draft.kept?.entry.active;
  return String(draft.isListed);
}
