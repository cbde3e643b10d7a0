import { urlOf } from '#app/i18n/base-path.ts';
import { GALLERY_FILE, galleryTextsPath, translationPath } from '#catalogue/change/folder-json.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { ADD_WORKS_FILE, type AddWorks, withoutEmpty } from '#catalogue/works/catalogue.ts';
import type { Folder, SaveTarget } from './save-target.ts';

/** A published site knows its works, and nothing can be saved there. */
export const publishedTarget: SaveTarget = {
  canSave: false,
  async load() {
    const response = await fetch(urlOf(ADD_WORKS_FILE));
    if (!response.ok) throw new Error(response.statusText);
    return folderOf(await response.json());
  },
  save: async () => ({ status: 'away' }),
  undo: async () => ({ status: 'away' }),
  onChange: () => () => {},
};

function folderOf({ works, vocabularies }: AddWorks): Folder {
  const textsIn = (language: string) => {
    const categories: Record<string, Record<string, unknown>> = {};
    for (const { entry, words } of works) {
      const own = words[language];
      if (own) categories[entry.category] = { ...categories[entry.category], [entry.title]: own };
    }
    return categories;
  };
  const photos = works.flatMap(({ entry, photo, detailPhotos }) => [
    [`images/gallery/${entry.src}`, photo] as const,
    ...withoutEmpty(entry.details.images).map(
      (name, index) => [`images/gallery/details/${name}`, detailPhotos[index] ?? null] as const,
    ),
  ]);
  const files = siteLanguages().flatMap((language) => [
    [galleryTextsPath(language), textsIn(language)] as const,
    [translationPath(language), { vocabulary: vocabularies[language] ?? {} }] as const,
  ]);
  return {
    files: { [GALLERY_FILE]: works.map(({ entry }) => entry), ...Object.fromEntries(files) },
    photos: Object.fromEntries(photos),
  };
}
