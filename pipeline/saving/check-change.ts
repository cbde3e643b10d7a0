import { join } from 'node:path';
import type { Problem } from '#catalogue/check/finding.ts';
import { validateFolder } from '#catalogue/check/validate-folder.ts';
import { checkWithoutPhotos, photoProblems } from '#pipeline/folder/check-content.ts';
import { readPhotoFolder, toPhotoFile } from '#pipeline/folder/photo-references/photo-folder.ts';
import { resolvePhotos } from '#pipeline/folder/photo-references/resolve-photos.ts';
import { type JsonFolder, readFolder } from '#pipeline/folder/read-folder.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { readOriginal } from '#pipeline/photos/decode/read-original.ts';
import {
  discardRemotePhoto,
  fetchRemotePhoto,
  isRemote,
} from '#pipeline/photos/decode/remote-photo.ts';
import { outcomeKey } from '#pipeline/photos/process-photos.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';
import type { FolderChange } from './store-change.ts';

export type Collection = Awaited<ReturnType<typeof readCollection>>;

export async function readCollection(contentDir: string) {
  const folder = await readFolder(contentDir);
  const photoFolder = await readPhotoFolder(contentDir);
  const files = validateFolder(folder.json);
  return { contentDir, folder, files, photoFolder, photos: resolvePhotos(files, photoFolder) };
}

/** Checks the folder as it will be after the change. Decodes only new photos. */
export async function checkChange(
  { contentDir, folder, photoFolder, photos: stored }: Collection,
  { texts, photos, restored }: FolderChange,
) {
  const added = [...photos.keys(), ...restored.map(({ file }) => file)];
  const loaded = await checkWithoutPhotos(contentDir, withTexts(folder, texts), {
    ...photoFolder,
    photos: [
      ...photoFolder.photos,
      ...added.map((file) => toPhotoFile(file, join(contentDir, file))),
    ],
  });
  const readNew = async (file: string) => {
    const photo = photos.get(file);
    if (photo) return readOriginal(Buffer.from(await photo()));
    if (!isRemote(file) || stored.uses.has(file)) return undefined;
    const fetched = await fetchRemotePhoto(file, CACHE_DIR);
    if (typeof fetched !== 'string') return fetched;
    const original = await readOriginal(fetched);
    if (original.status === 'decoded') return undefined;
    return discardRemotePhoto(file, original, CACHE_DIR);
  };
  const faults = new Map<string, PhotoFault>();
  for (const request of loaded.photos.requests) {
    const outcome = await readNew(request.file);
    if (outcome?.status === 'faulty') faults.set(outcomeKey(request), outcome);
  }
  return {
    problems: errorsIn([...loaded.problems, ...photoProblems(loaded.photos, faults)]),
    isUsed: (file: string) => loaded.photos.uses.has(file),
  };
}

export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

function withTexts(
  { json, texts, findings }: JsonFolder,
  changes: ReadonlyMap<string, string>,
): JsonFolder {
  // An undo restores texts, which may begin with a byte order mark.
  const parse = (text: string) => JSON.parse(text.replace(/^\ufeff/, ''));
  const values = [...changes].map(([file, text]) => [file, parse(text)]);
  return {
    json: { ...json, ...Object.fromEntries(values) },
    texts: new Map([...texts, ...changes]),
    findings: findings.filter(({ file }) => !changes.has(file)),
  };
}
