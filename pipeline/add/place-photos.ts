import { type PackagePhoto, packagePath, parsePackagePath } from '#catalogue/add/work-package.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';

interface PlacedPhotos {
  readonly entry: GalleryEntry;
  readonly photos: ReadonlyMap<string, Buffer>;
}

interface Places {
  readonly isTaken: (path: string) => boolean;
  readonly originals: ReadonlyMap<string, Buffer>;
}

/** A new photo never overwrites that of another work; it gets a free name. */
export function placePhotos(
  entry: GalleryEntry,
  photos: ReadonlyMap<string, Buffer>,
  { isTaken, originals }: Places,
): PlacedPhotos {
  const placed = new Map<string, Buffer>();
  const renamed = new Map<string, string>();
  for (const [path, content] of photos) {
    const photo = parsePackagePath(path);
    if (!photo) throw new Error(`'${path}' is no place for a photo`);
    const same = [...originals].find(([, original]) => original.equals(content))?.[0];
    const held = same !== undefined && !placed.has(same) ? parsePackagePath(same) : undefined;
    const { name } =
      held?.role === photo.role
        ? held
        : freePhoto(photo, (each) => isTaken(each) || placed.has(each));
    placed.set(packagePath({ ...photo, name }), content);
    renamed.set(path, name);
  }
  const nameOf = (role: PackagePhoto['role'], name: string) =>
    renamed.get(packagePath({ role, name: name.trim() })) ?? name;
  const { images } = entry.details;
  return {
    entry: {
      ...entry,
      src: nameOf('gallery', entry.src),
      details: {
        ...entry.details,
        ...(images && {
          images: images.map((name) => nameOf('gallery/details', name)),
        }),
      },
    },
    photos: placed,
  };
}

/** @example freePhoto({ role: 'gallery', name: 'reka.jpg' }, isTaken) // named 'reka-v2.jpg' */
function freePhoto(photo: PackagePhoto, isTaken: (path: string) => boolean): PackagePhoto {
  const end = photo.name.lastIndexOf('.');
  let free = photo;
  for (let copy = 2; isTaken(packagePath(free)); copy += 1) {
    const name = `${photo.name.slice(0, end)}-v${copy}${photo.name.slice(end)}`;
    free = { ...photo, name };
  }
  return free;
}
