import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import { writeWhole } from './cache/atomic-file.ts';
import { markUsed } from './cache/photo-cache.ts';
import type { PictureQuality } from './encode/encode-photo.ts';
import type { PictureRole } from './encode/picture-sizes.ts';

/** One file per name, so that a check and a development server do not overwrite each other's. */
export const NAMES_FOLDER = 'names';

/** Enough to find the pictures of a photo in the cache, or to make them. */
export interface NamedPhoto {
  readonly key: string;
  readonly contentHash: string;
  /** Absolute; of a remote photo, the fetched copy. */
  readonly path: string;
  readonly quality: PictureQuality;
  /** All roles ever requested; they decide which widths exist. */
  readonly roles: readonly PictureRole[];
  /** Pictures of the upright middle. */
  readonly isTall: boolean;
  /** Limit of the longer side for the close-up picture. */
  readonly closeUpPx?: number | undefined;
}

// Enough against collisions of one slug, and still readable.
const HASH_DIGITS = 10;

/** @example photoName('images/gallery/Тихая река (2).JPG', '3f2a9c…') // 'tikhaya-reka-2-3f2a9c…' */
export function photoName(file: string, key: string): string {
  const base = (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  return `${latinSlug(base) || 'photo'}-${key.slice(0, HASH_DIGITS)}`;
}

function namePath(cacheDir: string, name: string): string {
  return join(cacheDir, NAMES_FOLDER, `${name}.json`);
}

export function findNamedPhoto(cacheDir: string, name: string): NamedPhoto | undefined {
  try {
    return JSON.parse(readFileSync(namePath(cacheDir, name), 'utf8')) as NamedPhoto;
  } catch {
    return undefined;
  }
}

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
