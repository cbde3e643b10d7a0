import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locking, lockFile } from '#pipeline/lock-file.ts';
import { isHalfReplaced, restoreFiles, SAVING_FOLDER } from './replace-files.ts';

/** Lets one task at a time write into an artist's folder. */
export async function lockSaving(contentDir: string): Promise<Locking> {
  const folder = join(contentDir, SAVING_FOLDER);
  // Not with its parents: a folder that is gone must not come back as an empty one.
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Stays if something is in it, to be put back or removed at the next start.
  const removeIfEmpty = () => rmdir(folder).catch(() => {});
  const locking = await lockFile(join(folder, 'lock'));
  if (locking.status === 'taken') {
    // Its owner may have ended meanwhile, and could not remove what this one was trying in.
    await removeIfEmpty();
    return locking;
  }
  const unlock = () => locking.unlock().then(removeIfEmpty);
  return { status: 'locked', unlock };
}

/**
 * Puts back what a killed saving has left half done; to be called before the folder is read for a check or a build.
 * A folder with which nothing is wrong is not touched: it may be read-only.
 */
export async function restoreContent(contentDir: string): Promise<void> {
  if (!(await isHalfReplaced(contentDir))) return;
  const locking = await lockSaving(contentDir);
  if (locking.status === 'taken') return;
  await restoreFiles(contentDir).finally(locking.unlock);
}
