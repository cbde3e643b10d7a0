import type { Palette } from './photos/palette.ts';
import type { Photo } from './photos/photo.ts';
import type { GalleryEntry } from './schema/gallery-entry.ts';
import type { ArtworkWords, Biography } from './schema/locale-files.ts';
import type { SiteFile } from './schema/site-entry.ts';
import type { NewsPost, PostPhotos } from './site/news-post.ts';
import type { ByLanguage, Language, Languages } from './words/language.ts';
import type { Category } from './works/categories.ts';

export const CATALOGUE_FILE = '.generated/catalogue.json';

/** Texts as the artist wrote them. See also `works/work-view.ts` and `add/work-draft.ts`. */
export interface CatalogueWork {
  /** Valid, not interpreted: `works/artwork.ts` explains the fields. */
  readonly entry: GalleryEntry;
  readonly words: Readonly<Partial<Record<Language, ArtworkWords>>>;
  readonly photo: Photo;
  readonly palette?: Palette;
  /** In the order of `detailImagesOf(entry)`. */
  readonly detailPhotos: readonly Photo[];
}

export interface CataloguePost extends PostPhotos {
  readonly post: NewsPost;
}

export interface HeroPhoto {
  readonly whole: Photo;
  readonly tall: Photo;
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
  readonly hero: readonly HeroPhoto[];
  readonly categories: Readonly<Record<Category, Photo>>;
  readonly portrait: Photo;
  readonly biography: ByLanguage<Biography>;
  /** Without a final slash; features that need a public URL are left out without it. */
  readonly siteUrl?: string;
}

export interface Catalogue {
  readonly site: CatalogueSite;
  /** Newest first, unlisted ones included. */
  readonly works: readonly CatalogueWork[];
  readonly posts: readonly CataloguePost[];
  readonly vocabularies: ByLanguage<Readonly<Record<string, string>>>;
}

export function photosOf({ site, works, posts }: Catalogue): Photo[] {
  return [
    ...site.hero.flatMap(({ whole, tall }) => [whole, tall]),
    ...Object.values(site.categories),
    site.portrait,
    ...works.flatMap(({ photo, detailPhotos }) => [photo, ...detailPhotos]),
    ...posts.flatMap(({ photo, photos }) => [photo, ...photos]),
  ];
}
