import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { ArtworkWords } from '#catalogue/content/locale-files.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { PhraseLists } from './phrase-lists.ts';

/** The file of the site that tells `/add` about the works that there are; no other page asks for it. */
export const ADD_WORKS_FILE = 'add-works.json';

/** A work as the artist's folder holds it, with its photos as the site shows them. */
export interface AddWork {
  readonly entry: GalleryEntry;
  readonly words: Readonly<Partial<Record<Language, ArtworkWords>>>;
  readonly photo: Photo;
  /** In the order of `entry.details.images`, empty strings left out. */
  readonly detailPhotos: readonly Photo[];
}

/** What `add-works.json` holds. */
export interface AddWorks {
  /** Newest first, unlisted ones included. */
  readonly works: readonly AddWork[];
  /** From Russian phrases to English ones. */
  readonly vocabulary: Readonly<Record<string, string>>;
  /** What of it can be picked for a work. */
  readonly phrases: PhraseLists;
}
