import { entriesOf } from '#catalogue/check/entry-rules.ts';
import type { JsonLocation, JsonPath } from '#catalogue/check/finding.ts';
import type { Salvaged } from '#catalogue/check/salvage.ts';
import type { ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import type { PhotoRole, PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';

export interface PhotoReference extends JsonLocation {
  readonly role: PhotoRole;
  /** As written, but trimmed; may be a URL in the role `gallery/details`. */
  readonly name: string;
  readonly pictures: readonly PictureRole[];
}

export function photoReferences({ site, gallery, news }: ValidatedFolder): PhotoReference[] {
  const { hero = [], categories = {}, about } = site.salvaged ?? {};
  const inSite = (...path: JsonPath) => ({ file: site.file, path });
  return [
    ...hero.flatMap((entry, index) => heroReferences(inSite('hero', index), entry)),
    ...Object.entries(categories).flatMap(([category, name]) =>
      one(inSite('categories', category), 'categories', name),
    ),
    ...one(inSite('about', 'portrait'), 'about', about?.portrait),
    ...[...entriesOf(gallery)].flatMap(([{ src, details }, at]) => [
      ...one(at('src'), 'gallery', src),
      ...list(at('details', 'images'), 'gallery/details', details?.images),
    ]),
    ...[...entriesOf(news)].flatMap(([{ image, content }, at]) => [
      ...one(at('image'), 'news', image),
      ...list(at('content', 'images'), 'news', content?.images),
    ]),
  ];
}

/** The tall picture is made of the portrait, or of the only photo. */
function heroReferences(
  { file, path }: JsonLocation,
  entry: Salvaged<SiteFile['hero'][number]> | undefined,
): PhotoReference[] {
  if (typeof entry !== 'object') return one({ file, path }, 'hero', entry, ['hero', 'hero/tall']);
  return [
    ...one({ file, path: [...path, 'picture'] }, 'hero', entry.picture),
    ...one({ file, path: [...path, 'portrait'] }, 'hero', entry.portrait, ['hero/tall']),
  ];
}

function one(
  at: JsonLocation,
  role: PhotoRole,
  name = '',
  pictures: readonly PictureRole[] = [role],
): PhotoReference[] {
  return name.trim() ? [{ ...at, role, name: name.trim(), pictures }] : [];
}

function list(
  { file, path }: JsonLocation,
  role: PhotoRole,
  names: readonly (string | undefined)[] = [],
): PhotoReference[] {
  return names.flatMap((name, index) => one({ file, path: [...path, index] }, role, name));
}
