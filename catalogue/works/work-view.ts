import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { ParagraphClass } from '#catalogue/content/gallery-entry.ts';
import type { ArtworkWords } from '#catalogue/content/locale-files.ts';
import { memoize, memoizeWeakly } from '#catalogue/memoize.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { byLanguage, firstLanguage, type Language } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { averageColourOf, isListed, paragraphsOf, textOf, videosOf } from './artwork.ts';
import type { WorkAvailability } from './availability.ts';
import type { Category } from './categories.ts';
import { fillStory, type StorySegment } from './story.ts';
import type { VideoLink } from './video-links.ts';
import { certainSize, type WorkSize } from './work-size.ts';
import { translateText, type WorkTexts, workTexts } from './work-texts.ts';

/** A text with the language that it is really in, which need not be the page's. */
export interface Wording extends StorySegment {
  /** The same with no-break spaces and the quotation marks of its language; missing where it is no other. */
  readonly shown?: string;
}

/** What a thumbnail or a card says of a work; its texts are translated, those that say nothing are empty. */
export interface WorkCard extends WorkTexts {
  readonly id: number;
  readonly category: Category;
  /** Missing for an untitled work. */
  readonly title?: Wording;
  readonly photo: Photo;
  /** What the photo shows, where somebody has written it. */
  readonly alt?: Wording;
  /** Missing where its details give none, or one that its photo contradicts. */
  readonly size?: WorkSize;
  /** Missing where the artist says nothing of it. */
  readonly availability?: WorkAvailability;
}

/** A work whose size is known. */
export interface SizedWork extends WorkCard {
  readonly size: WorkSize;
}

/** What the page of a work says of it. */
export interface WorkPage extends WorkCard {
  readonly isListed: boolean;
  readonly paragraphs: readonly {
    readonly classes: readonly ParagraphClass[];
    readonly segments: readonly Wording[];
    /** Of a scroll: the passage that it is about, in percent of the length. */
    readonly at?: number;
  }[];
  readonly detailPhotos: readonly Photo[];
  /** What each further photo shows, where somebody has written it. */
  readonly imagesAlt: readonly (Wording | undefined)[];
  readonly videos: readonly VideoLink[];
}

/** A text in a language, else in the first one, else nothing: an empty text counts as missing. */
function told(
  { words }: Pick<CatalogueWork, 'words'>,
  language: Language,
  textIn: (words: ArtworkWords) => string | undefined,
): Wording | undefined {
  const spoken = [language, firstLanguage()].map((each) => {
    const own = words[each];
    return { text: (own && textIn(own)?.trim()) ?? '', language: each };
  });
  return spoken.find(({ text }) => text !== '');
}

/** Whether a work can still be had, as far as that is said; the name of its collection in a language. */
function availabilityOf(
  { entry }: Pick<CatalogueWork, 'entry'>,
  vocabulary: Vocabulary,
): WorkAvailability | undefined {
  const { availability: state, collection = '' } = entry;
  if (state === undefined) return undefined;
  const isNamed = state === 'collection' && collection.trim() !== '';
  return {
    state,
    ...(isNamed && { collection: translatePhrase(vocabulary, collection.trim()).text }),
  };
}

/**
 * A work among others.
 *
 * @param vocabulary of the same language
 */
export function workCard(
  work: CatalogueWork,
  language: Language,
  vocabulary: Vocabulary,
): WorkCard {
  return cardsIn(vocabulary)(language)(work);
}

/** A work is met on dozens of pages, and told in the same words on each. */
const cardsIn = memoizeWeakly((vocabulary: Vocabulary) =>
  memoize((language: Language) =>
    memoizeWeakly((work: CatalogueWork) => cardOf(work, language, vocabulary)),
  ),
);

function cardOf(work: CatalogueWork, language: Language, vocabulary: Vocabulary): WorkCard {
  const { entry, photo } = work;
  const title = told(work, language, (words) => words.title);
  const alt = told(work, language, (words) => words.alt);
  const colour = averageColourOf(entry);
  const size = certainSize(textOf(entry, 'desc'), photo);
  const availability = availabilityOf(work, vocabulary);
  return {
    ...workTexts((text) => translateText(text, textOf(entry, text), vocabulary).text),
    id: entry.id,
    category: entry.category,
    ...(title && { title }),
    photo: colour ? { ...photo, colour } : photo,
    ...(alt && { alt }),
    ...(size && { size }),
    ...(availability && { availability }),
  };
}

/** A work on its own page: all that is known of it. */
export function workPage(
  work: CatalogueWork,
  language: Language,
  vocabulary: Vocabulary,
): WorkPage {
  const { entry, words, detailPhotos } = work;
  const texts = byLanguage((each) => words[each]?.text);
  return {
    ...workCard(work, language, vocabulary),
    imagesAlt: detailPhotos.map((_, index) =>
      told(work, language, ({ imagesAlt }) => imagesAlt?.[index]),
    ),
    isListed: isListed(entry),
    paragraphs: paragraphsOf(entry).map(({ content, ...paragraph }) => ({
      ...paragraph,
      segments: fillStory(content, texts, language),
    })),
    detailPhotos,
    videos: videosOf(entry),
  };
}

/**
 * What the picture of a work shows, for those who cannot see it: as somebody has written it, else title and technique.
 *
 * @param untitled what stands in for an empty title
 * @example altOf({ title: { text: 'Туман', language: 'ru' }, desc: 'холст, масло' }, 'Без названия')
 * // { text: 'Туман, холст, масло', language: 'ru' }
 */
export function altOf(
  { alt, title, desc }: Pick<WorkCard, 'alt' | 'title' | 'desc'>,
  untitled: string,
): Wording | string {
  const told = [title?.text ?? untitled, desc].filter(Boolean).join(', ');
  return alt ?? (title ? { text: told, language: title.language } : told);
}
