import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import { formatJson } from '#catalogue/change/format-json.ts';
import { allFiles, type ValidatedFile } from '#catalogue/check/validate-folder.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { checkChange, errorsOf } from './check-change.ts';
import { type Collection, readCollection } from './collection.ts';
import { placePhotos } from './place-photos.ts';
import { type FolderChange, moveAside, planUndo, storeChange } from './store-change.ts';
import { type FileSystem, type Photo, SAVING_FOLDER } from './write-files.ts';

export interface PlannedSave {
  readonly change: Change;
  /** By path below the folder. A taken path is replaced by a free one, in the change too. */
  readonly photos?: ReadonlyMap<string, Photo>;
}

/** Unless it was saved, the artist's folder is unchanged. */
export type SaveOutcome = Exclude<SaveAnswer, { status: 'failed' }>;

/** The folder cannot change while `plan` runs. */
export function saveChange(
  contentDir: string,
  plan: (collection: Collection) => PlannedSave | Promise<PlannedSave>,
  fs?: FileSystem,
): Promise<SaveOutcome> {
  return whileLocked(contentDir, async () => {
    const collection = await readCollection(contentDir);
    if (!isEditable(collection)) {
      return { status: 'problems', problems: errorsOf(await loadContent(contentDir)) };
    }
    const { change, photos } = await placePhotos(await plan(collection), collection.photoFolder);
    const result = applyChange(collection.folder.json, change);
    if (result.status === 'conflict') return result;
    const texts = Object.entries(result.files).map(
      ([file, value]) => [file, formatJson(file, value)] as const,
    );
    const stored = { texts: new Map(texts), photos, moves: [] };
    const outcome = await checkAndStore(collection, stored, fs);
    const { id } = result;
    return outcome.status === 'saved' && id !== undefined ? { ...outcome, id } : outcome;
  });
}

/** Takes the last change back; the next undo restores it. */
export function undoChange(contentDir: string, fs?: FileSystem): Promise<SaveOutcome> {
  return whileLocked(contentDir, async () => {
    const planned = await planUndo(contentDir);
    if ('problems' in planned) return { status: 'problems', ...planned };
    return checkAndStore(await readCollection(contentDir), planned, fs);
  });
}

async function whileLocked(
  contentDir: string,
  save: () => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  const folder = join(contentDir, SAVING_FOLDER);
  // Not with its parents: a folder that is gone must not come back as an empty one.
  if (!existsSync(folder)) mkdirSync(folder);
  const { unlock } = lockFile(join(folder, 'lock'));
  return unlock ? save().finally(unlock) : { status: 'busy' };
}

/** Faults inside an entry may be what the change corrects; without entries there is nothing to edit. */
function isEditable({ files }: Collection): boolean {
  const hasEntries = ({ salvaged }: ValidatedFile<readonly object[]>) => salvaged?.every(Boolean);
  return (
    allFiles(files).every(({ salvaged }) => salvaged !== undefined) &&
    [files.gallery, files.news].every(hasEntries)
  );
}

/** Excludes photos that a link in the folder points to. */
function photosInUse({ photoFolder, photos }: Collection): string[] {
  const filesAt = Map.groupBy(photoFolder.photos, ({ path }) => path);
  return photoFolder.photos
    .filter(({ file, path }) => photos.uses.has(file) && filesAt.get(path)?.length === 1)
    .map(({ file }) => file);
}

/** Sets photos aside that nothing uses any more. */
async function checkAndStore(
  collection: Collection,
  change: FolderChange,
  fs: FileSystem | undefined,
): Promise<SaveOutcome> {
  const { contentDir } = collection;
  const { problems, isUsed } = await checkChange(collection, change);
  if (problems.length > 0) return { status: 'problems', problems };
  const outdated = photosInUse(collection).filter((file) => !isUsed(file));
  const photos = new Map([...change.photos].filter(([file]) => isUsed(file)));
  const moves = [...change.moves, ...moveAside(contentDir, outdated)];
  const files = await storeChange(contentDir, { ...change, photos, moves }, fs);
  return { status: 'saved', files };
}
