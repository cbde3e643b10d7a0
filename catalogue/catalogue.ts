import type { ArtworkWords, Biography } from './content/locale-files.ts';
import type { SiteFile } from './content/site-entry.ts';
import type { Photo } from './photos/photo.ts';
import type { NewsPost } from './site/news-post.ts';
import type { Language } from './words/language.ts';
import type { Artwork } from './works/artwork.ts';
import type { Category } from './works/categories.ts';

/** Where the pipeline leaves the catalogue for the website, below the project's root. */
export const CATALOGUE_FILE = '.generated/catalogue.json';

/** A work with its words and its photos: everything that any page says of it. */
export interface CatalogueWork {
  readonly artwork: Artwork;
  readonly words: Readonly<Partial<Record<Language, ArtworkWords>>>;
  readonly photo: Photo;
  /** In the order of `artwork.images`. */
  readonly detailPhotos: readonly Photo[];
}

export interface CataloguePost {
  readonly post: NewsPost;
  readonly photo: Photo;
  /** The photo behind the headline, as small as its blur allows: the address holds it. */
  readonly backdrop: string;
  /** In the order of `post.images`. */
  readonly photos: readonly Photo[];
}

/** A picture that fills the window. */
export interface HeroPhoto {
  readonly whole: Photo;
  /** Its middle, in the proportions of `TALL_CROP`, for windows that are as narrow. */
  readonly tall: Photo;
}

export interface CatalogueSite
  extends Pick<SiteFile, 'name' | 'profession' | 'contacts' | 'links'> {
  readonly hero: readonly HeroPhoto[];
  readonly categories: Readonly<Record<Category, Photo>>;
  readonly portrait: Photo;
  readonly biography: Readonly<Record<Language, Biography>>;
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
  /** From Russian phrases to English ones. */
  readonly vocabulary: Readonly<Record<string, string>>;
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
