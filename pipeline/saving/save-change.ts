import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import { formatJson } from '#catalogue/change/format-json.ts';
import { assignPhotoPaths, type ChangeWithPhotos } from '#catalogue/change/photo-paths.ts';
import { allFiles, type ValidatedFile } from '#catalogue/check/validate-folder.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { stripMetadata } from '#pipeline/photos/decode/jpeg.ts';
import { type Collection, checkChange, errorsIn, readCollection } from './check-change.ts';
import { type FolderChange, planUndo, storeChange } from './store-change.ts';
import { type Photo, SAVING_FOLDER } from './write-files.ts';

export interface PlannedSave {
  readonly change: Change;
  /** Keyed by path below the folder. A photo whose path is taken gets a free one, also in the change. */
  readonly photos?: ReadonlyMap<string, Photo>;
}

/** With any other status than `saved`, the artist's folder is unchanged. */
export type SaveOutcome = Exclude<SaveAnswer, { status: 'failed' }>;

export function saveChange(
  contentDir: string,
  plan: (collection: Collection) => PlannedSave | Promise<PlannedSave>,
): Promise<SaveOutcome> {
  return whileLocked(contentDir, async () => {
    const collection = await readCollection(contentDir);
    if (!isEditable(collection)) {
      return { status: 'problems', problems: errorsIn((await loadContent(contentDir)).problems) };
    }
    const { change, photos } = await stripAndAssignPaths(await plan(collection), collection);
    const result = applyChange(collection.folder.json, change);
    if (result.status === 'conflict') return result;
    const texts = Object.entries(result.files).map(
      ([file, value]) => [file, formatJson(file, value)] as const,
    );
    const stored = { texts: new Map(texts), photos, restored: [] };
    const outcome = await checkAndStore(collection, stored);
    const { id } = result;
    return outcome.status === 'saved' && id !== undefined ? { ...outcome, id } : outcome;
  });
}

function stripAndAssignPaths(
  { change, photos = new Map() }: PlannedSave,
  { photoFolder }: Collection,
): Promise<ChangeWithPhotos<Photo>> {
  const paths = new Map(photoFolder.photos.map(({ file, path }) => [file, path]));
  const stripped = [...photos].map(([file, photo]) => {
    return [file, async () => stripMetadata(Buffer.from(await photo()))] as const;
  });
  return assignPhotoPaths(
    { change, photos: new Map(stripped) },
    paths.keys(),
    async (file, photo) => (await readFile(paths.get(file) ?? '')).equals(await photo()),
  );
}

export function undoChange(contentDir: string): Promise<SaveOutcome> {
  return whileLocked(contentDir, async () => {
    const planned = await planUndo(contentDir);
    if ('problems' in planned) return { status: 'problems', ...planned };
    return checkAndStore(await readCollection(contentDir), planned);
  });
}

async function whileLocked(
  contentDir: string,
  save: () => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  const folder = join(contentDir, SAVING_FOLDER);
  // Not `recursive`: a content folder that is gone must not be created as an empty one.
  if (!existsSync(folder)) mkdirSync(folder);
  const { unlock } = lockFile(join(folder, 'lock'));
  return unlock ? save().finally(unlock) : { status: 'busy' };
}

/** The change may correct faults inside an entry, but not an entry or a file that could not be read. */
function isEditable({ files }: Collection): boolean {
  const hasEntries = ({ salvaged }: ValidatedFile<readonly object[]>) => salvaged?.every(Boolean);
  return (
    allFiles(files).every(({ salvaged }) => salvaged !== undefined) &&
    [files.gallery, files.news].every(hasEntries)
  );
}

async function checkAndStore(collection: Collection, change: FolderChange): Promise<SaveOutcome> {
  const { problems, isUsed } = await checkChange(collection, change);
  if (problems.length > 0) return { status: 'problems', problems };
  const { contentDir, photoFolder, photos: photosBefore } = collection;
  const filesAt = Map.groupBy(photoFolder.photos, ({ path }) => path);
  const unused = photoFolder.photos
    .filter(({ file }) => photosBefore.uses.has(file) && !isUsed(file))
    // Another file may be a link to the photo.
    .filter(({ path }) => filesAt.get(path)?.length === 1)
    .map(({ file }) => file);
  const photos = new Map([...change.photos].filter(([file]) => isUsed(file)));
  return { status: 'saved', files: await storeChange(contentDir, { ...change, photos }, unused) };
}
