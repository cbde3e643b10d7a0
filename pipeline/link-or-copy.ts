import { linkSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';

/** Links need no copy, because neither the cache nor the site modifies a file in place. */
export async function linkOrCopy(source: string, destination: string): Promise<void> {
  try {
    // A site has thousands of these files, and promises take three times as long.
    linkSync(source, destination);
  } catch {
    await copyFile(source, destination);
  }
}
