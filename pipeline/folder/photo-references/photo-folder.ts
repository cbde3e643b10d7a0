import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { error } from '#pipeline/folder/file-messages.ts';
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

type RefusalKey = 'folder-unreadable' | 'dead-link' | 'photo-outside' | 'no-file' | 'folder-link';

const IMAGES = 'images';

/** Files that operating systems leave in folders, besides names that start with a dot. */
const JUNK = new Set(['thumbs.db', 'desktop.ini', '__macosx', 'icon\r']);

export async function readPhotoFolder(contentDir: string): Promise<PhotoFolder> {
  const photos: PhotoFile[] = [];
  const refused: Finding[] = [];
  const root = await realpath(contentDir);
  await visitLink(IMAGES);
  return { photos, refused };

  async function visitFolder(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      () => undefined,
    );
    if (!entries) refuse('folder-unreadable', folder);
    // Sorted, because the order of the file system differs between machines.
    const found = (entries ?? []).filter(isContent);
    for (const entry of found.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isFile()) add(file, join(root, file));
      else if (entry.isDirectory()) await visitFolder(file);
      else await visitLink(file);
    }
  }

  async function visitLink(file: string): Promise<void> {
    const path = await realpath(join(root, file)).catch(() => undefined);
    const found = path && (await stat(path).catch(() => undefined));
    if (!path || !found) {
      // The entries whose photos are missing report a missing folder.
      if (file !== IMAGES) refuse('dead-link', file);
    } else if (!`${path}${sep}`.startsWith(join(root, IMAGES, sep))) {
      refuse('photo-outside', file);
    } else if (found.isFile()) {
      add(file, path);
    } else if (!found.isDirectory()) {
      refuse('no-file', file);
    } else if (path !== join(root, file)) {
      // Links to folders could form a cycle.
      refuse('folder-link', file);
    } else {
      await visitFolder(file);
    }
  }

  function add(file: string, path: string): void {
    photos.push(photoFile(file, path));
  }

  function refuse(key: RefusalKey, file: string): void {
    refused.push(error(key, { file, path: [] }));
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
