import type { CataloguePost } from '#catalogue/catalogue.ts';
import type { NewsEntry, NewsWords } from '#catalogue/content/news-entry.ts';
import { FALLBACK_LANGUAGE, type Language } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { parseVideos, withoutEmpty } from '#catalogue/works/artwork.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';
import type { Wording, WorkCard } from '#catalogue/works/work-view.ts';
import type { Exhibition } from './exhibition.ts';

/** What a post says in a language; what is empty, that language does not say. */
interface PostWords {
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
  /** Russian, as is the place of its exhibition; the vocabulary translates both. */
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
      [FALLBACK_LANGUAGE]: postWords({ ...entry, ...content }),
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

/** A post as one language tells it; each text is in that language or, where it has none, in Russian. */
export interface PostView {
  readonly id: number;
  readonly title: Wording;
  readonly shortDesc: Wording;
  readonly paragraphs: readonly Wording[];
  readonly date: string;
  readonly exhibition?: Exhibition;
  /** What the cover and each further photo show, where somebody has written it. */
  readonly alt?: Wording;
  readonly imagesAlt: readonly (Wording | undefined)[];
}

/** A post with all that its page shows. */
export interface PostPage extends PostView, Omit<CataloguePost, 'post'> {
  readonly videos: readonly VideoLink[];
  /** The works that it tells of, in its order. */
  readonly works: readonly WorkCard[];
}

/**
 * A post on the pages of a language.
 *
 * @param vocabulary of the same language
 */
export function postView(post: NewsPost, language: Language, vocabulary: Vocabulary): PostView {
  const { id, date, exhibition, images, words } = post;
  const spoken = [language, FALLBACK_LANGUAGE] as const;
  const told = (textIn: (words: PostWords) => string | undefined): Wording | undefined => {
    const found = spoken.find((each) => words[each] && textIn(words[each]));
    const text = found && words[found] && textIn(words[found]);
    return text ? { text, language: found } : undefined;
  };
  const ofParagraphs = spoken.find((each) => words[each]?.paragraphs.length) ?? FALLBACK_LANGUAGE;
  const nothing: Wording = { text: '', language };
  const alt = told((each) => each.alt);
  return {
    id,
    title: told((each) => each.title) ?? nothing,
    shortDesc: told((each) => each.shortDesc) ?? nothing,
    paragraphs: (words[ofParagraphs]?.paragraphs ?? []).map((text) => ({
      text,
      language: ofParagraphs,
    })),
    date: translatePhrase(vocabulary, date).text,
    ...(exhibition && {
      exhibition: { ...exhibition, place: translatePhrase(vocabulary, exhibition.place).text },
    }),
    ...(alt && { alt }),
    imagesAlt: images.map((_, index) => told((each) => each.imagesAlt[index])),
  };
}
