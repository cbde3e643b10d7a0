import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Change, Edit } from '#catalogue/change/apply-change.ts';
import type { PhotoFolder } from '#pipeline/folder/photo-references/photo-folder.ts';
import { cleanPhoto } from '#pipeline/photos/decode/jpeg.ts';
import type { PlannedSave } from './save-change.ts';
import { versionsOf } from './store-change.ts';
import type { Photo } from './write-files.ts';

/** Fields that name photos, and the folder of these photos below `images`. */
const PHOTO_FIELDS: Readonly<Partial<Record<Edit['kind'], Readonly<Record<string, string>>>>> = {
  work: { src: 'gallery', images: 'gallery/details' },
  post: { image: 'news', images: 'news' },
  texts: { hero: 'hero', categories: 'categories', about: 'about' },
};

/**
 * A photo whose path holds another photo gets another name; letter case does not matter. Photos
 * that the folder has already are left out.
 */
export async function placePhotos(
  { change, photos = new Map() }: PlannedSave,
  folder: PhotoFolder,
): Promise<Required<PlannedSave>> {
  const stored = new Map(
    folder.photos.map((photo) => [photo.file.normalize().toLowerCase(), photo]),
  );
  const placed = new Map<string, Photo>();
  const names = new Map<string, string>();
  for (const [file, photo] of photos) {
    const clean = async () => cleanPhoto(Buffer.from(await photo()));
    for (const version of versionsOf(file)) {
      const taken = stored.get(version.toLowerCase());
      const isFree = !taken && !placed.has(version);
      const isSame = taken?.file === version && (await readFile(taken.path)).equals(await clean());
      if (isFree) placed.set(version, clean);
      names.set(file, posix.basename(version));
      if (isFree || isSame) break;
    }
  }
  const renamed = change.map((edit) => {
    const fields = PHOTO_FIELDS[edit.kind] ?? {};
    return { ...edit, value: withNames(edit.value, fields, names) } as Edit;
  });
  return { change: renamed satisfies Change, photos: placed };
}

function withNames(
  value: unknown,
  fields: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, string>,
  folder?: string,
): unknown {
  if (typeof value === 'string') return names.get(`images/${folder}/${value.trim()}`) ?? value;
  if (Array.isArray(value)) return value.map((each) => withNames(each, fields, names, folder));
  if (typeof value !== 'object' || value === null) return value;
  const renamed = Object.entries(value).map(([field, inner]) => {
    return [field, withNames(inner, fields, names, folder ?? fields[field])] as const;
  });
  return Object.fromEntries(renamed);
}
