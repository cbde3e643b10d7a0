import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Edit } from '#catalogue/change/apply-change.ts';
import { GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import type { Proportions } from '#catalogue/works/work-size.ts';
import { messages, told } from '#pipeline/messages.ts';
import { cleanPhoto } from '#pipeline/photos/clean-photo.ts';
import { diagnoseFileSize, diagnosePhoto } from '#pipeline/photos/decode/diagnose-photo.ts';
import { faulty, type PhotoFault, readingFault } from '#pipeline/photos/decode/photo-fault.ts';
import { type Collection, entriesOf } from '#pipeline/saving/collection.ts';
import { type SaveOutcome, saveChange } from '#pipeline/saving/save-change.ts';
import { type DescribedWork, describeWork } from './describe-work.ts';
import { categoryFinder } from './find-category.ts';
import { storedJpeg } from './stored-jpeg.ts';

export type PhotoOutcome =
  | (DescribedWork & { readonly status: 'imported'; readonly size: Proportions })
  | { readonly status: 'known'; readonly work: string }
  | PhotoFault;

interface Import {
  readonly contentDir: string;
  readonly folder: string;
  readonly category: string | undefined;
  /** Called before anything is written. */
  readonly onPhoto: (file: string, outcome: PhotoOutcome, done: number, total: number) => void;
}

const text = messages(
  {
    link: told('this is a link to a folder', 'put its photos into this folder'),
    noCategory: told(
      'no folder around it has the name of a category',
      'name the category, as in npm run add -- photos --category landscape, rename the folder, or add the category to site.json',
    ),
  },
  {
    link: told('это ссылка на папку', 'положите фото из неё в эту папку'),
    noCategory: told(
      'лежит не в папке с именем раздела',
      'назовите раздел, например npm run add -- foto --category landscape, переименуйте папку или добавьте раздел в site.json',
    ),
  },
);

const JUNK = /(?:^|\/)(?:\.[^/]*|thumbs\.db|desktop\.ini|__macosx|icon\r)(?:\/|$)/i;

const START_BYTES = 4096;

/**
 * Adds a work for each photo that the collection does not have, all in one change.
 * @throws {ExpectedError} for an unknown category
 */
export async function importFolder(options: Import): Promise<SaveOutcome> {
  const { contentDir, folder, category, onPhoto } = options;
  // Photos do not wait in memory, and a drive that goes away stops nothing that is prepared.
  const prepared = await mkdtemp(join(tmpdir(), 'photos-'));
  try {
    return await saveChange(contentDir, async (collection) => {
      const categoryOf = categoryFinder(collection, category);
      const entries = entriesOf(collection);
      const firstId = Math.max(0, ...entries.map((entry) => entry?.id ?? 0)) + 1;
      const worksByKey = new Map(entries.map((entry) => [entry?.key, entry?.title]));
      const findStored = await storedPhotos(collection);
      const change: Edit[] = [];
      const photos = new Map<string, () => Promise<Buffer>>();

      const importPhoto = async (file: string): Promise<PhotoOutcome> => {
        const bytes = await readPhoto(join(folder, file));
        if (!Buffer.isBuffer(bytes)) return bytes;
        const key = keyOf(bytes);
        const work = worksByKey.get(key) ?? (await findStored(bytes));
        if (work !== undefined) return { status: 'known', work };
        const found = categoryOf(posix.dirname(file));
        if (!found) return diagnosePhoto(bytes) ?? faulty(text().noCategory);
        const stored = await storedJpeg(bytes);
        if (stored.status === 'faulty') return stored;
        const { jpeg, size } = stored;
        const id = firstId + change.length;
        const described = describeWork({ file, bytes, size, id, category: found, key });
        const { src, title } = described.work.entry;
        const path = join(prepared, src);
        await writeFile(path, jpeg);
        photos.set(`images/gallery/${src}`, () => readFile(path));
        change.push({ kind: 'work', base: null, value: described.work });
        worksByKey.set(key, title);
        return { status: 'imported', ...described, size };
      };

      const files = await listFiles(folder);
      // The gallery puts new works first, so the order of the folder results.
      for (const [index, file] of files.toReversed().entries()) {
        const outcome = await importPhoto(file).catch(readingFault);
        onPhoto(file, outcome, index + 1, files.length);
      }
      return { change, photos };
    });
  } finally {
    await rm(prepared, { recursive: true, force: true });
  }
}

/** Every file, because only its content says whether it is a photo. Sorts numbers by value. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !JUNK.test(file))
    .sort(compare);
}

/** Of a large file, only the beginning that says what it is. */
async function readPhoto(path: string): Promise<Buffer | PhotoFault> {
  const found = await stat(path);
  if (found.isDirectory()) return faulty(text().link);
  const tooLarge = diagnoseFileSize(found.size);
  if (!tooLarge) return readFile(path);
  return diagnosePhoto(await buffer(createReadStream(path, { end: START_BYTES }))) ?? tooLarge;
}

/** A hash of the content identifies a photo, even if its work has changed. */
function keyOf(bytes: Buffer): string {
  return `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
}

/** Finds the work by the stored photo: its key may be gone, and some photos were copied by hand. */
async function storedPhotos(collection: Collection) {
  const { photoFolder, photos } = collection;
  const stored = await Promise.all(
    photoFolder.photos.map(async ({ file, path }) => {
      const use = photos.uses.get(file)?.find((each) => each.file === GALLERY_FILE);
      const work = entriesOf(collection)[Number(use?.path[0])]?.title;
      return { path, work, size: (await stat(path)).size };
    }),
  );
  const bySize = Map.groupBy(stored, ({ size }) => size);
  return async (bytes: Buffer): Promise<string | undefined> => {
    for (const each of [bytes, cleanPhoto(bytes)]) {
      for (const { path, work } of bySize.get(each.length) ?? []) {
        if (work !== undefined && each.equals(await readFile(path))) return work;
      }
    }
    return undefined;
  };
}
