import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { PUBLIC_FOLDER, readPublicFolder } from '#pipeline/folder/public-folder.ts';
import { text } from './messages.ts';

/**
 * Runs after everything else is written, so that no file of the artist replaces one of the site.
 * @throws {ExpectedError} when one would
 */
export async function copyPublicFiles(contentDir: string, siteDir: string): Promise<void> {
  const { files } = await readPublicFolder(contentDir);
  const taken: string[] = [];
  for (const file of files) {
    const path = join(siteDir, file);
    const content = await readFile(join(contentDir, PUBLIC_FOLDER, file));
    try {
      await mkdir(dirname(path), { recursive: true });
      // Not copied: a copy would keep permissions that may hide it from the server.
      await writeFile(path, content, { flag: 'wx' });
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) throw error;
      taken.push(`${PUBLIC_FOLDER}/${file}`);
    }
  }
  if (taken.length > 0) throw new ExpectedError(text().taken(taken.join(', ')));
}
