import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file, whole or not at all. An unchanged one keeps its time, so that a running development server has nothing
 * to reload.
 *
 * @returns whether anything was written.
 */
export async function writeIfChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
  return true;
}
