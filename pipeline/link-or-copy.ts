import { linkSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';

/**
 * Gives a file of the cache or of the last site a second name, or copies it where the file system cannot. Both know of no
 * change: neither place ever writes into a file that it has, and whoever uses one looks whether somebody else did.
 */
export async function linkOrCopy(source: string, destination: string): Promise<void> {
  try {
    // A site has thousands of such files, and by promises each takes three times as long.
    linkSync(source, destination);
  } catch {
    await copyFile(source, destination);
  }
}
