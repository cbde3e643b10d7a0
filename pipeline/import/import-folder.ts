import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, relative, sep } from 'node:path';
import type { Edit } from '#catalogue/change/apply-change.ts';
import { CATEGORIES, type Category } from '#catalogue/schema/categories.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { SYSTEM_FILE } from '#pipeline/folder/photo-references/photo-folder.ts';
import { photoFault, readingFault } from '#pipeline/photos/decode/photo-fault.ts';
import type { Collection } from '#pipeline/saving/check-change.ts';
import { saveChange } from '#pipeline/saving/save-change.ts';
import { describeWork } from './describe-work.ts';
import { text } from './messages.ts';
import { duplicateFinder, hashOf, readPhoto, storedJpeg } from './photo-files.ts';

interface Import {
  readonly contentDir: string;
  readonly folder: string;
  readonly fallback: string | undefined;
}

export async function importFolder({ contentDir, folder, fallback }: Import) {
  const counts = { imported: 0, known: 0, faulty: 0 };
  // Prepared photos wait on the disk: memory is limited, and the drive of the originals may disconnect.
  const prepared = await mkdtemp(join(tmpdir(), 'photos-'));
  try {
    const saved = await saveChange(contentDir, async (collection) => {
      const categoryOf = categoryFinder(collection, fallback);
      const entries = collection.files.gallery.salvaged ?? [];
      const firstId = Math.max(0, ...entries.map((entry) => entry?.id ?? 0)) + 1;
      const worksByKey = new Map(entries.map((entry) => [entry?.key, entry?.title]));
      const findStored = duplicateFinder(collection);
      const change: Edit[] = [];
      const photos = new Map<string, () => Promise<Buffer>>();

      const importPhoto = async (file: string) => {
        const bytes = await readPhoto(join(folder, file));
        if (!Buffer.isBuffer(bytes)) return bytes;
        const key = `photo-${hashOf(bytes)}`;
        const known = worksByKey.get(key) ?? findStored(bytes);
        if (known) return { status: 'known', line: text().known(known) } as const;
        const stored = await storedJpeg(bytes);
        if (stored.status === 'faulty') return stored;
        const category = categoryOf(posix.dirname(file));
        if (!category) return photoFault(text().noCategory);
        const own = { id: firstId + change.length, category, key };
        const { work, line } = await describeWork({ ...own, file, bytes, size: stored });
        const path = join(prepared, work.entry.src);
        await writeFile(path, stored.jpeg);
        photos.set(`images/gallery/${work.entry.src}`, () => readFile(path));
        change.push({ kind: 'work', base: null, value: work });
        worksByKey.set(key, work.entry.title);
        return { status: 'imported', line } as const;
      };

      const files = await listFiles(folder);
      for (const [index, file] of files.entries()) {
        const outcome = await importPhoto(file).catch(readingFault);
        counts[outcome.status] += 1;
        const line = outcome.status === 'faulty' ? text().leftOut(outcome) : outcome.line;
        console.log(`[${index + 1}/${files.length}] ${file}: ${line}`);
      }
      // Each new work becomes the first one, so the last file is added first.
      return { change: change.toReversed(), photos };
    });
    return { ...saved, counts };
  } finally {
    await rm(prepared, { recursive: true, force: true });
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !SYSTEM_FILE.test(file))
    .sort(compare);
}

function categoryFinder({ files }: Collection, chosen: string | undefined) {
  const own = Object.keys(files.site.salvaged?.categories ?? {});
  const categories: readonly Category[] = own.length > 0 ? own : CATEGORIES;
  const translations = Object.values(files.translation).map(({ salvaged }) => salvaged);
  // Names in URLs come last, so that they override equal names of other categories.
  const names = [...Object.values(LABELS), ...translations, {}].flatMap((labels) =>
    categories.map((each) => [folded(labels?.category?.[each] ?? each), each] as const),
  );
  const byName = new Map(names);
  const fallback = byName.get(folded(chosen ?? ''));
  if (chosen !== undefined && fallback === undefined) {
    throw new ExpectedError(text().unknownCategory(chosen, categories.join(', ')));
  }
  // A single category takes no photos of subfolders, which are probably for something else.
  const only = categories.length === 1 ? categories[0] : undefined;
  return (folder: string): Category | undefined => {
    const named = folder.split('/').map((name) => byName.get(folded(name)));
    return named.findLast(Boolean) ?? fallback ?? (folder === '.' ? only : undefined);
  };
}

function folded(name: string): string {
  return normalizeSpaces(name).trim().toLowerCase();
}
