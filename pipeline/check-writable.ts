import { access, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Checked before the build, which takes minutes. Does not create the folders. */
export async function checkWritable(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    // Only an attempt covers permissions, read-only disks and Windows.
    await rmdir(await mkdtemp(join(await nearestFolder(resolve(folder)), '.writable-')));
  }
}

async function nearestFolder(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
