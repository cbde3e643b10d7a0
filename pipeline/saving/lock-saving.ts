import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Locking, lockFile } from '#pipeline/lock-file.ts';
import { isHalfReplaced, restoreFiles, SAVING_FOLDER } from './replace-files.ts';

/** Lets one task at a time write into an artist's folder. */
export function lockSaving(contentDir: string): Locking {
  const folder = join(contentDir, SAVING_FOLDER);
  // Not with its parents: a folder that is gone must not come back as an empty one.
  if (!existsSync(folder)) mkdirSync(folder);
  const locking = lockFile(join(folder, 'lock'));
  if (locking.status === 'taken') return locking;
  const unlock = () => {
    locking.unlock();
    try {
      rmdirSync(folder);
    } catch {
      // What a failed saving left in it is put back or removed at the next start.
    }
  };
  return { status: 'locked', unlock };
}

/** Call it before a check or a build. A sound folder is not touched, since it may be read-only. */
export async function restoreContent(contentDir: string): Promise<void> {
  if (!(await isHalfReplaced(contentDir))) return;
  const locking = lockSaving(contentDir);
  if (locking.status === 'taken') return;
  await restoreFiles(contentDir).finally(locking.unlock);
}
