import { rmSync } from 'node:fs';
import { access, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

// Beside the folder, so that a rename can put it into place.
export function stagingFolder(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.next`);
}

function previousFolder(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.previous`);
}

export function foldersBeside(folder: string): readonly string[] {
  return [stagingFolder(folder), previousFolder(folder)];
}

/**
 * No file is ever half-written: between the renames the folder is missing for some microseconds, and
 * {@link restoreFolder} repairs it after a crash. Node has no call that exchanges two folders.
 */
export async function replaceFolder(folder: string): Promise<void> {
  const previous = previousFolder(folder);
  if (await exists(folder)) await rename(folder, previous);
  await rename(stagingFolder(folder), folder);
  rmSync(previous, { recursive: true, force: true });
}

/** After a killed build: brings the previous site back if it was just being replaced. */
export async function restoreFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (!(await exists(parent))) return;
  const previous = previousFolder(folder);
  if (!(await exists(folder)) && (await exists(previous))) await rename(previous, folder);
  rmSync(previous, { recursive: true, force: true });
  rmSync(stagingFolder(folder), { recursive: true, force: true });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
