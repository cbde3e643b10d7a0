import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * An unchanged file keeps its time, so that the development server reloads nothing.
 * @returns the paths of the files that were written
 */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string[]> {
  const written: string[] = [];
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    if (existsSync(path) && (await readFile(path)).equals(Buffer.from(content))) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    written.push(path);
  }
  return written;
}
