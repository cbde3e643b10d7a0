import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files a killed build leaves behind are only here. */
export const TEMPORARY_FOLDER = 'temporary';

/** The file is complete or missing, whenever the build is killed. */
export async function writeWhole(
  cacheDir: string,
  path: string,
  content: Buffer | string,
): Promise<void> {
  const folder = join(cacheDir, TEMPORARY_FOLDER);
  const temporary = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
