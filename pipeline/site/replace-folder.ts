import { rmSync } from 'node:fs';
import { access, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where the next version of a folder grows: beside it, so that it can be renamed into place. */
export function stagingFolder(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.next`);
}

function previousFolder(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.previous`);
}

/** What may lie beside a folder while it is replaced. */
export function foldersBeside(folder: string): readonly string[] {
  return [stagingFolder(folder), previousFolder(folder)];
}

/**
 * Puts the finished staging folder in the place of `folder`.
 *
 * No file of the site is ever half-written there: between the renames the place is empty for some microseconds, and
 * a process killed just then is repaired by {@link restoreFolder}. (Exchanging two folders in one step is a call
 * that Node does not offer.)
 */
export async function replaceFolder(folder: string): Promise<void> {
  const previous = previousFolder(folder);
  if (await exists(folder)) await rename(folder, previous);
  await rename(stagingFolder(folder), folder);
  rmSync(previous, { recursive: true, force: true });
}

/** Repairs what a killed build left: the previous site comes back if it was just being replaced; the rest goes. */
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
