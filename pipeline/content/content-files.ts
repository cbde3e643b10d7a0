import { type GalleryEntry, GalleryFile } from '#catalogue/content/gallery-entry.ts';
import {
  GalleryWordsFile,
  TranslatedFile,
  TranslationFile,
} from '#catalogue/content/locale-files.ts';
import { type NewsEntry, NewsFile } from '#catalogue/content/news-entry.ts';
import { SiteFile } from '#catalogue/content/site-entry.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type CheckedFile, readCheckedFile } from './checked-file.ts';
import type { Finding } from './finding.ts';
import { artworkFindings } from './rules/artwork-rules.ts';
import { entryFindings } from './rules/entry-rules.ts';
import { siteLinkFindings, videoFindings } from './rules/link-rules.ts';
import { postTitleFindings } from './rules/title-rules.ts';
import { translationFindings } from './rules/translation-rules.ts';
import { vocabularyFindings } from './rules/vocabulary-rules.ts';
import { wordsFindings } from './rules/words-rules.ts';

/** Every JSON file of the content folder, held against its schema. */
export interface ContentFiles {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly translation: {
    readonly ru: CheckedFile<TranslationFile>;
    readonly en: CheckedFile<TranslatedFile>;
  };
  readonly galleryWords: Readonly<Record<Language, CheckedFile<GalleryWordsFile>>>;
}

/** Reads all files of words and numbers, whatever they hold: what is wrong is among their findings. */
export async function readContentFiles(contentDir: string): Promise<ContentFiles> {
  const [site, gallery, news, ru, en, ruWords, enWords] = await Promise.all([
    readCheckedFile(contentDir, 'site.json', SiteFile),
    readCheckedFile(contentDir, 'gallery.json', GalleryFile),
    readCheckedFile(contentDir, 'news.json', NewsFile),
    readCheckedFile(contentDir, 'locales/ru/translation.json', TranslationFile),
    readCheckedFile(contentDir, 'locales/en/translation.json', TranslatedFile),
    readCheckedFile(contentDir, 'locales/ru/gallery.json', GalleryWordsFile),
    readCheckedFile(contentDir, 'locales/en/gallery.json', GalleryWordsFile),
  ]);
  const translation = { ru, en };
  return { site, gallery, news, translation, galleryWords: { ru: ruWords, en: enWords } };
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
    ...listFiles(files).flatMap((file) => file.findings),
    ...entryFindings(gallery),
    ...entryFindings(news),
    ...artworkFindings(gallery),
    ...postTitleFindings(news),
    ...siteLinkFindings(site),
    ...videoFindings(gallery, news),
    ...wordsFindings(gallery, galleryWords),
    ...vocabularyFindings({ site, gallery, english: translation.en }),
    ...translationFindings(translation.ru, translation.en),
  ];
}
