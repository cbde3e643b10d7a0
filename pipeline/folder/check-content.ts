import { access } from 'node:fs/promises';
import { SITE_FILE } from '#catalogue/change/folder-json.ts';
import { checkFolder } from '#catalogue/check/check-folder.ts';
import { entriesOf } from '#catalogue/check/entry-rules.ts';
import type { Finding, Problem } from '#catalogue/check/finding.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import { FOLDER_VERSION } from '#catalogue/schema/site-entry.ts';
import { sizeContradictedBy } from '#catalogue/works/work-size.ts';
import { isRemote } from '#pipeline/photos/decode/remote-photo.ts';
import type { PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import { manifestOf } from '#pipeline/photos/manifest.ts';
import {
  outcomeKey,
  type PhotoOutcome,
  type ProcessPhotosOptions,
  processPhotos,
} from '#pipeline/photos/process-photos.ts';
import { contentOf } from './content.ts';
import { fileFindings } from './file-rules.ts';
import { error, notice } from './messages.ts';
import { type PhotoFolder, readPhotoFolder } from './photo-references/photo-folder.ts';
import { type ResolvedPhotos, resolvePhotos } from './photo-references/resolve-photos.ts';
import { describeLocation, describeUses, toProblem, toProblems } from './problems.ts';
import { readPublicFolder } from './public-folder.ts';
import { isMissing, type JsonFolder, readFolder, unreadable } from './read-folder.ts';

export type LoadedContent = Awaited<ReturnType<typeof checkWithoutPhotos>>;

export type CheckedContent = Awaited<ReturnType<typeof checkContent>>;

export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const reportOnly = (finding: Finding) => {
    const folder = { json: {}, texts: new Map(), findings: [finding] };
    return checkWithoutPhotos(contentDir, folder, { photos: [], refused: [] });
  };
  try {
    await access(contentDir);
  } catch (fault) {
    if (!isMissing(fault)) return reportOnly(unreadable('.', fault));
    return reportOnly(error('no-folder', { file: '.', path: [] }, { folder: contentDir }));
  }
  const [folder, photoFolder, publicFolder] = await Promise.all([
    readFolder(contentDir),
    readPhotoFolder(contentDir),
    readPublicFolder(contentDir),
  ]);
  const version = valueAt(folder.json[SITE_FILE], ['version']);
  if (typeof version === 'number' && version > FOLDER_VERSION) {
    // Other differences of a newer folder are not the artist's fault, so they are not reported.
    const at = { file: SITE_FILE, path: ['version'] };
    return reportOnly(error('newer-folder', at, { version, own: FOLDER_VERSION }));
  }
  const findings = [...folder.findings, ...publicFolder.findings];
  return checkWithoutPhotos(contentDir, { ...folder, findings }, photoFolder);
}

export async function checkWithoutPhotos(
  contentDir: string,
  folder: JsonFolder,
  photoFolder: PhotoFolder,
) {
  const { files, findings } = checkFolder(folder.json);
  const photos = resolvePhotos(files, photoFolder);
  const all = [
    ...folder.findings,
    ...findings,
    ...(await fileFindings(files, contentDir)),
    ...photos.findings,
  ];
  const isValid = all.every(({ severity }) => severity === 'notice');
  return {
    problems: toProblems(all, folder, photos.uses),
    content: isValid ? contentOf(files) : undefined,
    files,
    photos,
    counts: {
      works: files.gallery.salvaged?.length ?? 0,
      posts: files.news.salvaged?.length ?? 0,
      photos: new Set(photos.requests.map(({ file }) => file)).size,
    },
  };
}

type Outcomes = ReadonlyMap<string, PhotoOutcome>;

/** Also checks the photos of a folder with errors in its texts, so that one run reports all problems. */
export async function checkContent(contentDir: string, options: ProcessPhotosOptions) {
  const loaded = await loadContent(contentDir);
  const { content, counts, photos } = loaded;
  const outcomes = await processPhotos(photos.requests, {
    ...options,
    closeUpPx: content?.site.closeUp,
  });
  // The sort is stable, so problems of one file keep their order.
  const problems = [
    ...loaded.problems,
    ...photoProblems(photos, outcomes),
    ...proportionProblems(loaded, outcomes),
  ].sort((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
  if (!content || problems.some(({ severity }) => severity === 'error')) {
    return { status: 'faulty' as const, problems, counts };
  }
  const readyPhoto = (role: PictureRole, name: string) => {
    const outcome = outcomes.get(outcomeKey({ role, file: photos.fileOf(role, name) ?? '' }));
    if (outcome?.status === 'ready') return outcome;
    throw new Error(`The content names no photo '${name}' for ${role}`);
  };
  return {
    ...{ status: 'valid' as const, problems, counts, content },
    photoOf: (role: PictureRole, name: string) => readyPhoto(role, name).photo,
    paletteOf: (role: PictureRole, name: string) => readyPhoto(role, name).palette,
    photosByFile: photosByFile(photos, outcomes),
    manifest: manifestOf(outcomes.values()),
  };
}

/** A whole photo is requested before its tall crop, so in reverse order it replaces that. */
function photosByFile({ requests }: ResolvedPhotos, outcomes: Outcomes) {
  const ready = requests.toReversed().flatMap((request) => {
    const outcome = outcomes.get(outcomeKey(request));
    return outcome?.status === 'ready' ? [[request.file, outcome.photo] as const] : [];
  });
  return new Map(ready);
}

export function photoProblems({ requests, uses }: ResolvedPhotos, outcomes: Outcomes): Problem[] {
  // The outcomes of one photo in several roles have the same faults.
  const distinct = new Map(requests.map((request) => [request.file, request]));
  return [...distinct.values()].flatMap((request): Problem[] => {
    const { file } = request;
    const outcome = outcomes.get(outcomeKey(request));
    if (outcome?.status === 'ready' && outcome.pages > 1) {
      const finding = notice('several-pages', { file, path: [] }, { pages: outcome.pages });
      return [toProblem(finding, describeUses(uses.get(file)))];
    }
    if (outcome?.status !== 'faulty') return [];
    const { message, remedy } = outcome;
    const fault = { severity: 'error', message, remedy } as const;
    if (!isRemote(file)) return [{ ...fault, file, location: describeUses(uses.get(file)) }];
    return (uses.get(file) ?? []).map((use) => ({
      ...fault,
      file: use.file,
      location: use.location,
    }));
  });
}

function proportionProblems({ files, photos }: LoadedContent, outcomes: Outcomes): Problem[] {
  return [...entriesOf(files.gallery)].flatMap(([{ src = '', details }, locate]) => {
    const file = photos.fileOf('gallery', src) ?? '';
    const outcome = outcomes.get(outcomeKey({ role: 'gallery', file }));
    const photo = outcome?.status === 'ready' ? outcome.photo : undefined;
    const size = photo && sizeContradictedBy(photo, details?.desc ?? '');
    if (!size) return [];
    const at = locate('details', 'desc');
    const values = {
      photo: `${photo.width}×${photo.height}`,
      size: `${size.width}×${size.height}`,
    };
    return [toProblem(notice('proportions', at, values), describeLocation(at, files.gallery.json))];
  });
}
