import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type ContentFiles, readContentFiles } from '#pipeline/content/content-files.ts';
import {
  type PhotoFolder,
  readPhotoFolder,
} from '#pipeline/content/photo-references/photo-folder.ts';
import { photoReferences } from '#pipeline/content/photo-references/photo-references.ts';
import {
  type ResolvedPhotos,
  resolvePhotos,
} from '#pipeline/content/photo-references/resolve-photos.ts';
import type { Salvaged } from '#pipeline/content/schema/salvage.ts';

/** The artist's folder as a package finds it. */
export interface Collection {
  readonly contentDir: string;
  readonly files: ContentFiles;
  readonly folder: PhotoFolder;
  readonly photos: ResolvedPhotos;
}

/** Reads the artist's folder as it is now; what is broken in it is left out, and told by its files. */
export async function readCollection(contentDir: string): Promise<Collection> {
  const [files, folder] = await Promise.all([
    readContentFiles(contentDir),
    readPhotoFolder(contentDir),
  ]);
  return { contentDir, files, folder, photos: resolvePhotos(photoReferences(files), folder) };
}

/** The files that a work is written into, below the artist's folder. */
export const GALLERY_FILE = 'gallery.json';

/** The file of a language's titles and stories, below the artist's folder. */
export function wordsFile(language: Language): string {
  return `locales/${language}/gallery.json`;
}

/** The works in the order of the file; of a broken one, what is right. */
export function entriesOf({ files }: Collection): Salvaged<GalleryEntry[]> {
  return files.gallery.salvaged ?? [];
}

/** The photos that a work alone uses: they may be replaced together with it. */
export function photosOnlyOf(collection: Collection, id: number): ReadonlySet<string> {
  const index = entriesOf(collection).findIndex((entry) => entry?.id === id);
  const { folder, photos } = collection;
  const pathOf = new Map(folder.photos.map(({ file, path }) => [file, path]));
  const filesAt = Map.groupBy(folder.photos, ({ path }) => path);
  const own = [...photos.references].filter(([file, references]) => {
    // A photo can also be used through a link to it.
    const isLinked = (filesAt.get(pathOf.get(file) ?? '')?.length ?? 0) > 1;
    const isOwn = references.every((use) => use.file === GALLERY_FILE && use.path[0] === index);
    return isOwn && !isLinked && pathOf.has(file);
  });
  return new Set(own.map(([file]) => file));
}
