import { existsSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Checked before the build, which takes minutes. Does not create the folders. */
export async function checkWritable(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    let existing = resolve(folder);
    while (!existsSync(existing)) existing = dirname(existing);
    // Only an attempt covers permissions, read-only disks and Windows.
    await rmdir(await mkdtemp(join(existing, '.writable-')));
  }
}
