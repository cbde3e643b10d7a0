import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const GUIDE = join(import.meta.dirname, '../../content/README.md');

/**
 * The new folder passes the check and builds.
 * @throws {ExpectedError} when the folder is not empty
 */
export async function makeNewSite(folder: string): Promise<void> {
  const isTaken =
    existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0);
  if (isTaken) throw new ExpectedError(text().taken(folder));
  await cp(TEMPLATE, folder, { recursive: true });
  await copyFile(GUIDE, join(folder, 'README.md'));
  for (const path of ['images/gallery/details', 'images/news']) {
    await mkdir(join(folder, path), { recursive: true });
  }
}

const text = messages(
  {
    taken: (folder: string) => `'${folder}' is not empty; name a folder that does not exist yet`,
  },
  { taken: (folder) => `Папка «${folder}» не пуста; назовите такую, которой ещё нет` },
);
