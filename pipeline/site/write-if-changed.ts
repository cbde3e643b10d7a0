import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Atomic. An unchanged file keeps its time, so that the development server reloads nothing.
 * @returns whether anything was written
 */
export async function writeIfChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return false;
  const next = `${path}.new`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(next, content);
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  return true;
}
