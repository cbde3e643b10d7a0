import type { NewsEntry, NewsWords } from '#catalogue/content/news-entry.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { parseVideos, withoutEmpty } from '#catalogue/works/artwork.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';
import type { Exhibition } from './exhibition.ts';

/** What a post says in a language; what is empty, that language does not say. */
export interface PostWords {
  readonly title: string;
  readonly shortDesc: string;
  readonly paragraphs: readonly string[];
  /** What the cover shows. */
  readonly alt: string;
  /** What the further photos show, in their order. */
  readonly imagesAlt: readonly string[];
}

/** A news post as the website knows it (spec §3). */
export interface NewsPost {
  readonly id: number;
  /** In the first language, as is the place of its exhibition; the vocabulary translates both. */
  readonly date: string;
  /** The cover, a file of `images/news`. */
  readonly image: string;
  /** Further photos, files of `images/news`. */
  readonly images: readonly string[];
  readonly videos: readonly VideoLink[];
  /** Missing for a post that is about none. */
  readonly exhibition?: Exhibition;
  /** The ids of the works that it tells of. */
  readonly works: readonly number[];
  readonly words: Readonly<Partial<Record<Language, PostWords>>>;
}

/** The photos of a post as the site shows them. */
export interface PostPhotos {
  /** The cover. */
  readonly photo: Photo;
  /** The cover behind the headline, as small as its blur allows: the address holds it. */
  readonly backdrop: string;
  /** The further ones, in their order. */
  readonly photos: readonly Photo[];
}

/** A news post past the border: optional lists are there, and what is empty in them is gone. */
export function parseNewsPost({ content, exhibition, ...entry }: NewsEntry): NewsPost {
  const translations = Object.entries(entry.translations ?? {}).map(([language, words]) => [
    language,
    postWords(words ?? {}),
  ]);
  return {
    id: entry.id,
    date: entry.date.trim(),
    image: entry.image,
    images: withoutEmpty(content.images),
    videos: parseVideos(content.vk_videos),
    ...(exhibition && {
      exhibition: {
        from: exhibition.from,
        to: exhibition.to ?? exhibition.from,
        place: exhibition.place.trim(),
      },
    }),
    works: [...new Set(entry.works)],
    words: {
      [firstLanguage()]: postWords({ ...entry, ...content }),
      ...Object.fromEntries(translations),
    },
  };
}

function postWords(words: NewsWords): PostWords {
  return {
    title: words.title?.trim() ?? '',
    shortDesc: words.shortDesc?.trim() ?? '',
    paragraphs: withoutEmpty(words.text),
    alt: words.alt?.trim() ?? '',
    imagesAlt: (words.imagesAlt ?? []).map((alt) => alt.trim()),
  };
}
