import { copyFile, link } from 'node:fs/promises';

/**
 * Gives a file of the cache or of the last site a second name, or copies it where the file system cannot. Both know of no
 * change: neither place ever writes into a file that it has, and whoever uses one looks whether somebody else did.
 */
export async function linkOrCopy(source: string, destination: string): Promise<void> {
  await link(source, destination).catch(() => copyFile(source, destination));
}
