import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import {
  type ArtworkTexts,
  type GalleryTextsFile,
  textsOfWork,
} from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { ByLanguage, Language } from '#catalogue/texts/language.ts';

/** The artist's JSON files as stored, by path below the folder. Values may be invalid. */
export type FolderJson = Readonly<Record<string, unknown>>;

export const SITE_FILE = 'site.json';
export const GALLERY_FILE = 'gallery.json';
export const NEWS_FILE = 'news.json';

export function translationPath(language: Language): string {
  return `locales/${language}/translation.json`;
}

export function isTranslationPath(file: string): boolean {
  return /^locales\/[^/]+\/translation\.json$/.test(file);
}

export function galleryTextsPath(language: Language): string {
  return `locales/${language}/gallery.json`;
}

export function languagesIn(folder: FolderJson): Language[] {
  const names = Object.keys(folder).map((file) => /^locales\/([^/]+)\/gallery\.json$/.exec(file));
  return names.flatMap((match) => match?.[1] ?? []);
}

export interface WorkWithTexts {
  readonly entry: GalleryEntry;
  readonly texts: ByLanguage<ArtworkTexts>;
}

export function worksIn(folder: FolderJson): readonly GalleryEntry[] {
  return (folder[GALLERY_FILE] ?? []) as readonly GalleryEntry[];
}

export function postsIn(folder: FolderJson): readonly NewsEntry[] {
  return (folder[NEWS_FILE] ?? []) as readonly NewsEntry[];
}

export function galleryTextsIn(folder: FolderJson, language: Language): GalleryTextsFile {
  return (folder[galleryTextsPath(language)] ?? {}) as GalleryTextsFile;
}

export function workWithTexts(folder: FolderJson, id: number): WorkWithTexts | undefined {
  const entry = worksIn(folder).find((work) => work.id === id);
  if (!entry) return undefined;
  const texts = languagesIn(folder).flatMap((language) => {
    const own = textsOfWork(galleryTextsIn(folder, language), entry.category, entry.title);
    return own ? [[language, own] as const] : [];
  });
  return { entry, texts: Object.fromEntries(texts) };
}
