import * as node from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Inside the folder that is changed: there everything can be renamed into place. The content check never looks here. */
export const SAVING_FOLDER = '.saving';

/** A file below the folder, with forward slashes, and what it will hold; without content it goes. */
export interface FileChange {
  readonly file: string;
  readonly content?: string | Uint8Array;
}

/** The steps of a file system that a replacement is made of; tests let each of them fail. */
export type FileSteps = Pick<
  typeof node,
  'copyFile' | 'mkdir' | 'open' | 'readFile' | 'rename' | 'rm' | 'unlink'
>;

/** What stood where before, so that it can be put back: written before the first file is touched. */
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
 * Changes several files of a folder as one: all of them, or none.
 *
 * Everything new is written aside first, and everything old is copied aside; a journal then says what is about to
 * happen, and only renames and removals follow. If one of them fails, what was there is put back. If the process is
 * killed, {@link restoreFiles} does that at the next start.
 *
 * @throws whatever the file system threw, after every file is again as it was.
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
    // From here on it has happened: without its journal, nothing is put back.
    await steps.unlink(places.journal);
  } catch (error) {
    // If even that fails, the journal stays, and the next start tries again.
    await restoreFiles(folder, steps).catch(() => {});
    throw error;
  }
  // What is left aside does no harm, and the next replacement removes it.
  await removeLeftovers(folder, steps).catch(() => {});
}

/** Whether a replacement was killed in the middle, so that {@link restoreFiles} has something to do. */
export async function isHalfReplaced(folder: string): Promise<boolean> {
  return node.access(placesIn(folder).journal).then(
    () => true,
    () => false,
  );
}

/** Puts back what a killed or failed replacement has changed; does nothing when there was none. */
export async function restoreFiles(folder: string, steps: FileSteps = node): Promise<void> {
  const places = placesIn(folder);
  const journal = await readJournal(places.journal, steps);
  if (journal) {
    for (const file of journal.replaced) {
      // A copy that is gone has been put back already, before a restoration was killed as well.
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

/** The bytes are on the disk when this is over: a rename must not be what survives a dead battery alone. */
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
