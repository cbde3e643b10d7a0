import type { EditedFolder } from '#catalogue/add/saving.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { type Catalogue, withoutEmpty } from '#catalogue/works/catalogue.ts';
import type { PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import { readCollection } from './collection.ts';

/** @param catalogue of the last build, which has the pictures of the photos */
export async function editedFolder(
  contentDir: string,
  { site, works, posts }: Catalogue,
): Promise<EditedFolder> {
  const { folder, files, photoFolder, photos } = await readCollection(contentDir);
  const found = new Map<string, Photo | null>(photoFolder.photos.map(({ file }) => [file, null]));
  const add = (role: PictureRole, name = '', photo: Photo | undefined) => {
    const file = photos.fileOf(role, name);
    if (file && photo) found.set(file, photo);
  };
  const addAll = (
    role: PictureRole,
    names: readonly string[] | undefined,
    all: readonly Photo[],
  ) => {
    for (const [index, name] of withoutEmpty(names).entries()) add(role, name, all[index]);
  };
  const { hero = [], categories = {}, about } = files.site.salvaged ?? {};
  for (const [index, entry] of hero.entries()) {
    const { picture, portrait } = typeof entry === 'object' ? entry : { picture: entry };
    add('hero', picture, site.hero[index]?.whole);
    add('hero/tall', portrait, site.hero[index]?.tall);
  }
  for (const [category, name] of Object.entries(categories)) {
    add('categories', name, site.categories[category]);
  }
  add('about', about?.portrait, site.portrait);
  for (const { entry, photo, detailPhotos } of works) {
    add('gallery', entry.src, photo);
    addAll('gallery/details', entry.details.images, detailPhotos);
  }
  for (const { entry, photo, photos: others } of posts) {
    add('news', entry.image, photo);
    addAll('news', entry.content.images, others);
  }
  // Only names of fields differ from the files; texts stay as stored.
  const json = normalizeJson(folder.json, [], folder.json);
  return { files: json, photos: Object.fromEntries(found) };
}
