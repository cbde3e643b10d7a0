import { readFile } from 'node:fs/promises';
import { type PackagePhoto, packagePath, parsePackagePath } from '#catalogue/add/work-package.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { PhotoFolder } from '#pipeline/folder/photo-references/photo-folder.ts';
import { cleanPhoto } from '#pipeline/photos/clean-photo.ts';

interface PlacedPhotos {
  readonly entry: GalleryEntry;
  readonly photos: ReadonlyMap<string, Buffer>;
}

/** A photo whose path holds another photo gets another name; letter case does not matter. */
export async function placePhotos(
  entry: GalleryEntry,
  photos: ReadonlyMap<string, Buffer>,
  folder: PhotoFolder,
): Promise<PlacedPhotos> {
  const stored = new Map(
    folder.photos.map((photo) => [photo.file.normalize().toLowerCase(), photo]),
  );
  const placed = new Map<string, Buffer>();
  const names = new Map<string, string>();
  for (const [path, sent] of photos) {
    const content = await cleanPhoto(sent);
    const photo = parsePackagePath(path);
    if (!photo) throw new Error(`'${path}' is not a path for a photo`);
    let free = photo;
    for (let copy = 2; !(await isFree(packagePath(free), content)); copy += 1) {
      free = { ...photo, name: photo.name.replace(/(?=\.\w+$)/, `-v${copy}`) };
    }
    placed.set(packagePath(free), content);
    names.set(path, free.name);
  }
  const nameOf = (role: PackagePhoto['role'], name: string) =>
    names.get(packagePath({ role, name: name.trim() })) ?? name;
  const { images } = entry.details;
  const details = {
    ...entry.details,
    ...(images && { images: images.map((name) => nameOf('gallery/details', name)) }),
  };
  return { entry: { ...entry, src: nameOf('gallery', entry.src), details }, photos: placed };

  async function isFree(path: string, content: Buffer): Promise<boolean> {
    const taken = stored.get(path);
    if (!taken) return !placed.has(path);
    return taken.file === path && content.equals(await readFile(taken.path));
  }
}
