import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { ArtworkTexts, Biography } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import type { ByLanguage, Language, Languages } from '#catalogue/texts/language.ts';

export const WORKS_FILE = 'works.json';

/** As in the artist's folder, with the images of its photos. The editor reads this, pages read `Work`. */
export interface StoredWork {
  readonly entry: GalleryEntry;
  readonly texts: Readonly<Partial<Record<Language, ArtworkTexts>>>;
  readonly photo: Photo;
  readonly palette?: Palette;
  readonly detailPhotos: readonly Photo[];
}

export interface StoredPost {
  readonly entry: NewsEntry;
  readonly photo: Photo;
  readonly backdrop: string;
  readonly photos: readonly Photo[];
}

export interface CatalogueSite
  extends Pick<
    SiteFile,
    | 'name'
    | 'profession'
    | 'contacts'
    | 'answers'
    | 'offers'
    | 'links'
    | 'colours'
    | 'seal'
    | 'banner'
    | 'verification'
  > {
  readonly languages: Languages;
  readonly hero: readonly Readonly<Record<'whole' | 'tall', Photo>>[];
  readonly categories: Readonly<Record<Category, Photo>>;
  readonly portrait: Photo;
  readonly biography: ByLanguage<Biography>;
  readonly repository?: { readonly url: string; readonly folder: string };
  /** Without a final slash; features that need a public URL are left out without it. */
  readonly siteUrl?: string;
}

export interface Catalogue {
  readonly site: CatalogueSite;
  readonly works: readonly StoredWork[];
  readonly posts: readonly StoredPost[];
  readonly vocabularies: ByLanguage<Readonly<Record<string, string>>>;
}

/** Only `/add` requests this file, an `EditedFolder` with the works alone. */
export const ADD_WORKS_FILE = 'add-works.json';

export function worksJson(catalogue: Catalogue): string {
  return JSON.stringify(categoriesOfWorks(catalogue));
}

export function categoriesOfWorks({ works }: Catalogue): Readonly<Record<string, Category>> {
  return Object.fromEntries(works.map(({ entry }) => [entry.id, entry.category]));
}

/** Spec §2: a work is listed only if `active` is the text `true`. */
export function isListed({ active }: Pick<GalleryEntry, 'active'>): boolean {
  return active === 'true';
}

/** Spec §2: by descending priority, where a missing one counts as 0. Ties keep the content order, newest first. */
export function listedWorks<T extends Pick<StoredWork, 'entry'>>(works: readonly T[]): T[] {
  return works
    .filter(({ entry }) => isListed(entry))
    .sort((a, b) => (b.entry.priority ?? 0) - (a.entry.priority ?? 0));
}

export function withoutEmpty(list: readonly string[] = []): string[] {
  return list.map((text) => text.trim()).filter((text) => text !== '');
}
