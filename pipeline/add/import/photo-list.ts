import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '#catalogue/works/categories.ts';

/** A photo of a folder that is taken in. */
export interface FoundPhoto {
  /** Below that folder, with forward slashes. */
  readonly file: string;
  /** Of the nearest folder around it that is called like one. */
  readonly category: Category | undefined;
  /** Its folder below the one that is taken in; empty for that itself. */
  readonly folder: string;
}

interface PhotoList {
  readonly photos: readonly FoundPhoto[];
  /** What is no photo by its ending. */
  readonly others: readonly string[];
}

/** What is read, and what is at least a photo of some kind, so that it can be said what to do with it. */
const PHOTO =
  /\.(?:jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|psd|cr[23w]|nef|arw|dng|orf|rw2|raf)$/i;

/** What operating systems leave in folders. */
const JUNK = /^(?:\..*|thumbs\.db|desktop\.ini|__macosx|icon\r)$/i;

/**
 * Lists the photos of a folder and the folders in it, in the order in which people count.
 *
 * @param categoryNamed the category that a folder is called like, by its name in addresses or on pages
 */
export async function listPhotos(
  folder: string,
  categoryNamed: (name: string) => Category | undefined,
): Promise<PhotoList> {
  const photos: FoundPhoto[] = [];
  const others: string[] = [];
  await visit('', undefined);
  return { photos, others };

  async function visit(below: string, around: Category | undefined): Promise<void> {
    const entries = await readdir(join(folder, below), { withFileTypes: true });
    const shown = entries.filter(({ name }) => !JUNK.test(name));
    for (const entry of shown.sort((a, b) => collator.compare(a.name, b.name))) {
      const file = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) await visit(file, categoryNamed(entry.name) ?? around);
      else if (entry.isFile() && PHOTO.test(entry.name)) {
        photos.push({ file, category: around, folder: below });
      } else others.push(file);
    }
  }
}

const collator = new Intl.Collator('ru', { numeric: true });
