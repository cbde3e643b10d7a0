import { posix } from 'node:path';
import { entriesOf } from '#catalogue/check/entry-rules.ts';
import {
  type Finding,
  type JsonLocation,
  type Problem,
  textsIn,
} from '#catalogue/check/finding.ts';
import { imageUrlFindings } from '#catalogue/check/link-rules.ts';
import { allFiles, type ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import { appearanceOf } from '#catalogue/texts/mixed-alphabets.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { nearestWord } from '#catalogue/texts/spelling.ts';
import { hasCredentials } from '#catalogue/texts/url.ts';
import { error, notice } from '#pipeline/folder/messages.ts';
import { describeLocation } from '#pipeline/folder/problems.ts';
import type { PhotoRole, PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import { outcomeKey, type PhotoRequest } from '#pipeline/photos/process-photos.ts';
import type { PhotoFile, PhotoFolder } from './photo-folder.ts';

interface PhotoReference extends JsonLocation {
  readonly role: PhotoRole;
  readonly name: string;
}

export type ResolvedPhotos = ReturnType<typeof resolvePhotos>;

export function resolvePhotos(files: ValidatedFolder, folder: PhotoFolder) {
  const find = createPhotoFinder(folder);
  const findings = [...folder.refused, ...collisionFindings(folder.photos)];
  const requests = new Map<string, PhotoRequest>();
  const uses = new Map<string, (PhotoReference & Pick<Problem, 'location'>)[]>();
  const fileNames = new Map<string, string>();
  const json = new Map(allFiles(files).map((each) => [each.file, each.json]));
  for (const reference of photoReferences(files)) {
    const found = find(reference);
    if ('severity' in found) {
      findings.push(found);
      continue;
    }
    const { file, path } = found;
    const use = { ...reference, location: describeLocation(reference, json.get(reference.file)) };
    uses.set(file, [...(uses.get(file) ?? []), use]);
    for (const role of rolesOf(reference)) {
      fileNames.set(`${role}/${reference.name}`, file);
      if (path) requests.set(outcomeKey({ role, file }), { path, file, role });
    }
  }
  // After an error, a photo may only seem to be unused.
  const { site, gallery, news } = files;
  if (findings.length === 0 && site.value && gallery.value && news.value) {
    const unused = folder.photos.filter(({ file }) => !uses.has(file));
    findings.push(...unused.map(({ file }) => notice('unused-photo', { file, path: [] })));
  }
  return {
    requests: [...requests.values()],
    uses,
    fileOf: (role: PictureRole, name: string) => fileNames.get(`${role}/${name.trim()}`),
    findings,
  };
}

function photoReferences({ site, gallery, news }: ValidatedFolder): PhotoReference[] {
  const { hero, categories, about } = site.salvaged ?? {};
  const inSite = (...path: string[]) => ({ file: site.file, path });
  return [
    ...photosIn('hero', inSite('hero'), hero),
    ...photosIn('categories', inSite('categories'), categories),
    ...photosIn('about', inSite('about', 'portrait'), about?.portrait),
    ...[...entriesOf(gallery)].flatMap(([{ src, details }, at]) => [
      ...photosIn('gallery', at('src'), src),
      ...photosIn('gallery/details', at('details', 'images'), details?.images),
    ]),
    ...[...entriesOf(news)].flatMap(([{ image, content }, at]) => [
      ...photosIn('news', at('image'), image),
      ...photosIn('news', at('content', 'images'), content?.images),
    ]),
  ];
}

function photosIn(role: PhotoRole, { file, path }: JsonLocation, names: unknown): PhotoReference[] {
  return [...textsIn(names, { path })]
    .map(([inner, name]) => ({ file, path: inner, role, name: name.trim() }))
    .filter(({ name }) => name !== '');
}

function rolesOf({ role, path }: PhotoReference): PictureRole[] {
  if (role !== 'hero' || path.at(-1) === 'picture') return [role];
  return path.at(-1) === 'portrait' ? ['hero/tall'] : ['hero', 'hero/tall'];
}

/** More missing photos than this are hardly misspelt, and comparing their names would take minutes. */
const MAX_SEARCHES = 100;

const URL_SCHEME = /^[a-z][a-z\d+.-]+:/i;
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/|\.\.(?:\/|$))/i;

/** Letter case must match, as on other computers. Look-alike characters are accepted if only one photo fits. */
function createPhotoFinder({ photos, refused }: PhotoFolder) {
  const byName = indexBy(normalizeSpaces);
  const byAppearance = indexBy(appearanceOf);
  const byFoldedName = indexBy(foldCase);
  const byStem = indexBy((name) => foldCase(name).replace(/\.[^./]+$/, ''));
  const inAnyFolder = Map.groupBy(photos, ({ name }) => posix.basename(name));
  let searches = 0;

  function indexBy(keyOf: (name: string) => string) {
    const index = Map.groupBy(photos, ({ role, name }) => `${role}/${keyOf(name)}`);
    return (role: PhotoRole, name: string) => index.get(`${role}/${keyOf(name)}`) ?? [];
  }

  return (reference: PhotoReference): (Partial<PhotoFile> & { file: string }) | Finding => {
    const { role, name: written } = reference;
    // Only detail images may have a URL.
    if (role === 'gallery/details' && (written.startsWith('http') || URL_SCHEME.test(written))) {
      // Another rule reports the credentials.
      if (hasCredentials(written)) return { file: written };
      return imageUrlFindings(reference, written)[0] ?? { file: written, path: written };
    }
    const name = posix.normalize(written.replaceAll('\\', '/'));
    const file = `${normalizeSpaces(`images/${role}/${name}`)}/`;
    const refusedFolder = refused.find((each) => file.startsWith(`${normalizeSpaces(each.file)}/`));
    // The folder has been reported already.
    if (refusedFolder) return { file: refusedFolder.file };
    const values = { name: written, folder: `images/${role}` };
    if (OUTSIDE.test(name)) return error('photo-path', reference, values);
    // Several photos of one name are reported as `same-name`; the first one is used.
    const [exact] = byName(role, name);
    if (exact) return exact;
    const [similar, ...others] = byAppearance(role, name);
    if (similar && others.length === 0) return similar;
    if (similar) {
      const names = [similar, ...others].map((each) => each.name).join(', ');
      return error('photo-ambiguous', reference, { ...values, photos: names });
    }
    const suggestion =
      byFoldedName(role, name)[0]?.name ??
      byStem(role, name)[0]?.name ??
      nearestName(role, name) ??
      inAnyFolder.get(posix.basename(name))?.[0]?.file;
    if (!suggestion) return error('photo-missing', reference, values);
    return error('photo-misspelled', reference, { ...values, suggestion });
  };

  function nearestName(role: PhotoRole, name: string): string | undefined {
    searches += 1;
    if (searches > MAX_SEARCHES) return undefined;
    const candidates = photos.filter((photo) => photo.role === role).map((photo) => photo.name);
    return nearestWord(name, candidates);
  }
}

function foldCase(name: string): string {
  return appearanceOf(name).toLowerCase();
}

/** Some file systems treat these names as equal and would store only one of the photos. */
function collisionFindings(photos: readonly PhotoFile[]): Finding[] {
  const groups = Map.groupBy(photos, ({ file }) => normalizeSpaces(file).toLowerCase());
  return [...groups.values()].flatMap(([{ file: first } = { file: '' }, ...others]) =>
    others.map(({ file }) => error('same-name', { file, path: [] }, { first })),
  );
}
