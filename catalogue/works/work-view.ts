import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { ParagraphClass } from '#catalogue/content/gallery-entry.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { translateDetails } from '#catalogue/words/details-line.ts';
import { FALLBACK_LANGUAGE, type Language } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import type { Category } from './categories.ts';
import { fillStory, type StorySegment } from './story.ts';
import type { VideoLink } from './video-links.ts';

/** A text with the language that it is really in, which need not be the page's. */
export type Wording = StorySegment;

/** What a thumbnail says of a work. */
export interface WorkThumbnail {
  readonly id: number;
  readonly category: Category;
  /** Missing for an untitled work. */
  readonly title?: Wording;
  readonly date: string;
  readonly photo: Photo;
}

/** What a gallery card says of a work. */
export interface WorkCard extends WorkThumbnail {
  /** Medium and size, translated piece by piece (spec §2, details line). */
  readonly details: string;
}

/** What the page of a work says of it. */
export interface WorkPage extends WorkCard {
  readonly isListed: boolean;
  readonly paragraphs: readonly {
    readonly classes: readonly ParagraphClass[];
    readonly segments: readonly Wording[];
  }[];
  readonly detailPhotos: readonly Photo[];
  readonly videos: readonly VideoLink[];
}

/** The title in a language, else in Russian, else nothing: an empty title counts as missing. */
function titleOf({ words }: Pick<CatalogueWork, 'words'>, language: Language): Wording | undefined {
  const spoken = [language, FALLBACK_LANGUAGE].find((each) => words[each]?.title.trim());
  return spoken && { text: words[spoken]?.title.trim() ?? '', language: spoken };
}

/**
 * A work among others: picture, title and date.
 *
 * @param vocabulary of the same language
 */
export function workThumbnail(
  work: CatalogueWork,
  language: Language,
  vocabulary: Vocabulary,
): WorkThumbnail {
  const { artwork, photo } = work;
  const title = titleOf(work, language);
  return {
    id: artwork.id,
    category: artwork.category,
    ...(title && { title }),
    date: translatePhrase(vocabulary, artwork.date).text,
    photo: artwork.averageColour ? { ...photo, colour: artwork.averageColour } : photo,
  };
}

/** A work on a card of the gallery (spec §2): its thumbnail and its details line. */
export function workCard(
  work: CatalogueWork,
  language: Language,
  vocabulary: Vocabulary,
): WorkCard {
  return {
    ...workThumbnail(work, language, vocabulary),
    details: translateDetails(work.artwork.desc, vocabulary).text,
  };
}

/** A work on its own page: all that is known of it. */
export function workPage(
  work: CatalogueWork,
  language: Language,
  vocabulary: Vocabulary,
): WorkPage {
  const { artwork, words, detailPhotos } = work;
  const texts = { ru: words.ru?.text, en: words.en?.text };
  return {
    ...workCard(work, language, vocabulary),
    isListed: artwork.isListed,
    paragraphs: artwork.paragraphs.map(({ classes, content }) => ({
      classes,
      segments: fillStory(content, texts, language),
    })),
    detailPhotos,
    videos: artwork.videos,
  };
}
