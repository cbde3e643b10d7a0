import type { Photo } from '#catalogue/photos/photo.ts';
import type { NewsEntry, NewsWords } from '#catalogue/schema/news-entry.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { parseVideos, withoutEmpty } from '#catalogue/works/artwork.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';
import type { Exhibition } from './exhibition.ts';

/** An empty text is missing in that language. */
export interface PostWords {
  readonly title: string;
  readonly shortDesc: string;
  readonly paragraphs: readonly string[];
  readonly alt: string;
  readonly imagesAlt: readonly string[];
}

export interface NewsPost {
  readonly id: number;
  /** In the first language, like the place of its exhibition; the vocabulary translates both. */
  readonly date: string;
  /** A file of `images/news`. */
  readonly image: string;
  /** Files of `images/news`. */
  readonly images: readonly string[];
  readonly videos: readonly VideoLink[];
  readonly exhibition?: Exhibition;
  readonly works: readonly number[];
  readonly words: Readonly<Partial<Record<Language, PostWords>>>;
}

export interface PostPhotos {
  readonly photo: Photo;
  /** Data URL of the cover, as small as the blur behind the headline allows. */
  readonly backdrop: string;
  readonly photos: readonly Photo[];
}

/** Optional lists become arrays, and empty entries are removed. */
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
