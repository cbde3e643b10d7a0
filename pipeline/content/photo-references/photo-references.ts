import type { CheckedFile, CheckedFolder } from '#catalogue/check/check-folder.ts';
import type { JsonPath } from '#catalogue/check/finding.ts';
import type { Salvaged } from '#catalogue/check/salvage.ts';
import type { PhotoRole } from '#catalogue/photos/photo.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import type { PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';

export interface PhotoReference {
  readonly file: string;
  readonly path: JsonPath;
  readonly role: PhotoRole;
  /** As written, but trimmed; may be a URL in the role `gallery/details`. */
  readonly name: string;
  readonly pictures: readonly PictureRole[];
}

export function photoReferences({ site, gallery, news }: CheckedFolder): PhotoReference[] {
  return [
    ...siteReferences(site),
    ...(gallery.salvaged ?? []).flatMap((work, index) => [
      ...one(gallery.file, [index, 'src'], 'gallery', work?.src),
      ...list(gallery.file, [index, 'details', 'images'], 'gallery/details', work?.details?.images),
    ]),
    ...(news.salvaged ?? []).flatMap((post, index) => [
      ...one(news.file, [index, 'image'], 'news', post?.image),
      ...list(news.file, [index, 'content', 'images'], 'news', post?.content?.images),
    ]),
  ];
}

function siteReferences({ file, salvaged }: CheckedFile<SiteFile>): PhotoReference[] {
  return [
    ...(salvaged?.hero ?? []).flatMap((entry, index) =>
      heroReferences(file, ['hero', index], entry),
    ),
    ...Object.entries(salvaged?.categories ?? {}).flatMap(([category, name]) =>
      one(file, ['categories', category], 'categories', name),
    ),
    ...one(file, ['about', 'portrait'], 'about', salvaged?.about?.portrait),
  ];
}

/** The tall picture is made of the portrait, or of the only photo. */
function heroReferences(
  file: string,
  path: JsonPath,
  entry: Salvaged<SiteFile['hero'][number]> | undefined,
): PhotoReference[] {
  if (typeof entry !== 'object') return one(file, path, 'hero', entry, ['hero', 'hero/tall']);
  return [
    ...one(file, [...path, 'picture'], 'hero', entry.picture),
    ...one(file, [...path, 'portrait'], 'hero', entry.portrait, ['hero/tall']),
  ];
}

function one(
  file: string,
  path: JsonPath,
  role: PhotoRole,
  name: string | undefined,
  pictures: readonly PictureRole[] = [role],
): PhotoReference[] {
  return name?.trim() ? [{ file, path, role, name: name.trim(), pictures }] : [];
}

function list(
  file: string,
  path: JsonPath,
  role: PhotoRole,
  names: readonly (string | undefined)[] = [],
): PhotoReference[] {
  return names.flatMap((name, index) => one(file, [...path, index], role, name));
}
