import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_FOLDER } from '#pipeline/photos/decode/remote-photo.ts';
import { NAMES_FOLDER } from '#pipeline/photos/named-photo.ts';
import { TEMPORARY_FOLDER } from './atomic-file.ts';
import { ENTRY_FILE, PICTURES_FOLDER } from './photo-cache.ts';

const MS_PER_DAY = 86_400_000;

// Long enough to return to last month's photos without waiting.
const KEPT_DAYS = 30;

// No build runs this long.
const TEMPORARY_DAYS = 1;

async function listFolder(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

function ageInDays(path: string, now: number): number {
  try {
    // Three times as fast as with promises.
    return (now - statSync(path).mtimeMs) / MS_PER_DAY;
  } catch {
    return Number.NaN;
  }
}

/**
 * @param now milliseconds since 1970
 * @returns the number of entries removed
 */
export async function pruneCache(cacheDir: string, now = Date.now()): Promise<number> {
  const folders = [
    { folder: PICTURES_FOLDER, days: KEPT_DAYS, dated: ENTRY_FILE },
    { folder: NAMES_FOLDER, days: KEPT_DAYS, dated: '' },
    { folder: REMOTE_FOLDER, days: KEPT_DAYS, dated: '' },
    { folder: TEMPORARY_FOLDER, days: TEMPORARY_DAYS, dated: '' },
  ];
  let removed = 0;
  for (const { folder, days, dated } of folders) {
    for (const name of await listFolder(join(cacheDir, folder))) {
      const path = join(cacheDir, folder, name);
      const age = ageInDays(join(path, dated), now);
      // A folder without an entry belongs to a killed build, or to one that is running.
      const isOld = Number.isNaN(age) ? ageInDays(path, now) > TEMPORARY_DAYS : age > days;
      if (!isOld) continue;
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}
