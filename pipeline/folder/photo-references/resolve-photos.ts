import { posix } from 'node:path';
import { entriesOf } from '#catalogue/check/entry-rules.ts';
import type { Finding, JsonLocation, JsonPath } from '#catalogue/check/finding.ts';
import { imageUrlFindings } from '#catalogue/check/link-rules.ts';
import { allFiles, type ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { hasCredentials, isImageUrl } from '#catalogue/texts/url.ts';
import { error, notice } from '#pipeline/folder/messages.ts';
import { placeOf } from '#pipeline/folder/problems.ts';
import type { PhotoRole, PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import type { PhotoRequest } from '#pipeline/photos/process-photos.ts';
import { outcomeKey } from '#pipeline/photos/process-photos.ts';
import type { PhotoFile, PhotoFolder } from './photo-folder.ts';
import { createPhotoFinder } from './photo-names.ts';

export interface PhotoReference extends JsonLocation {
  readonly role: PhotoRole;
  /** As written, but trimmed; may be a URL in the role `gallery/details`. */
  readonly name: string;
  /** @example 'art-12, src' */
  readonly place: string;
  readonly pictures: readonly PictureRole[];
}

/** A use of a photo; without `photoPath` when the file has been refused. */
interface UsedPhoto extends PhotoReference {
  readonly photoFile: string;
  readonly photoPath?: string;
}

export interface ResolvedPhotos {
  readonly requests: readonly PhotoRequest[];
  /** By the file of the photo, or its URL. */
  readonly references: ReadonlyMap<string, readonly PhotoReference[]>;
  readonly fileOf: (role: PhotoRole, name: string) => string | undefined;
  readonly findings: readonly Finding[];
}

const URL_SCHEME = /^[a-z][a-z\d+.-]+:/i;

export function resolvePhotos(files: ValidatedFolder, folder: PhotoFolder): ResolvedPhotos {
  const find = createPhotoFinder(folder.photos);
  const used: UsedPhoto[] = [];
  const collisions = collisionFindings(folder.photos);
  const findings: Finding[] = [...folder.refused, ...collisions];
  const meant = new Set(collisions.map(({ file }) => file));
  const json = new Map(allFiles(files).map((each) => [each.file, each.json]));
  for (const found of photoReferences(files)) {
    const reference = { ...found, place: placeOf(found, json.get(found.file)) };
    const { role, name } = reference;
    // Only detail images may lie outside the folder.
    if (role === 'gallery/details' && (name.startsWith('http') || URL_SCHEME.test(name))) {
      if (isImageUrl(name)) used.push({ ...reference, photoFile: name, photoPath: name });
      // The check of all texts has reported it.
      else if (!hasCredentials(name)) findings.push(...imageUrlFindings(reference, name));
      continue;
    }
    // A refused file is reported once, at the file itself.
    const refused = folder.refused.find(({ file }) => isWithin(reference, file));
    if (refused) {
      used.push({ ...reference, photoFile: refused.file });
      continue;
    }
    const result = find(reference);
    if ('photo' in result) {
      const { file, path } = result.photo;
      used.push({ ...reference, photoFile: file, photoPath: path });
    } else {
      findings.push(result.finding);
      for (const { file } of result.meant) meant.add(file);
    }
  }
  const references = Map.groupBy(used, ({ photoFile }) => photoFile);
  const unused = folder.photos.filter(({ file }) => !references.has(file) && !meant.has(file));
  findings.push(...unused.map(({ file }) => notice('unused-photo', { file, path: [] })));
  const requests = used.flatMap(({ pictures, photoFile: file, photoPath: path }) =>
    path === undefined ? [] : pictures.map((role) => ({ path, file, role })),
  );
  const fileNames = new Map(
    used.map(({ role, name, photoFile }) => [`${role}/${name}`, photoFile]),
  );
  return {
    requests: [...new Map(requests.map((request) => [outcomeKey(request), request])).values()],
    references,
    fileOf: (role, name) => fileNames.get(`${role}/${name.trim()}`),
    findings,
  };
}

type NamedPhoto = Omit<PhotoReference, 'place'>;

function photoReferences({ site, gallery, news }: ValidatedFolder): NamedPhoto[] {
  const { hero = [], categories = {}, about } = site.salvaged ?? {};
  const inSite = (...path: JsonPath) => ({ file: site.file, path });
  return [
    ...hero.flatMap((entry, index) => {
      // The tall picture is made of the portrait, or of the only photo.
      if (typeof entry !== 'object') {
        return named('hero', inSite('hero', index), entry, ['hero', 'hero/tall']);
      }
      return [
        ...named('hero', inSite('hero', index, 'picture'), entry.picture),
        ...named('hero', inSite('hero', index, 'portrait'), entry.portrait, ['hero/tall']),
      ];
    }),
    ...Object.entries(categories).flatMap(([category, name]) =>
      named('categories', inSite('categories', category), name),
    ),
    ...named('about', inSite('about', 'portrait'), about?.portrait),
    ...[...entriesOf(gallery)].flatMap(([{ src, details }, at]) => [
      ...named('gallery', at('src'), src),
      ...named('gallery/details', at('details', 'images'), details?.images),
    ]),
    ...[...entriesOf(news)].flatMap(([{ image, content }, at]) => [
      ...named('news', at('image'), image),
      ...named('news', at('content', 'images'), content?.images),
    ]),
  ];
}

function named(
  role: PhotoRole,
  { file, path }: JsonLocation,
  names: string | readonly (string | undefined)[] = [],
  pictures: readonly PictureRole[] = [role],
): NamedPhoto[] {
  if (typeof names === 'string') {
    return names.trim() ? [{ file, path, role, name: names.trim(), pictures }] : [];
  }
  return names.flatMap((name, index) =>
    named(role, { file, path: [...path, index] }, name, pictures),
  );
}

function isWithin({ role, name }: PhotoReference, folder: string): boolean {
  const file = normalizeSpaces(posix.join('images', role, name.replaceAll('\\', '/')));
  return `${file}/`.startsWith(`${normalizeSpaces(folder)}/`);
}

/** Some file systems treat two such names as equal and would store only one of the photos. */
function collisionFindings(photos: readonly PhotoFile[]): Finding[] {
  const groups = Map.groupBy(photos, ({ file }) => normalizeSpaces(file).toLowerCase());
  return [...groups.values()].flatMap(([{ file: first } = { file: '' }, ...others]) =>
    others.map(({ file }) => error('same-name', { file, path: [] }, { first })),
  );
}
