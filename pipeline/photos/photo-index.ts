import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoRole } from '#catalogue/photo.ts';
import { writeWhole } from './atomic-file.ts';
import type { PictureQuality } from './encode-photo.ts';

const FILE_NAME = 'photo-index.json';

/** What a picture's name stands for: enough to make it, or to find it in the cache. */
export interface IndexedPhoto {
  readonly key: string;
  readonly contentHash: string;
  /** Absolute path of the original, or of its fetched copy. */
  readonly path: string;
  readonly quality: PictureQuality;
  readonly roles: readonly PhotoRole[];
  /** The widths in pixels of all roles together. */
  readonly widths: readonly number[];
}

/** By photo name, for the photos of the last run. */
export type PhotoIndex = Readonly<Record<string, IndexedPhoto>>;

const remembered = new Map<string, { modifiedMs: number; index: PhotoIndex }>();

export async function writePhotoIndex(cacheDir: string, index: PhotoIndex): Promise<void> {
  await writeWhole(cacheDir, join(cacheDir, FILE_NAME), JSON.stringify(index));
  remembered.delete(cacheDir);
}

/** The index of the last run, empty if there was none; read again only when it has changed. */
export async function readPhotoIndex(cacheDir: string): Promise<PhotoIndex> {
  const path = join(cacheDir, FILE_NAME);
  try {
    const { mtimeMs } = await stat(path);
    const known = remembered.get(cacheDir);
    if (known?.modifiedMs === mtimeMs) return known.index;
    const index = JSON.parse(await readFile(path, 'utf8')) as PhotoIndex;
    remembered.set(cacheDir, { modifiedMs: mtimeMs, index });
    return index;
  } catch {
    return {};
  }
}
