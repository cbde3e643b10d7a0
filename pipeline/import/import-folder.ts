import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Edit } from '#catalogue/change/apply-change.ts';
import { GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { cleanPhoto } from '#pipeline/photos/clean-photo.ts';
import { diagnoseFileSize, diagnosePhoto } from '#pipeline/photos/decode/diagnose-photo.ts';
import { faulty, type PhotoFault, readingFault } from '#pipeline/photos/decode/photo-fault.ts';
import { type Collection, entriesOf } from '#pipeline/saving/collection.ts';
import { saveChange } from '#pipeline/saving/save-change.ts';
import { describeWork } from './describe-work.ts';
import { categoryFinder } from './find-category.ts';
import { text } from './messages.ts';
import { storedJpeg } from './stored-jpeg.ts';

interface Import {
  readonly contentDir: string;
  readonly folder: string;
  /** The category of photos in folders without the name of one. */
  readonly fallback: string | undefined;
  /** Called for each photo, before anything is written. */
  readonly log: (line: string) => void;
}

const JUNK = /(?:^|\/)(?:\.[^/]*|thumbs\.db|desktop\.ini|__macosx|icon\r)(?:\/|$)/i;

const START_BYTES = 4096;

/**
 * Adds a work for each photo that the collection does not have, all in one change.
 * @throws {ExpectedError} for an unknown category
 */
export async function importFolder({ contentDir, folder, fallback, log }: Import) {
  const counts = { imported: 0, known: 0, faulty: 0 };
  // Photos do not wait in memory, and a drive that goes away stops nothing that is prepared.
  const prepared = await mkdtemp(join(tmpdir(), 'photos-'));
  try {
    const saved = await saveChange(contentDir, async (collection) => {
      const categoryOf = categoryFinder(collection, fallback);
      const entries = entriesOf(collection);
      const firstId = Math.max(0, ...entries.map((entry) => entry?.id ?? 0)) + 1;
      const worksByKey = new Map(entries.map((entry) => [entry?.key, entry?.title]));
      const findStored = storedPhotos(collection);
      const change: Edit[] = [];
      const photos = new Map<string, () => Promise<Buffer>>();

      const importPhoto = async (file: string) => {
        const bytes = await readPhoto(join(folder, file));
        if (!Buffer.isBuffer(bytes)) return bytes;
        const key = `photo-${hashOf(bytes)}`;
        const known = worksByKey.get(key) ?? findStored(bytes);
        if (known) return { status: 'known', line: text().known(known) } as const;
        const stored = await storedJpeg(bytes);
        if ('status' in stored) return stored;
        const { jpeg, ...size } = stored;
        const category = categoryOf(posix.dirname(file));
        if (!category) return faulty(text().noCategory);
        const id = firstId + change.length;
        const { work, line } = describeWork({ file, bytes, size, id, category, key });
        const path = join(prepared, work.entry.src);
        await writeFile(path, jpeg);
        photos.set(`images/gallery/${work.entry.src}`, () => readFile(path));
        change.push({ kind: 'work', base: null, value: work });
        worksByKey.set(key, work.entry.title);
        return { status: 'imported', line } as const;
      };

      const files = await listFiles(folder);
      // The gallery puts new works first, so the order of the folder results.
      for (const [index, file] of files.toReversed().entries()) {
        const outcome = await importPhoto(file).catch(readingFault);
        counts[outcome.status] += 1;
        const line = outcome.status === 'faulty' ? text().leftOut(outcome) : outcome.line;
        log(`[${index + 1}/${files.length}] ${file}: ${line}`);
      }
      return { change, photos };
    });
    return { ...saved, counts };
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

/** Identifies a photo, even if its work has changed. */
function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** Finds the work by the stored photo: its key may be gone, and some photos were copied by hand. */
function storedPhotos(collection: Collection) {
  const { photoFolder, photos } = collection;
  const stored = photoFolder.photos.flatMap(({ file, path }) => {
    const use = photos.uses.get(file)?.find((each) => each.file === GALLERY_FILE);
    const work = entriesOf(collection)[Number(use?.path[0])]?.title;
    return work ? [{ path, work, size: statSync(path).size }] : [];
  });
  const bySize = Map.groupBy(stored, ({ size }) => size);
  const hashAt = memoize((path: string) => hashOf(readFileSync(path)));
  return (bytes: Buffer): string | undefined => {
    const [same] = [bytes, cleanPhoto(bytes)].flatMap((each) => {
      const hash = hashOf(each);
      return (bySize.get(each.length) ?? []).filter(({ path }) => hashAt(path) === hash);
    });
    return same?.work;
  };
}
