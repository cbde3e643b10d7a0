import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { ParagraphClass } from '#catalogue/content/gallery-entry.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  type Language,
} from '#catalogue/words/language.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import type { Availability } from '#catalogue/works/availability.ts';
import type { Category } from '#catalogue/works/categories.ts';
import {
  fillStory,
  placeholdersIn,
  placeholdersWithoutText,
  type StoryTexts,
} from '#catalogue/works/story.ts';
import { type WorkTexts, workTexts } from '#catalogue/works/work-texts.ts';

/** A paragraph of a work's story, in all languages. */
export interface DraftParagraph {
  /** Lines within it end in `\n`; empty where there is no translation yet. */
  readonly words: ByLanguage<string>;
  readonly classes: readonly ParagraphClass[];
  /** The passage of a scroll that it is about, in percent of the length: the form leaves it as it is. */
  readonly at?: number;
  /** Stands in `gallery.json` itself, such as a row of asterisks, instead of a placeholder with a text. */
  readonly isLiteral?: boolean;
  /** Which paragraph of the opened work it was, from 0; a new one was none. */
  readonly place?: number;
}

/** A work as the folder holds it: what an edited draft was opened from. */
export type KeptWork = Pick<CatalogueWork, 'entry' | 'words'>;

/** What is typed into the form of `/add`, field by field (spec §2), right or wrong. */
export interface WorkDraft extends WorkTexts {
  readonly id: string;
  readonly category: Category;
  readonly title: ByLanguage<string>;
  readonly src: string;
  /** One name or address a line. */
  readonly images: string;
  readonly paragraphs: readonly DraftParagraph[];
  /** One link a line. */
  readonly vkVideos: string;
  readonly ytVideos: string;
  readonly priority: string;
  readonly isListed: boolean;
  /** Empty where nothing is said of it. */
  readonly availability: Availability | '';
  readonly collection: string;
  /** What she says words mean that the vocabulary does not know, by language and word. */
  readonly vocabulary: ByLanguage<Readonly<Record<string, string>>>;
  /** Whatever is not touched in the form stays exactly as it was here. */
  readonly kept?: KeptWork;
}

/** An empty form. */
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

/** The form filled with a work that exists, to be edited. */
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

/** The story as it is shown, each paragraph in all languages; what nobody has translated is empty there. */
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

/** A paragraph in one language only; empty where all of its placeholders have no text in it. */
function wordsIn(language: Language, content: string, texts: StoryTexts): string {
  const isSaid = placeholdersIn(content).some((number) => texts[language]?.[number]?.trim());
  if (!isSaid) return '';
  return fillStory(content, texts, language)
    .map(({ text }) => text)
    .join('');
}
