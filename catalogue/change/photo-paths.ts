import type { Change, Edit } from './apply-change.ts';

const PHOTO_FIELDS: Readonly<Partial<Record<Edit['kind'], Readonly<Record<string, string>>>>> = {
  work: { src: 'gallery', images: 'gallery/details' },
  post: { image: 'news', images: 'news' },
  texts: { hero: 'hero', categories: 'categories', about: 'about' },
};

export interface ChangeWithPhotos<Photo> {
  readonly change: Change;
  readonly photos: ReadonlyMap<string, Photo>;
}

// A photo whose path holds another photo gets another name, in the change too. Ignores letter case,
// as some disks do. Photos that the folder has already are left out.
export async function assignPhotoPaths<Photo>(
  { change, photos }: ChangeWithPhotos<Photo>,
  stored: Iterable<string>,
  isStored: (file: string, photo: Photo) => Promise<boolean>,
): Promise<ChangeWithPhotos<Photo>> {
  const keyOf = (file: string) => file.normalize().toLowerCase();
  const taken = new Map([...stored].map((file) => [keyOf(file), file]));
  const assigned = new Map<string, Photo>();
  const names = new Map<string, string>();
  for (const [file, photo] of photos) {
    for (const version of versionsOf(file)) {
      const other = taken.get(keyOf(version));
      const isFree = other === undefined;
      const isSame = other === version && (await isStored(version, photo));
      if (isFree) {
        assigned.set(version, photo);
        taken.set(keyOf(version), version);
      }
      names.set(file, version.slice(version.lastIndexOf('/') + 1));
      if (isFree || isSame) break;
    }
  }
  const renamed = change.map((edit) => {
    const fields = PHOTO_FIELDS[edit.kind] ?? {};
    return { ...edit, value: withNames(edit.value, fields, names) } as Edit;
  });
  return { change: renamed satisfies Change, photos: assigned };
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

export function* versionsOf(file: string): Generator<string, never> {
  yield file;
  for (let version = 2; ; version += 1) yield file.replace(/(?=\.\w+$)/, `-v${version}`);
}
