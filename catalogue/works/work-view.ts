import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { ParagraphClass } from '#catalogue/content/gallery-entry.ts';
import type { ArtworkWords } from '#catalogue/content/locale-files.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { byLanguage, firstLanguage, type Language } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import {
  averageColourOf,
  detailPlacesOf,
  isListed,
  type PaintingPlace,
  paragraphsOf,
  textOf,
  videosOf,
} from './artwork.ts';
import type { WorkAvailability } from './availability.ts';
import type { Category } from './categories.ts';
import { fillStory, type StorySegment } from './story.ts';
import type { VideoLink } from './video-links.ts';
import { certainSize, type WorkSize } from './work-size.ts';
import { translateText, type WorkTexts, workTexts } from './work-texts.ts';

/** A text with the language that it is really in, which need not be the page's. */
export interface Wording extends StorySegment {
  /** The same as it stands in a title, where long words may part; missing where it is no other. */
  readonly shown?: string;
}

/** What a thumbnail or a card says of a work; its texts are translated, those that say nothing are empty. */
export interface WorkCard extends WorkTexts {
  readonly id: number;
  readonly category: Category;
  /** Missing for an untitled work. */
  readonly title?: Wording;
  readonly photo: Photo;
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
  /** Where on the painting each of them is, as far as that is said. */
  readonly detailPlaces: readonly (PaintingPlace | undefined)[];
  /** What the photo shows, where somebody has written it; else title and technique tell. */
  readonly alt: string;
  /** The same of each further photo; empty where nobody has. */
  readonly imagesAlt: readonly string[];
  readonly videos: readonly VideoLink[];
}

/** The title in a language, else in the first one, else nothing: an empty title counts as missing. */
function titleOf({ words }: Pick<CatalogueWork, 'words'>, language: Language): Wording | undefined {
  const spoken = [language, firstLanguage()].find((each) => words[each]?.title.trim());
  if (spoken === undefined) return undefined;
  return { text: words[spoken]?.title.trim() ?? '', language: spoken };
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
  const { entry, photo } = work;
  const title = titleOf(work, language);
  const colour = averageColourOf(entry);
  const size = certainSize(textOf(entry, 'desc'), photo);
  const availability = availabilityOf(work, vocabulary);
  return {
    ...workTexts((text) => translateText(text, textOf(entry, text), vocabulary).text),
    id: entry.id,
    category: entry.category,
    ...(title && { title }),
    photo: colour ? { ...photo, colour } : photo,
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
  const card = workCard(work, language, vocabulary);
  const written = (altIn: (words: ArtworkWords) => string | undefined) =>
    [words[language], words[firstLanguage()]]
      .map((each) => each && altIn(each)?.trim())
      .find(Boolean);
  return {
    ...card,
    alt: written(({ alt }) => alt) ?? [card.title?.text, card.desc].filter(Boolean).join(', '),
    imagesAlt: detailPhotos.map((_, index) => written((each) => each.imagesAlt?.[index]) ?? ''),
    isListed: isListed(entry),
    paragraphs: paragraphsOf(entry).map(({ content, ...paragraph }) => ({
      ...paragraph,
      segments: fillStory(content, texts, language),
    })),
    detailPhotos,
    detailPlaces: detailPlacesOf(entry),
    videos: videosOf(entry),
  };
}
