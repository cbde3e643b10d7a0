import fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Hidden, so the content check skips it; on the same disk, so files can be renamed into place. */
export const SAVING_FOLDER = '.saving';

export type Photo = () => Promise<Uint8Array>;

export interface Move {
  readonly file: string;
  readonly from: string;
}

export type FileChange = Move | { readonly file: string; readonly content: string | Photo };

/** Virus scanners and backups on Windows hold a file for a moment. */
const RENAME_PAUSES_MS = [50, 100, 200, 400];

/**
 * Keeps the order of the changes, even at a crash or a power cut. Writes all contents to the disk before the first
 * file changes, so a full disk changes nothing.
 * @throws the error of the file system, with the path of the artist's file
 */
export async function writeFiles(folder: string, changes: readonly FileChange[]): Promise<void> {
  const nextFolder = join(folder, SAVING_FOLDER, 'next');
  const sourceOf = (change: FileChange, index: number) =>
    'from' in change ? join(folder, change.from) : join(nextFolder, String(index));
  let path = folder;
  await fs.rm(nextFolder, { recursive: true, force: true });
  await fs.mkdir(nextFolder);
  try {
    for (const [index, change] of changes.entries()) {
      path = join(folder, change.file);
      if ('content' in change) await writeFlushed(sourceOf(change, index), change.content);
    }
    for (const [index, change] of changes.entries()) {
      path = join(folder, change.file);
      await fs.mkdir(dirname(path), { recursive: true });
      await renamePatiently(sourceOf(change, index), path);
      await flushFolder(dirname(path));
    }
  } catch (error) {
    throw Object.assign(error as Error, { path });
  } finally {
    await fs.rm(nextFolder, { recursive: true, force: true });
  }
}

async function writeFlushed(path: string, content: string | Photo): Promise<void> {
  const bytes = typeof content === 'string' ? content : await content();
  await fs.writeFile(path, bytes, { flush: true });
}

async function renamePatiently(from: string, to: string): Promise<void> {
  for (const pause of RENAME_PAUSES_MS) {
    try {
      return await fs.rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(code)) throw error;
      await wait(pause);
    }
  }
  await fs.rename(from, to);
}

/** Otherwise a power cut could undo a rename but not a later one. Windows cannot flush folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using folder = await fs.open(path, 'r');
  await folder.sync();
}
