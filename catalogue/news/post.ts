import type { Photo } from '#catalogue/photos/photo.ts';
import type { NewsEntry, NewsTexts } from '#catalogue/schema/news-entry.ts';
import { contentDate } from '#catalogue/texts/content-date.ts';
import { firstLanguage, type Language } from '#catalogue/texts/language.ts';
import { type LocalizedText, localizedText, typesetText } from '#catalogue/texts/localized-text.ts';
import { typeset } from '#catalogue/texts/typeset.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/texts/vocabulary.ts';
import { type StoredPost, withoutEmpty } from '#catalogue/works/catalogue.ts';
import { parseVideoLink, type VideoLink } from '#catalogue/works/video-links.ts';
import type { Work } from '#catalogue/works/work.ts';

/** Days like `2027-03-12`; equal for a single day. */
export interface Exhibition {
  readonly from: string;
  readonly to: string;
  readonly place: string;
}

export interface Post {
  readonly id: number;
  readonly title: LocalizedText;
  readonly shortDesc?: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  readonly date?: string;
  /** ISO 8601: a year, a month or a day; missing if uncertain. */
  readonly created?: string;
  readonly exhibition?: Exhibition;
  readonly photo: Photo;
  readonly alt?: LocalizedText;
  readonly backdrop: string;
  readonly photos: readonly Photo[];
  readonly photoAlts: readonly (LocalizedText | undefined)[];
  readonly videos: readonly VideoLink[];
  readonly works: readonly Work[];
}

export function makePost(
  { entry, photo, backdrop, photos }: StoredPost,
  vocabulary: Vocabulary,
  works: ReadonlyMap<number, Work>,
): Post {
  const { language } = vocabulary;
  const { content, exhibition } = entry;
  const textsIn = (each: Language) => postTexts(entry, each);
  const title = localizedText(language, (each) => textsIn(each)?.title);
  const shortDesc = localizedText(language, (each) => textsIn(each)?.shortDesc);
  const alt = localizedText(language, (each) => textsIn(each)?.alt);
  const translate = (phrase: string) =>
    typeset(translatePhrase(vocabulary, phrase.trim()).text, language);
  const date = translate(entry.date);
  const created = contentDate(entry.date);
  return {
    id: entry.id,
    title: typesetText(title ?? { text: '', language }),
    ...(shortDesc && { shortDesc: typesetText(shortDesc) }),
    paragraphs: paragraphsIn(language, textsIn).map(typesetText),
    ...(date && { date }),
    ...(created && { created }),
    ...(exhibition && {
      exhibition: {
        from: exhibition.from,
        to: exhibition.to ?? exhibition.from,
        place: translate(exhibition.place),
      },
    }),
    photo,
    ...(alt && { alt }),
    backdrop,
    photos,
    photoAlts: photos.map((_, index) =>
      localizedText(language, (each) => textsIn(each)?.imagesAlt?.[index]),
    ),
    videos: (content.vk_videos ?? []).map(parseVideoLink).filter((video) => video !== undefined),
    works: [...new Set(entry.works)].flatMap((id) => works.get(id) ?? []),
  };
}

/** Not typeset. Texts outside `translations` are in the first language. */
export function postTexts(entry: NewsEntry, language: Language): NewsTexts | undefined {
  return language === firstLanguage()
    ? { ...entry, ...entry.content }
    : entry.translations?.[language];
}

function paragraphsIn(
  language: Language,
  textsIn: (language: Language) => NewsTexts | undefined,
): LocalizedText[] {
  for (const each of [language, firstLanguage()]) {
    const paragraphs = withoutEmpty(textsIn(each)?.text);
    if (paragraphs.length > 0) return paragraphs.map((text) => ({ text, language: each }));
  }
  return [];
}
