import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { messages } from '#pipeline/messages.ts';

const text = messages(
  {
    path: (folder: string) =>
      `The site cannot be built in a folder with '#', '?' or '*' in its path: ${folder}
  → rename or move the folder of the program`,
  },
  {
    path: (folder) =>
      `Сайт не собрать в папке, в пути к которой есть «#», «?» или «*»: ${folder}
  → переименуйте или перенесите папку программы`,
  },
);

/** In the project, so that what is bundled there finds its packages. */
export const WORK_DIRS = resolve('.generated');

const PREFIX = 'work-';

/**
 * Vite takes these characters for the end of a path, or for a pattern.
 * @throws {ExpectedError}
 */
export function checkProgramPath(folder = resolve('.')): void {
  if (/[#?*]/.test(folder)) throw new ExpectedError(text().path(folder));
}

/** A directory of this process alone. Removes those of processes that were killed. */
export function openWorkDir(): { readonly path: string; readonly remove: () => void } {
  mkdirSync(WORK_DIRS, { recursive: true });
  for (const name of readdirSync(WORK_DIRS)) {
    const path = join(WORK_DIRS, name);
    if (name.startsWith(PREFIX) && lock(path)) remove(path);
  }
  const path = mkdtempSync(join(WORK_DIRS, PREFIX));
  lock(path);
  return { path, remove: () => remove(path) };
}

function lock(path: string): boolean {
  return lockFile(join(path, 'lock')).status === 'locked';
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
