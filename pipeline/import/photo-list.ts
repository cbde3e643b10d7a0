import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '#catalogue/schema/categories.ts';

export interface FoundPhoto {
  readonly file: string;
  readonly category: Category | undefined;
  readonly folder: string;
}

interface PhotoList {
  readonly photos: readonly FoundPhoto[];
  readonly others: readonly string[];
}

/** Includes kinds of photos that cannot be read, so the report can say what to do with them. */
const PHOTO =
  /\.(?:jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|psd|cr[23w]|nef|arw|dng|orf|rw2|raf)$/i;

const JUNK = /^(?:\..*|thumbs\.db|desktop\.ini|__macosx|icon\r)$/i;

/** Sorts numbers by value; `categoryNamed` finds a category by its name in URLs or on pages. */
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
