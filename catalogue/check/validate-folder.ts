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
  GalleryTextsFile,
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

export interface ValidatedFile<T> extends Validated<T> {
  readonly file: string;
  readonly json: unknown;
}

export interface ValidatedFolder {
  readonly site: ValidatedFile<SiteFile>;
  readonly gallery: ValidatedFile<GalleryEntry[]>;
  readonly news: ValidatedFile<NewsEntry[]>;
  readonly translation: ByLanguage<ValidatedFile<TranslationFile>>;
  readonly galleryTexts: ByLanguage<ValidatedFile<GalleryTextsFile>>;
}

export function validateFolder(folder: FolderJson): ValidatedFolder {
  const site = validateFile(folder, SITE_FILE, SiteFile);
  // Must come first: the schemas and `byLanguage` use the languages of the site.
  setSiteLanguages(languagesIn(site.salvaged));
  const siteCategories = Object.keys(site.salvaged?.categories ?? {});
  const categories = siteCategories.length > 0 ? siteCategories : CATEGORIES;
  return {
    site,
    gallery: validateFile(folder, GALLERY_FILE, galleryFile(categories)),
    news: validateFile(folder, NEWS_FILE, NewsFile),
    translation: byLanguage((language) =>
      validateFile(folder, translationPath(language), translationFile()),
    ),
    galleryTexts: byLanguage((language) =>
      validateFile(folder, galleryTextsPath(language), GalleryTextsFile),
    ),
  };
}

export function allFiles(files: ValidatedFolder): readonly ValidatedFile<unknown>[] {
  const { site, gallery, news, translation, galleryTexts } = files;
  return [site, gallery, news, ...Object.values(translation), ...Object.values(galleryTexts)];
}

function validateFile<T>(
  folder: FolderJson,
  file: string,
  schema: v.GenericSchema<unknown, T>,
): ValidatedFile<T> {
  const json = normalizeJson(folder[file], [file]);
  if (json === undefined) return { file, json, findings: [] };
  return { file, json, ...validate(schema, json, file) };
}

export function pathsOfFolder(siteJson: unknown): readonly string[] {
  const site = validateFile({ [SITE_FILE]: siteJson }, SITE_FILE, SiteFile);
  const texts = languagesIn(site.salvaged).flatMap((language) => [
    translationPath(language),
    galleryTextsPath(language),
  ]);
  return [SITE_FILE, GALLERY_FILE, NEWS_FILE, ...texts];
}

function languagesIn(site: ValidatedFile<SiteFile>['salvaged']): Languages {
  const siteLanguages = (site?.languages ?? []).filter((language) => language !== undefined);
  const [first, ...others] = new Set(siteLanguages);
  return first === undefined ? DEFAULT_LANGUAGES : [first, ...others];
}
