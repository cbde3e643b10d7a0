import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
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

export interface Collection {
  readonly contentDir: string;
  readonly files: ContentFiles;
  readonly folder: PhotoFolder;
  readonly photos: ResolvedPhotos;
}

/** Leaves out invalid parts; the content check reports them. */
export async function readCollection(contentDir: string): Promise<Collection> {
  const [files, folder] = await Promise.all([
    readContentFiles(contentDir),
    readPhotoFolder(contentDir),
  ]);
  return { contentDir, files, folder, photos: resolvePhotos(photoReferences(files), folder) };
}

export const GALLERY_FILE = 'gallery.json';

export function wordsFile(language: Language): string {
  return `locales/${language}/gallery.json`;
}

export function entriesOf({ files }: Collection): Salvaged<GalleryEntry[]> {
  return files.gallery.salvaged ?? [];
}

/** Only these may be replaced together with the work. */
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
