import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { error } from '#pipeline/folder/messages.ts';
import { isMissing, unreadable } from '#pipeline/folder/read-folder.ts';
import { isInside } from '#pipeline/is-inside.ts';
import { PHOTO_ROLES, type PhotoRole } from '#pipeline/photos/encode/picture-sizes.ts';

export interface PhotoFile {
  /** Path below the content folder, with forward slashes, spelled as in the file system. */
  readonly file: string;
  /** Absolute, with links resolved. */
  readonly path: string;
  readonly role: PhotoRole | undefined;
  readonly name: string;
}

export interface PhotoFolder {
  readonly photos: readonly PhotoFile[];
  readonly refused: readonly Finding[];
}

const IMAGES = 'images';

/** Files that operating systems leave in folders, besides names that start with a dot. */
const JUNK = new Set(['thumbs.db', 'desktop.ini', '__macosx', 'icon\r']);

export async function readPhotoFolder(contentDir: string): Promise<PhotoFolder> {
  const photos: PhotoFile[] = [];
  const refused: Finding[] = [];
  const root = await realpath(contentDir);
  await tryToVisit(IMAGES, visitLink);
  return { photos, refused };

  async function tryToVisit(file: string, visit: (file: string) => Promise<void>): Promise<void> {
    try {
      await visit(file);
    } catch (fault) {
      if (!isMissing(fault)) refused.push(unreadable(file, fault));
      // The entries whose photos are missing report a missing folder.
      else if (file !== IMAGES) refused.push(error('link', { file, path: [] }));
    }
  }

  async function visitFolder(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    // Sorted, because the order of the file system differs between machines.
    for (const entry of entries.filter(isContent).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isFile()) photos.push(photoFile(file, join(root, file)));
      else await tryToVisit(file, entry.isDirectory() ? visitFolder : visitLink);
    }
  }

  async function visitLink(file: string): Promise<void> {
    const path = await realpath(join(root, file));
    const found = await stat(path);
    const isOutside = !isInside(path, join(root, IMAGES));
    if (found.isFile() && !isOutside) photos.push(photoFile(file, path));
    // Links to folders could form a cycle.
    else if (found.isDirectory() && path === join(root, file)) await visitFolder(file);
    else refused.push(error('link', { file, path: [] }));
  }
}

function isContent(entry: Dirent): boolean {
  return !entry.name.startsWith('.') && !JUNK.has(entry.name.toLowerCase());
}

/** The folder of one role lies in that of another, so the longest path decides. */
export function photoFile(file: string, path: string): PhotoFile {
  const role = [...PHOTO_ROLES]
    .sort((a, b) => b.length - a.length)
    .find((candidate) => file.startsWith(`images/${candidate}/`));
  const folder = role ? `images/${role}/` : 'images/';
  return { file, path, role, name: file.slice(folder.length) };
}
