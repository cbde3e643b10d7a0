import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { error } from '#pipeline/folder/messages.ts';
import { isMissing, unreadable } from '#pipeline/folder/read-folder.ts';
import { PHOTO_ROLES } from '#pipeline/photos/encode/picture-sizes.ts';
import { isInside } from '#pipeline/settings.ts';

export type PhotoFile = ReturnType<typeof toPhotoFile>;

export interface PhotoFolder {
  readonly photos: readonly PhotoFile[];
  readonly refused: readonly Finding[];
}

const IMAGES = 'images';

export const SYSTEM_FILE = /(?:^|\/)(?:\.[^/]*|thumbs\.db|desktop\.ini|__macosx|icon\r)(?:\/|$)/i;

export async function readPhotoFolder(contentDir: string): Promise<PhotoFolder> {
  const photos: PhotoFile[] = [];
  const refused: Finding[] = [];
  const root = await realpath(contentDir);
  await visit(IMAGES);
  return { photos, refused };

  async function visit(file: string, entry?: Dirent): Promise<void> {
    const here = join(root, file);
    const link = error('link', { file, path: [] });
    // A regular file needs no other call, which may be slow.
    if (entry?.isFile()) return void photos.push(toPhotoFile(file, here));
    try {
      const path = await realpath(here);
      const found = await stat(path);
      const isImage = found.isFile() && isInside(path, join(root, IMAGES));
      if (isImage) photos.push(toPhotoFile(file, path));
      // Links to folders could form a cycle.
      else if (!found.isDirectory() || path !== here) refused.push(link);
      else {
        const entries = await readdir(here, { withFileTypes: true });
        // Sorted, because the order of the file system differs between machines.
        for (const each of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          if (!SYSTEM_FILE.test(each.name)) await visit(`${file}/${each.name}`, each);
        }
      }
    } catch (fault) {
      if (!isMissing(fault)) refused.push(unreadable(file, fault));
      // Without `images`, each entry reports that its photo is missing.
      else if (file !== IMAGES) refused.push(link);
    }
  }
}

/** @param file path below the content folder, with forward slashes and the file system's spelling */
export function toPhotoFile(file: string, path: string) {
  const role = PHOTO_ROLES.findLast((each) => file.startsWith(`images/${each}/`));
  const folder = role ? `images/${role}/` : 'images/';
  return { file, path, role, name: file.slice(folder.length) };
}
