import * as node from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** On the same disk, so that files can be renamed into place. The content check skips it. */
export const SAVING_FOLDER = '.saving';

/** A path below the folder, with forward slashes; without content, the file is removed. */
export interface FileChange {
  readonly file: string;
  readonly content?: string | Uint8Array;
}

export function isPhoto(file: string): boolean {
  return file.startsWith('images/');
}

export type FileSteps = Pick<
  typeof node,
  'copyFile' | 'mkdir' | 'open' | 'readFile' | 'rename' | 'rm' | 'unlink'
>;

/** Written before the first file is touched. */
interface Journal {
  readonly replaced: readonly string[];
  readonly created: readonly string[];
}

function placesIn(folder: string) {
  const saving = join(folder, SAVING_FOLDER);
  return {
    next: (file: string) => join(saving, 'next', file),
    previous: (file: string) => join(saving, 'previous', file),
    nextFolder: join(saving, 'next'),
    previousFolder: join(saving, 'previous'),
    journal: join(saving, 'journal.json'),
    unfinishedJournal: join(saving, 'journal.json.new'),
  };
}

/**
 * Replaces all files or none. New and old contents are written aside and listed in a journal; after
 * that, only renames and removals follow. After a crash, {@link restoreFiles} reverts them.
 * @throws the error of the file system, after every file is restored
 */
export async function replaceFiles(
  folder: string,
  changes: readonly FileChange[],
  steps: FileSteps = node,
): Promise<void> {
  const places = placesIn(folder);
  try {
    const replaced: string[] = [];
    const created: string[] = [];
    for (const { file, content } of changes) {
      if (content !== undefined) await writeSafely(places.next(file), content, steps);
      const isThere = await copyAside(join(folder, file), places.previous(file), steps);
      if (isThere) replaced.push(file);
      else created.push(file);
    }
    const journal: Journal = { replaced, created };
    await writeSafely(places.unfinishedJournal, JSON.stringify(journal), steps);
    await steps.rename(places.unfinishedJournal, places.journal);

    for (const { file, content } of changes) {
      await steps.mkdir(dirname(join(folder, file)), { recursive: true });
      if (content !== undefined) await steps.rename(places.next(file), join(folder, file));
      else await steps.rm(join(folder, file), { force: true });
    }
    // This step commits the change: without a journal, nothing is restored.
    await steps.unlink(places.journal);
  } catch (error) {
    // If that fails as well, the journal stays, and the next start tries again.
    await restoreFiles(folder, steps).catch(() => {});
    throw error;
  }
  // Leftovers are harmless, and the next replacement removes them.
  await removeLeftovers(folder, steps).catch(() => {});
}

export async function isHalfReplaced(folder: string): Promise<boolean> {
  return node.access(placesIn(folder).journal).then(
    () => true,
    () => false,
  );
}

export async function restoreFiles(folder: string, steps: FileSteps = node): Promise<void> {
  const places = placesIn(folder);
  const journal = await readJournal(places.journal, steps);
  if (journal) {
    for (const file of journal.replaced) {
      // A missing copy was restored by an earlier attempt that was killed.
      await steps.rename(places.previous(file), join(folder, file)).catch(ignoreMissing);
    }
    for (const file of journal.created) await steps.rm(join(folder, file), { force: true });
    await steps.unlink(places.journal);
  }
  await removeLeftovers(folder, steps).catch(() => {});
}

async function removeLeftovers(folder: string, steps: FileSteps): Promise<void> {
  const { nextFolder, previousFolder, unfinishedJournal } = placesIn(folder);
  for (const path of [nextFolder, previousFolder, unfinishedJournal]) {
    await steps.rm(path, { recursive: true, force: true });
  }
}

async function readJournal(path: string, steps: FileSteps): Promise<Journal | undefined> {
  const text = await steps.readFile(path, 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : (JSON.parse(text) as Journal);
}

/** Flushes the bytes to the disk, so that a rename never survives a power cut without them. */
async function writeSafely(
  path: string,
  content: string | Uint8Array,
  steps: FileSteps,
): Promise<void> {
  await steps.mkdir(dirname(path), { recursive: true });
  const file = await steps.open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function copyAside(from: string, to: string, steps: FileSteps): Promise<boolean> {
  await steps.mkdir(dirname(to), { recursive: true });
  return steps
    .copyFile(from, to)
    .then(() => true, ignoreMissing)
    .then(Boolean);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
