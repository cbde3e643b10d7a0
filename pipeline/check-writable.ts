import { access, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * Makes sure that folders can be written into, before the minutes that it takes to make what belongs there. Whether they
 * exist already does not matter; they are not made.
 *
 * @throws what the system says when one cannot.
 */
export async function checkWritable(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    // Trying is the one way that knows of rights, of read-only disks, and of Windows.
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
