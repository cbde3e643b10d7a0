import { validateFolder } from '#catalogue/check/validate-folder.ts';
import { readPhotoFolder } from '#pipeline/folder/photo-references/photo-folder.ts';
import { resolvePhotos } from '#pipeline/folder/photo-references/resolve-photos.ts';
import { readFolder } from '#pipeline/folder/read-folder.ts';

export type Collection = Awaited<ReturnType<typeof readCollection>>;

/** Leaves out invalid parts; the content check reports them. `folder` has the JSON as stored. */
export async function readCollection(contentDir: string) {
  const folder = await readFolder(contentDir);
  const photoFolder = await readPhotoFolder(contentDir);
  const files = validateFolder(folder.json);
  return { contentDir, folder, files, photoFolder, photos: resolvePhotos(files, photoFolder) };
}
