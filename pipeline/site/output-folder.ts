import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { text } from './messages.ts';

// Beside the folder, so that a rename can put it into place.
function beside(folder: string, ending: string): string {
  return join(dirname(folder), `.${basename(folder)}.${ending}`);
}

export const stagingFolder = (folder: string) => beside(folder, 'next');

const previousFolder = (folder: string) => beside(folder, 'previous');

export const swapFolders = (folder: string) => [stagingFolder(folder), previousFolder(folder)];

export function lockOutput(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const { unlock, owner } = lockFile(beside(folder, 'lock'));
  if (!unlock) throw new ExpectedError(text().locked(owner));
  return unlock;
}

/**
 * No file is ever half-written: between the renames the folder is missing for some microseconds, and
 * {@link restoreFolder} repairs it after a crash. Node has no call that exchanges two folders.
 */
export async function replaceFolder(folder: string): Promise<string> {
  const previous = previousFolder(folder);
  if (existsSync(folder)) await rename(folder, previous);
  await rename(stagingFolder(folder), folder);
  rmSync(previous, { recursive: true, force: true });
  return folder;
}

/** After a killed build: brings the previous site back if it was just being replaced. */
export async function restoreFolder(folder: string): Promise<void> {
  const previous = previousFolder(folder);
  if (!existsSync(folder) && existsSync(previous)) await rename(previous, folder);
  for (const each of swapFolders(folder)) await rm(each, { recursive: true, force: true });
}
