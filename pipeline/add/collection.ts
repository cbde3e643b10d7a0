import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { type ContentFiles, listFiles, readContentFiles } from '#pipeline/content/content-files.ts';
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

/** As stored, with control characters and unknown fields. */
export function folderJson({ files }: Collection): FolderJson {
  return Object.fromEntries(listFiles(files).map(({ file, json }) => [file, json.root?.value]));
}

export function entriesOf({ files }: Collection): Salvaged<GalleryEntry[]> {
  return files.gallery.salvaged ?? [];
}
