import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';
import type { Wording, WorkCard } from '#catalogue/works/work-view.ts';
import type { Exhibition } from './exhibition.ts';
import type { NewsPost, PostPhotos, PostWords } from './news-post.ts';

/** Texts without a translation are in the first language. */
export interface PostView {
  readonly id: number;
  readonly title: Wording;
  readonly shortDesc: Wording;
  readonly paragraphs: readonly Wording[];
  readonly date: string;
  readonly exhibition?: Exhibition;
  readonly alt?: Wording;
  readonly imagesAlt: readonly (Wording | undefined)[];
}

export interface PostPage extends PostView, PostPhotos {
  readonly videos: readonly VideoLink[];
  readonly works: readonly WorkCard[];
}

export function postView(post: NewsPost, language: Language, vocabulary: Vocabulary): PostView {
  const { id, date, exhibition, images, words } = post;
  const first = firstLanguage();
  const spoken = [language, first] as const;
  const told = (textIn: (words: PostWords) => string | undefined): Wording | undefined => {
    const found = spoken.find((each) => words[each] && textIn(words[each]));
    const text = found && words[found] && textIn(words[found]);
    return text ? { text, language: found } : undefined;
  };
  const ofParagraphs = spoken.find((each) => words[each]?.paragraphs.length) ?? first;
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
