import type { AddDraft } from '#app/add/drafts/add-draft.ts';
import type { TakenPhotos } from '#app/add/export/generated-work.ts';
import { parseId } from '#app/add/export/generated-work.ts';
import { photoFileName, photoPath } from '#app/add/photo/photo-file-name.ts';
import { isNewPhotoPath } from '#catalogue/add/saving.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';

interface NewPhotos {
  readonly taken: TakenPhotos;
  readonly files: ReadonlyMap<string, Blob>;
}

/** Never the name of an existing photo, which this work or another may still use. */
export function newPhotos(
  { work, main, details }: AddDraft,
  nextId: number,
  works: readonly StoredWork[],
): NewPhotos {
  const inUse = {
    gallery: new Set(works.map(({ entry }) => entry.src)),
    details: new Set(works.flatMap(({ entry }) => entry.details.images ?? [])),
  };
  const named = { title: work.title[firstLanguage()] ?? '', id: parseId(work.id) ?? nextId };
  const files = new Map<string, Blob>();
  const mainName = () => {
    const typed = work.src.trim();
    const isFree = isNewPhotoPath(photoPath('gallery', typed)) && !inUse.gallery.has(typed);
    return isFree ? typed : photoFileName(named, inUse.gallery);
  };
  const taken: TakenPhotos = {
    ...(main && { main: { name: mainName(), averageColour: main.prepared.averageColour } }),
    details: details.map((_, index) => {
      const name = photoFileName({ ...named, detail: index + 1 }, inUse.details);
      inUse.details.add(name);
      return name;
    }),
  };
  if (main && taken.main) {
    files.set(photoPath('gallery', taken.main.name), main.prepared.blob);
  }
  for (const [index, name] of taken.details.entries()) {
    const photo = details[index];
    if (photo) files.set(photoPath('gallery/details', name), photo.prepared.blob);
  }
  return { taken, files };
}
