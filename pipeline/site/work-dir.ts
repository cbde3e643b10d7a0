import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFile } from '#pipeline/lock-file.ts';

/** In the project, so that what is bundled there finds its packages. */
export const WORK_DIRS = resolve('.generated');

const PREFIX = 'work-';

/** A directory of this process alone. Removes those of processes that were killed. */
export function openWorkDir() {
  mkdirSync(WORK_DIRS, { recursive: true });
  for (const name of readdirSync(WORK_DIRS)) {
    const path = join(WORK_DIRS, name);
    if (name.startsWith(PREFIX) && lock(path)) remove(path);
  }
  const path = mkdtempSync(join(WORK_DIRS, PREFIX));
  lock(path);
  return { path, remove: () => remove(path) };
}

const lock = (path: string) => lockFile(join(path, 'lock')).unlock !== undefined;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
