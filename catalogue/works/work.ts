import { hexColour } from '#catalogue/photos/colours.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { WorkAvailability } from '#catalogue/schema/availability.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import { translateText, type WorkText } from '#catalogue/schema/work-texts.ts';
import { contentDate } from '#catalogue/texts/content-date.ts';
import { byLanguage, firstLanguage, type Language } from '#catalogue/texts/language.ts';
import { type LocalizedText, localizedText, typesetText } from '#catalogue/texts/localized-text.ts';
import { typeset } from '#catalogue/texts/typeset.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/texts/vocabulary.ts';
import { isListed, type StoredWork } from '#catalogue/works/catalogue.ts';
import { materialsIn } from './materials.ts';
import { fillStory } from './story.ts';
import { parseVideoLink, type VideoLink } from './video-links.ts';
import { certainSize, type WorkSize } from './work-size.ts';

export interface Work {
  readonly id: number;
  readonly category: Category;
  readonly isListed: boolean;
  readonly title: LocalizedText;
  readonly alt?: LocalizedText;
  readonly desc?: string;
  readonly date?: string;
  readonly facts: readonly string[];
  readonly availability?: WorkAvailability;
  readonly paragraphs: readonly {
    readonly classes: readonly ParagraphClass[];
    readonly segments: readonly LocalizedText[];
    readonly at?: number;
  }[];
  readonly photo: Photo;
  readonly detailPhotos: readonly Photo[];
  readonly detailAlts: readonly (LocalizedText | undefined)[];
  readonly videos: readonly VideoLink[];
  readonly size?: WorkSize;
  readonly created?: string;
  /** Without phrases that `materials.json` does not contain. */
  readonly materials: Readonly<Record<'media' | 'surfaces' | 'forms', readonly string[]>>;
}

export function makeWork(
  { entry, texts, photo, detailPhotos }: StoredWork,
  vocabulary: Vocabulary,
  untitled: string,
): Work {
  const { language } = vocabulary;
  const { id, category, details } = entry;
  const title = localizedText(language, (each) => texts[each]?.title);
  const alt = localizedText(language, (each) => texts[each]?.alt);
  const shortText = (text: WorkText) =>
    typeset(translateText(text, details[text]?.trim() ?? '', vocabulary).text, language);
  const [desc, date] = [shortText('desc'), shortText('date')];
  const availability = availabilityOf(entry, vocabulary);
  const stories = byLanguage((each) => texts[each]?.text);
  const size = certainSize(details.desc ?? '', photo);
  const created = contentDate(details.date ?? '');
  const materials = materialsIn(details.desc ?? '');
  const namesOf = (list: readonly { readonly phrase: string }[]) =>
    list.map(({ phrase }) => translatePhrase(vocabulary, phrase).text);
  return {
    id,
    category,
    isListed: isListed(entry),
    title: title ? typesetText(title) : { text: untitled, language },
    ...(alt && { alt }),
    ...(desc && { desc }),
    ...(date && { date }),
    facts: [desc, date].filter(Boolean),
    ...(availability && { availability }),
    paragraphs: (details.text ?? [])
      .filter(({ content }) => content.trim() !== '')
      .map(({ content, classes = [], at }) => ({
        classes,
        segments: fillStory(content, stories, language).map(typesetText),
        ...(at !== undefined && { at }),
      })),
    photo: details.average_color ? { ...photo, colour: hexColour(details.average_color) } : photo,
    detailPhotos,
    detailAlts: detailPhotos.map((_, index) =>
      localizedText(language, (each) => texts[each]?.imagesAlt?.[index]),
    ),
    // The content check rejects links that cannot be parsed, but the lists may contain empty texts.
    videos: [...(details.vk_videos ?? []), ...(details.yt_videos ?? [])]
      .map(parseVideoLink)
      .filter((video) => video !== undefined),
    ...(size && { size }),
    ...(created && { created }),
    materials: {
      media: namesOf(materials.techniques),
      surfaces: namesOf(materials.grounds),
      forms: namesOf(materials.forms),
    },
  };
}

/** As typed. Paragraphs without a placeholder are in the first language. */
export function workTextsIn(language: Language, { entry, texts }: StoredWork) {
  const { title = '', text = {} } = texts[language] ?? {};
  const paragraphs = language === firstLanguage() ? (entry.details.text ?? []) : [];
  const literals = paragraphs.map(({ content }) => content.replace(/\{\{\s*\d+\s*\}\}/g, ''));
  return { title, story: [...Object.values(text), ...literals].join(' ') };
}

export function availabilityOf(
  { availability: state, collection = '' }: StoredWork['entry'],
  vocabulary: Vocabulary,
): WorkAvailability | undefined {
  if (state === undefined) return undefined;
  const name = state === 'collection' && translatePhrase(vocabulary, collection.trim()).text;
  return { state, ...(name && { collection: name }) };
}

/** For photos without their title beside them: the artist's description, otherwise title and details line. */
export function altOf({ alt, title, desc }: Pick<Work, 'alt' | 'title' | 'desc'>): LocalizedText {
  return alt ?? { text: [title.text, desc].filter(Boolean).join(', '), language: title.language };
}
