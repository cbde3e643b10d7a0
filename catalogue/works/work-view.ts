import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { memoize, memoizeWeakly } from '#catalogue/memoize.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import type { ArtworkWords } from '#catalogue/schema/locale-files.ts';
import { byLanguage, firstLanguage, type Language } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { averageColourOf, isListed, paragraphsOf, textOf, videosOf } from './artwork.ts';
import type { WorkAvailability } from './availability.ts';
import type { Category } from './categories.ts';
import { fillStory, type StorySegment } from './story.ts';
import type { VideoLink } from './video-links.ts';
import { certainSize, type WorkSize } from './work-size.ts';
import { translateText, type WorkTexts, workTexts } from './work-texts.ts';

/** The language may differ from the page's. */
export interface Wording extends StorySegment {
  /** With no-break spaces and the quotation marks of its language; missing if nothing changes. */
  readonly shown?: string;
}

export interface WorkCard extends WorkTexts {
  readonly id: number;
  readonly category: Category;
  readonly title?: Wording;
  readonly photo: Photo;
  readonly alt?: Wording;
  /** Missing if unknown or contradicted by the photo. */
  readonly size?: WorkSize;
  readonly availability?: WorkAvailability;
}

export interface SizedWork extends WorkCard {
  readonly size: WorkSize;
}

export interface WorkPage extends WorkCard {
  readonly isListed: boolean;
  readonly paragraphs: readonly {
    readonly classes: readonly ParagraphClass[];
    readonly segments: readonly Wording[];
    /** Scrolls only: position of the passage, in percent of the length. */
    readonly at?: number;
  }[];
  readonly detailPhotos: readonly Photo[];
  readonly imagesAlt: readonly (Wording | undefined)[];
  readonly videos: readonly VideoLink[];
}

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

/** `vocabulary` must be of the same language. */
export function workCard(
  work: CatalogueWork,
  language: Language,
  vocabulary: Vocabulary,
): WorkCard {
  return cardsIn(vocabulary)(language)(work);
}

// Dozens of pages show the same card of a work.
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

/** Alt text: the artist's description, else title and technique. `untitled` replaces an empty title. */
export function altOf(
  { alt, title, desc }: Pick<WorkCard, 'alt' | 'title' | 'desc'>,
  untitled: string,
): Wording | string {
  const told = [title?.text ?? untitled, desc].filter(Boolean).join(', ');
  return alt ?? (title ? { text: told, language: title.language } : told);
}
