import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders in which the system looks for programs. */
export const PROGRAM_FOLDERS = (process.env.PATH ?? '').split(delimiter);

/** Where the first of these programs is that the system finds by its name. */
export function findProgram(names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => PROGRAM_FOLDERS.map((folder) => join(folder, name)))
    .find(isExecutable);
}

/** Whether there is a program at a path that this process may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
