import type { ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { Biography, GalleryTextsFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { LABELS, type Labels } from '#catalogue/texts/labels.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';

export interface Content {
  readonly site: SiteFile;
  readonly works: readonly GalleryEntry[];
  readonly posts: readonly NewsEntry[];
  readonly words: ByLanguage<ContentWords>;
}

interface ContentWords {
  readonly interface: Labels;
  readonly biography: Biography;
  readonly vocabulary: Readonly<Record<string, string>>;
  readonly gallery: GalleryTextsFile;
}

/** Of a folder without errors. */
export function contentOf(files: ValidatedFolder): Content {
  const { site, gallery, news, translation, galleryWords } = files;
  const wordsIn = (language: Language): ContentWords => {
    const { biography, vocabulary = {}, ...own } = valid(inLanguage(translation, language).value);
    // Only labels of the editor may be missing in another language.
    const shipped = LABELS[language] ?? LABELS.en;
    return {
      interface: {
        ...completeLabels(own, shipped),
        category: categoryLabels(files, language),
        writtenIn: languageNotes(language, own.writtenIn, LABELS[language]?.writtenIn),
      },
      biography,
      vocabulary,
      gallery: valid(inLanguage(galleryWords, language).value),
    };
  };
  return {
    site: valid(site.value),
    works: valid(gallery.value),
    posts: valid(news.value),
    words: byLanguage(wordsIn),
  };
}

/** The shipped labels, replaced by her own ones that are not blank. */
export function completeLabels<T extends object>(
  own: Readonly<Record<string, unknown>>,
  shipped: T,
): T {
  const entries = Object.entries(shipped).map(([key, label]: [string, string | object]) => {
    const ownLabel: unknown = own[key];
    if (typeof label === 'object') return [key, completeLabels(Object(ownLabel), label)];
    return [key, typeof ownLabel === 'string' && ownLabel.trim() !== '' ? ownLabel : label];
  });
  return Object.fromEntries(entries) as T;
}

/** Spec §9: a language without names for the categories uses those of the first language. */
function categoryLabels(
  { site, translation }: ValidatedFolder,
  language: Language,
): Labels['category'] {
  const nameIn = (each: Language, category: Category) =>
    translation[each]?.value?.category?.[category]?.trim() || LABELS[each]?.category[category];
  return Object.fromEntries(
    Object.keys(valid(site.value).categories).map((category) => [
      category,
      nameIn(language, category) ?? valid(nameIn(firstLanguage(), category)),
    ]),
  );
}

function languageNotes(
  language: Language,
  own: Readonly<Record<string, string | undefined>> = {},
  shipped: Labels['writtenIn'] = {},
): Labels['writtenIn'] {
  return Object.fromEntries(
    siteLanguages().map((each) => [
      each,
      own[each]?.trim() || shipped[each] || languageName(each, language),
    ]),
  );
}

/** A file without a value always has findings, so this fails only if a rule did not report one. */
function valid<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A content file is broken, but nothing was reported');
  return value;
}
