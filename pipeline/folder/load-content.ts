import { access } from 'node:fs/promises';
import { SITE_FILE } from '#catalogue/change/folder-json.ts';
import { checkFolder } from '#catalogue/check/check-folder.ts';
import type { Finding } from '#catalogue/check/finding.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import type { ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import { FOLDER_VERSION } from '#catalogue/schema/site-entry.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type Content, contentOf } from './content.ts';
import { fileFindings } from './file-rules.ts';
import { error } from './messages.ts';
import { type PhotoFolder, readPhotoFolder } from './photo-references/photo-folder.ts';
import { type ResolvedPhotos, resolvePhotos } from './photo-references/resolve-photos.ts';
import { toProblems } from './problems.ts';
import { readPublicFolder } from './public-folder.ts';
import { isMissing, type JsonFolder, readFolder, unreadable } from './read-folder.ts';

export interface LoadedContent {
  readonly problems: readonly Problem[];
  /** Absent when there is an error. */
  readonly content?: Content;
  /** The valid parts, for rules that need the photos. */
  readonly files: ValidatedFolder;
  readonly photos: ResolvedPhotos;
  readonly counts: Readonly<Record<'works' | 'posts' | 'photos', number>>;
}

/** Never stops at the first problem. */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const only = (finding: Finding) => {
    const folder = { json: {}, texts: new Map(), findings: [finding] };
    return judgeFolder(contentDir, folder, { photos: [], refused: [] });
  };
  try {
    await access(contentDir);
  } catch (fault) {
    if (!isMissing(fault)) return only(unreadable('.', fault));
    return only(error('no-folder', { file: '.', path: [] }, { folder: contentDir }));
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
    return only(error('newer-folder', at, { version, own: FOLDER_VERSION }));
  }
  const findings = [...folder.findings, ...publicFolder.findings];
  return judgeFolder(contentDir, { ...folder, findings }, photoFolder);
}

/** Judges texts and names of photos that may differ from the stored ones. */
export async function judgeFolder(
  contentDir: string,
  folder: JsonFolder,
  photoFolder: PhotoFolder,
): Promise<LoadedContent> {
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
    ...(isValid && { content: contentOf(files) }),
    files,
    photos,
    counts: {
      works: files.gallery.salvaged?.length ?? 0,
      posts: files.news.salvaged?.length ?? 0,
      photos: new Set(photos.requests.map(({ file }) => file)).size,
    },
  };
}
