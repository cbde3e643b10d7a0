import type { GalleryEntry } from './content/gallery-entry.ts';
import type { ArtworkWords, Biography } from './content/locale-files.ts';
import type { SiteFile } from './content/site-entry.ts';
import type { Palette } from './photos/palette.ts';
import type { Photo } from './photos/photo.ts';
import type { NewsPost, PostPhotos } from './site/news-post.ts';
import type { ByLanguage, Language, Languages } from './words/language.ts';
import type { Category } from './works/categories.ts';

/** Where the pipeline leaves the catalogue for the website, below the project's root. */
export const CATALOGUE_FILE = '.generated/catalogue.json';

/**
 * A work as it is stored: its entry and its words as the artist's folder holds them, and its photos as the site shows
 * them. It has two more shapes: what one language says of it (`works/work-view.ts`), and what is typed into the form of
 * `/add` (`add/work-draft.ts`).
 */
export interface CatalogueWork {
  /** Valid, but as it was written: `works/artwork.ts` says what its fields mean. */
  readonly entry: GalleryEntry;
  readonly words: Readonly<Partial<Record<Language, ArtworkWords>>>;
  readonly photo: Photo;
  /** The colours of the photo, where the build has measured them; a draft has none. */
  readonly palette?: Palette;
  /** In the order of `detailImagesOf(entry)`. */
  readonly detailPhotos: readonly Photo[];
}

export interface CataloguePost extends PostPhotos {
  readonly post: NewsPost;
}

/** A picture that fills the window. */
export interface HeroPhoto {
  readonly whole: Photo;
  /** For windows as narrow as `TALL_CROP`: its portrait, or its middle; neither is wider than that. */
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
  > {
  readonly languages: Languages;
  readonly hero: readonly HeroPhoto[];
  readonly categories: Readonly<Record<Category, Photo>>;
  readonly portrait: Photo;
  readonly biography: ByLanguage<Biography>;
  /** The public address without a final slash; without it, whatever would need one is left out. */
  readonly siteUrl?: string;
}

/** The one checked catalogue that the pipeline writes and the loaders of the website read. */
export interface Catalogue {
  readonly site: CatalogueSite;
  /** Newest first, unlisted ones included. */
  readonly works: readonly CatalogueWork[];
  /** In the order in which they are listed. */
  readonly posts: readonly CataloguePost[];
  /** From phrases of the first language to those of each other one. */
  readonly vocabularies: ByLanguage<Readonly<Record<string, string>>>;
}

/** Every photo that a page of the website shows. */
export function photosOf({ site, works, posts }: Catalogue): Photo[] {
  return [
    ...site.hero.flatMap(({ whole, tall }) => [whole, tall]),
    ...Object.values(site.categories),
    site.portrait,
    ...works.flatMap(({ photo, detailPhotos }) => [photo, ...detailPhotos]),
    ...posts.flatMap(({ photo, photos }) => [photo, ...photos]),
  ];
}
