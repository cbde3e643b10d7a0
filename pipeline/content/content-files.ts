import { type GalleryEntry, galleryFile } from '#catalogue/schema/gallery-entry.ts';
import {
  type GalleryWordsFile,
  galleryWordsFile,
  type TranslationFile,
  translationFile,
} from '#catalogue/schema/locale-files.ts';
import { type NewsEntry, NewsFile } from '#catalogue/schema/news-entry.ts';
import { SiteFile } from '#catalogue/schema/site-entry.ts';
import {
  type ByLanguage,
  DEFAULT_LANGUAGES,
  inLanguage,
  type Language,
  type Languages,
  otherLanguages,
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

export interface ContentFiles {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly translation: ByLanguage<CheckedFile<TranslationFile>>;
  readonly galleryWords: ByLanguage<CheckedFile<GalleryWordsFile>>;
}

/** Sets the languages of the site as a side effect; reuses unchanged files of `before`. */
export async function readContentFiles(
  contentDir: string,
  before?: ContentFiles,
): Promise<ContentFiles> {
  const site = await readCheckedFile(contentDir, 'site.json', SiteFile, before?.site);
  setSiteLanguages(languagesIn(site));
  const categories = categoriesIn(site);
  // The other schemas depend on `site.json`, so its change invalidates all of them.
  const known = site === before?.site ? before : undefined;
  const [gallery, news, translation, galleryWords] = await Promise.all([
    readCheckedFile(contentDir, 'gallery.json', galleryFile(categories), known?.gallery),
    readCheckedFile(contentDir, 'news.json', NewsFile, known?.news),
    inEachLanguage((language) =>
      readCheckedFile(
        contentDir,
        `locales/${language}/translation.json`,
        translationFile(),
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

function languagesIn({ salvaged }: CheckedFile<SiteFile>): Languages {
  const own = (salvaged?.languages ?? []).filter((language) => language !== undefined);
  const [first, ...others] = new Set(own);
  return first === undefined ? DEFAULT_LANGUAGES : [first, ...others];
}

function categoriesIn({ salvaged }: CheckedFile<SiteFile>): readonly Category[] {
  const own = Object.keys(salvaged?.categories ?? {});
  return own.length > 0 ? own : CATEGORIES;
}

export function listFiles(files: ContentFiles): readonly CheckedFile<unknown>[] {
  const { site, gallery, news, translation, galleryWords } = files;
  return [site, gallery, news, ...Object.values(translation), ...Object.values(galleryWords)];
}

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
