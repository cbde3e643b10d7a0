import type { EditedFolder } from '#catalogue/add/saving.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { type Catalogue, withoutEmpty } from '#catalogue/works/catalogue.ts';
import type { PhotoRole } from '#pipeline/photos/encode/picture-sizes.ts';
import { type Collection, readCollection } from './collection.ts';

/** @param catalogue of the last build, which has the pictures of the photos */
export async function editedFolder(
  contentDir: string,
  catalogue: Catalogue,
): Promise<EditedFolder> {
  const collection = await readCollection(contentDir);
  const { folder, photoFolder, photos } = collection;
  const found = builtPhotos(collection, catalogue).flatMap(([role, name = '', photo]) => {
    const file = photos.fileOf(role, name);
    return file && photo ? [[file, photo] as const] : [];
  });
  const unused = photoFolder.photos.map(({ file }) => [file, null] as const);
  return {
    // Only names of fields differ; texts stay as stored.
    files: normalizeJson(folder.json, [], folder.json),
    photos: Object.fromEntries([...unused, ...found]),
  };
}

type BuiltPhoto = readonly [role: PhotoRole, name: string | undefined, photo: Photo | undefined];

function builtPhotos({ files }: Collection, { site, works, posts }: Catalogue): BuiltPhoto[] {
  const { hero = [], categories = {}, about } = files.site.salvaged ?? {};
  const list = (role: PhotoRole, names: readonly string[] | undefined, photos: readonly Photo[]) =>
    withoutEmpty(names).map((name, index): BuiltPhoto => [role, name, photos[index]]);
  return [
    ...hero.flatMap((entry, index): BuiltPhoto[] => {
      const { picture, portrait } = typeof entry === 'object' ? entry : { picture: entry };
      const { whole, tall } = site.hero[index] ?? {};
      return [
        ['hero', picture, whole],
        ['hero', portrait, tall],
      ];
    }),
    ...Object.entries(categories).map(([category, name]): BuiltPhoto => {
      return ['categories', name, site.categories[category]];
    }),
    ['about', about?.portrait, site.portrait],
    ...works.flatMap(({ entry, photo, detailPhotos }): BuiltPhoto[] => [
      ['gallery', entry.src, photo],
      ...list('gallery/details', entry.details.images, detailPhotos),
    ]),
    ...posts.flatMap(({ entry, photo, photos }): BuiltPhoto[] => [
      ['news', entry.image, photo],
      ...list('news', entry.content.images, photos),
    ]),
  ];
}
