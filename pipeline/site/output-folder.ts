import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { text } from './messages.ts';

// On the same disk as the folder, so that it can be renamed into place.
function beside(folder: string, ending: string): string {
  return join(dirname(folder), `.${basename(folder)}.${ending}`);
}

export const stagingFolder = (folder: string) => beside(folder, 'next');

const previousFolder = (folder: string) => beside(folder, 'previous');

export const temporaryFolders = (folder: string) => [stagingFolder(folder), previousFolder(folder)];

export function lockOutput(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const { unlock, owner } = lockFile(beside(folder, 'lock'));
  if (!unlock) throw new ExpectedError(text().locked(owner));
  return unlock;
}

export async function replaceFolder(folder: string): Promise<string> {
  const previous = previousFolder(folder);
  if (existsSync(folder)) await rename(folder, previous);
  await rename(stagingFolder(folder), folder);
  rmSync(previous, { recursive: true, force: true });
  return folder;
}

/** If a build was killed, restores the site that it was replacing, and removes what it left behind. */
export async function restoreFolder(folder: string): Promise<void> {
  const previous = previousFolder(folder);
  if (!existsSync(folder) && existsSync(previous)) await rename(previous, folder);
  for (const each of temporaryFolders(folder)) await rm(each, { recursive: true, force: true });
}
