import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './cache/atomic-file.ts';
import { markUsed } from './cache/photo-cache.ts';
import type { PictureQuality } from './encode/encode-photo.ts';
import type { PictureRole } from './encode/picture-sizes.ts';

/** Below the cache folder: one file per photo name, so that a check and a development server do not overwrite each other's. */
export const NAMES_FOLDER = 'names';

/** What a photo's name stands for: enough to find its pictures in the cache, or to make them. */
export interface NamedPhoto {
  readonly key: string;
  readonly contentHash: string;
  /** Absolute path of the original, or of its fetched copy. */
  readonly path: string;
  readonly quality: PictureQuality;
  /** The roles in which it was ever asked for; they decide which widths exist. */
  readonly roles: readonly PictureRole[];
  /** Not the whole photo, but its upright middle. */
  readonly isTall: boolean;
  /** So many pixels the longer side of a work may have where it is looked at from close up. */
  readonly closeUpPx?: number | undefined;
}

function namePath(cacheDir: string, name: string): string {
  return join(cacheDir, NAMES_FOLDER, `${name}.json`);
}

/** What a name stands for; `undefined` for one that the cache does not know. */
export function findNamedPhoto(cacheDir: string, name: string): NamedPhoto | undefined {
  try {
    return JSON.parse(readFileSync(namePath(cacheDir, name), 'utf8')) as NamedPhoto;
  } catch {
    return undefined;
  }
}

/** Remembers a name; writes only what is new. */
export async function rememberName(
  cacheDir: string,
  name: string,
  photo: NamedPhoto,
): Promise<void> {
  const known = findNamedPhoto(cacheDir, name);
  const roles = [...new Set([...(known?.roles ?? []), ...photo.roles])].sort();
  const content = JSON.stringify({ ...photo, roles });
  if (known !== undefined && JSON.stringify(known) === content) {
    markUsed(namePath(cacheDir, name));
  } else {
    await writeWhole(cacheDir, namePath(cacheDir, name), content);
  }
}
