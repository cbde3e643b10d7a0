import type * as v from 'valibot';
import {
  type FolderJson,
  GALLERY_FILE,
  galleryTextsPath,
  NEWS_FILE,
  SITE_FILE,
  translationPath,
} from '#catalogue/change/folder-json.ts';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
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
  byLanguage,
  DEFAULT_LANGUAGES,
  type Languages,
  setSiteLanguages,
} from '#catalogue/texts/language.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { type Validated, validate } from './validate.ts';

export interface CheckedFile<T> extends Validated<T> {
  readonly file: string;
  /** Normalized. */
  readonly json: unknown;
}

export interface CheckedFolder {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly translation: ByLanguage<CheckedFile<TranslationFile>>;
  readonly galleryWords: ByLanguage<CheckedFile<GalleryWordsFile>>;
}

export function validateFolder(folder: FolderJson): CheckedFolder {
  const site = validateFile(folder, SITE_FILE, SiteFile);
  setSiteLanguages(languagesIn(site.salvaged));
  const own = Object.keys(site.salvaged?.categories ?? {});
  const categories = own.length > 0 ? own : CATEGORIES;
  return {
    site,
    gallery: validateFile(folder, GALLERY_FILE, galleryFile(categories)),
    news: validateFile(folder, NEWS_FILE, NewsFile),
    translation: byLanguage((language) =>
      validateFile(folder, translationPath(language), translationFile()),
    ),
    galleryWords: byLanguage((language) =>
      validateFile(folder, galleryTextsPath(language), galleryWordsFile(categories)),
    ),
  };
}

export function listFiles(files: CheckedFolder): readonly CheckedFile<unknown>[] {
  const { site, gallery, news, translation, galleryWords } = files;
  return [site, gallery, news, ...Object.values(translation), ...Object.values(galleryWords)];
}

function validateFile<T>(
  folder: FolderJson,
  file: string,
  schema: v.GenericSchema<unknown, T>,
): CheckedFile<T> {
  const json = normalizeJson(folder[file], [file]);
  if (json === undefined) return { file, json, findings: [] };
  return { file, json, ...validate(schema, json, file) };
}

/** The other files of a folder depend on the languages in its `site.json`. */
export function folderFiles(siteJson: unknown): readonly string[] {
  const site = validateFile({ [SITE_FILE]: siteJson }, SITE_FILE, SiteFile);
  const texts = languagesIn(site.salvaged).flatMap((language) => [
    translationPath(language),
    galleryTextsPath(language),
  ]);
  return [SITE_FILE, GALLERY_FILE, NEWS_FILE, ...texts];
}

function languagesIn(site: CheckedFile<SiteFile>['salvaged']): Languages {
  const own = (site?.languages ?? []).filter((language) => language !== undefined);
  const [first, ...others] = new Set(own);
  return first === undefined ? DEFAULT_LANGUAGES : [first, ...others];
}
