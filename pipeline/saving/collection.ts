import { type ValidatedFolder, validateFolder } from '#catalogue/check/validate-folder.ts';
import {
  type PhotoFolder,
  readPhotoFolder,
} from '#pipeline/folder/photo-references/photo-folder.ts';
import {
  type ResolvedPhotos,
  resolvePhotos,
} from '#pipeline/folder/photo-references/resolve-photos.ts';
import { type JsonFolder, readFolder } from '#pipeline/folder/read-folder.ts';

export interface Collection {
  readonly contentDir: string;
  /** As stored, with control characters and unknown fields. */
  readonly folder: JsonFolder;
  readonly files: ValidatedFolder;
  readonly photoFolder: PhotoFolder;
  readonly photos: ResolvedPhotos;
}

/** Leaves out invalid parts; the content check reports them. */
export async function readCollection(contentDir: string): Promise<Collection> {
  const [folder, photoFolder] = await Promise.all([
    readFolder(contentDir),
    readPhotoFolder(contentDir),
  ]);
  const files = validateFolder(folder.json);
  const photos = resolvePhotos(files, photoFolder);
  return { contentDir, folder, files, photoFolder, photos };
}
