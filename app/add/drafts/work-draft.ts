import type { Availability } from '#catalogue/schema/availability.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import { WORK_TEXTS, type WorkText, type WorkTexts } from '#catalogue/schema/work-texts.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  type Language,
} from '#catalogue/texts/language.ts';
import { isListed, type StoredWork } from '#catalogue/works/catalogue.ts';
import {
  fillStory,
  placeholdersIn,
  placeholdersWithoutText,
  type StoryTexts,
} from '#catalogue/works/story.ts';

export interface DraftParagraph {
  /** Lines end in `\n`; empty without a translation. */
  readonly words: ByLanguage<string>;
  readonly classes: readonly ParagraphClass[];
  /** Related part of a scroll, in percent of its length; the form does not change it. */
  readonly at?: number;
  /** Text in `gallery.json` itself, such as a row of asterisks, instead of a placeholder. */
  readonly isLiteral?: boolean;
  /** Index of the paragraph in the opened work, from 0; absent for a new one. */
  readonly place?: number;
}

export type KeptWork = Pick<StoredWork, 'entry' | 'words'>;

/** Spec §2: fields as typed, not validated. */
export interface WorkDraft extends WorkTexts {
  readonly id: string;
  readonly category: Category;
  readonly title: ByLanguage<string>;
  readonly src: string;
  /** One file name or URL per line. */
  readonly images: string;
  readonly paragraphs: readonly DraftParagraph[];
  /** One URL per line. */
  readonly vkVideos: string;
  readonly ytVideos: string;
  readonly priority: string;
  readonly isListed: boolean;
  readonly availability: Availability | '';
  readonly collection: string;
  /** Translations typed for words that the vocabulary lacks, by language and word. */
  readonly vocabulary: ByLanguage<Readonly<Record<string, string>>>;
  readonly kept?: KeptWork;
}

export function workTexts<Value>(make: (text: WorkText) => Value): Record<WorkText, Value> {
  const texts = WORK_TEXTS.map((text) => [text, make(text)]);
  return Object.fromEntries(texts) as Record<WorkText, Value>;
}

export function emptyDraft(id: number): WorkDraft {
  return {
    id: String(id),
    category: 'flowers_birds',
    title: byLanguage(() => ''),
    src: '',
    ...workTexts(() => ''),
    images: '',
    paragraphs: [],
    vkVideos: '',
    ytVideos: '',
    priority: '',
    isListed: true,
    availability: '',
    collection: '',
    vocabulary: {},
  };
}

export function draftOf(kept: KeptWork): WorkDraft {
  const { entry, words } = kept;
  const { details } = entry;
  return {
    id: String(entry.id),
    category: entry.category,
    title: byLanguage((language) => words[language]?.title ?? ''),
    src: entry.src,
    ...workTexts((text) => details[text] ?? ''),
    images: joinLines(details.images),
    paragraphs: paragraphsOf(kept),
    vkVideos: joinLines(details.vk_videos),
    ytVideos: joinLines(details.yt_videos),
    priority: entry.priority === undefined ? '' : String(entry.priority),
    isListed: isListed(entry),
    availability: entry.availability ?? '',
    collection: entry.collection ?? '',
    vocabulary: {},
    kept,
  };
}

function joinLines(list: readonly string[] = []): string {
  return list.filter((line) => line.trim() !== '').join('\n');
}

function paragraphsOf({ entry, words }: KeptWork): DraftParagraph[] {
  const texts = byLanguage((language) => words[language]?.text);
  return (entry.details.text ?? []).map(({ content, classes = [], at }, place) => {
    const look = { classes, ...(at !== undefined && { at }) };
    const withoutText = placeholdersWithoutText(content, texts);
    if (withoutText.length === placeholdersIn(content).length) {
      const words = byLanguage((language) => (language === firstLanguage() ? content : ''));
      return { words, ...look, isLiteral: true, place };
    }
    return { words: byLanguage((language) => wordsIn(language, content, texts)), ...look, place };
  });
}

function wordsIn(language: Language, content: string, texts: StoryTexts): string {
  const isSaid = placeholdersIn(content).some((number) => texts[language]?.[number]?.trim());
  if (!isSaid) return '';
  return fillStory(content, texts, language)
    .map(({ text }) => text)
    .join('');
}
