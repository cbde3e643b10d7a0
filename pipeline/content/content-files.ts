import { type GalleryEntry, galleryFile } from '#catalogue/content/gallery-entry.ts';
import {
  type GalleryWordsFile,
  galleryWordsFile,
  TranslationFile,
} from '#catalogue/content/locale-files.ts';
import { type NewsEntry, NewsFile } from '#catalogue/content/news-entry.ts';
import { SiteFile } from '#catalogue/content/site-entry.ts';
import {
  type ByLanguage,
  inLanguage,
  type Language,
  type Languages,
  otherLanguages,
  SHIPPED_LANGUAGES,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { CATEGORIES, type Category } from '#catalogue/works/categories.ts';
import { type CheckedFile, readCheckedFile } from './checked-file.ts';
import type { Finding } from './finding.ts';
import { altFindings } from './rules/alt-rules.ts';
import { artworkFindings } from './rules/artwork-rules.ts';
import { categoryFindings } from './rules/category-rules.ts';
import { entryFindings } from './rules/entry-rules.ts';
import { interfaceFindings } from './rules/interface-rules.ts';
import { letterFindings } from './rules/letter-rules.ts';
import { publicAddressFindings, siteLinkFindings, videoFindings } from './rules/link-rules.ts';
import { postFindings } from './rules/post-rules.ts';
import { publishFindings } from './rules/publish-rules.ts';
import { textLinkFindings } from './rules/text-link-rules.ts';
import { translationFindings } from './rules/translation-rules.ts';
import { vocabularyFindings } from './rules/vocabulary-rules.ts';
import { wordsFindings } from './rules/words-rules.ts';

/** Every JSON file of the content folder, held against its schema. */
export interface ContentFiles {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly translation: ByLanguage<CheckedFile<TranslationFile>>;
  readonly galleryWords: ByLanguage<CheckedFile<GalleryWordsFile>>;
}

/**
 * Reads all files of words and numbers, whatever they hold: what is wrong is among their findings. From then on, the
 * languages of the site are those of this folder.
 *
 * @param before what they were, so that those that are the same need not be checked again
 */
export async function readContentFiles(
  contentDir: string,
  before?: ContentFiles,
): Promise<ContentFiles> {
  const site = await readCheckedFile(contentDir, 'site.json', SiteFile, before?.site);
  setSiteLanguages(languagesIn(site));
  const categories = categoriesIn(site);
  // What the others are held against is among what the site says.
  const known = site === before?.site ? before : undefined;
  const [gallery, news, translation, galleryWords] = await Promise.all([
    readCheckedFile(contentDir, 'gallery.json', galleryFile(categories), known?.gallery),
    readCheckedFile(contentDir, 'news.json', NewsFile, known?.news),
    inEachLanguage((language) =>
      readCheckedFile(
        contentDir,
        `locales/${language}/translation.json`,
        TranslationFile,
        known?.translation[language],
      ),
    ),
    inEachLanguage((language) =>
      readCheckedFile(
        contentDir,
        `locales/${language}/gallery.json`,
        galleryWordsFile(categories),
        known?.galleryWords[language],
      ),
    ),
  ]);
  return { site, gallery, news, translation, galleryWords };
}

async function inEachLanguage<Value>(
  read: (language: Language) => Promise<Value>,
): Promise<ByLanguage<Value>> {
  const values = siteLanguages().map(async (language) => [language, await read(language)] as const);
  return Object.fromEntries(await Promise.all(values));
}

/** The artist's languages; where `site.json` tells of none, those of the specification. */
function languagesIn({ salvaged }: CheckedFile<SiteFile>): Languages {
  const own = (salvaged?.languages ?? []).filter((language) => language !== undefined);
  const [first, ...others] = new Set(own);
  return first === undefined ? SHIPPED_LANGUAGES : [first, ...others];
}

/** The artist's categories in their order; where `site.json` tells of none, those of the specification. */
function categoriesIn({ salvaged }: CheckedFile<SiteFile>): readonly Category[] {
  const own = Object.keys(salvaged?.categories ?? {});
  return own.length > 0 ? own : CATEGORIES;
}

/** All files, whatever they hold. */
export function listFiles(files: ContentFiles): readonly CheckedFile<unknown>[] {
  const { site, gallery, news, translation, galleryWords } = files;
  return [site, gallery, news, ...Object.values(translation), ...Object.values(galleryWords)];
}

/** What every rule about words and numbers finds; photos have rules of their own. */
export function fileFindings(files: ContentFiles): readonly Finding[] {
  const { site, gallery, news, translation, galleryWords } = files;
  return [
    ...listFiles(files).flatMap((file) => [...file.findings, ...letterFindings(file)]),
    ...entryFindings(gallery),
    ...entryFindings(news),
    ...artworkFindings(gallery),
    ...postFindings(news, gallery),
    ...altFindings(files),
    ...publicAddressFindings(site),
    ...siteLinkFindings(site),
    ...publishFindings(site),
    ...categoryFindings(site, translation),
    ...videoFindings(gallery, news),
    ...textLinkFindings(files),
    ...wordsFindings(gallery, galleryWords),
    ...otherLanguages().flatMap((language) =>
      vocabularyFindings({
        site,
        gallery,
        news,
        words: inLanguage(translation, language),
        language,
      }),
    ),
    ...interfaceFindings(translation),
    ...translationFindings(translation),
  ];
}
