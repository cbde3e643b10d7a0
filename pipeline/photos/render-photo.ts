import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '#catalogue/photo.ts';
import { averageColour, type DecodedPhoto, decodePhoto, readStatedSize } from './decode-photo.ts';
import {
  encodePhoto,
  encodingOf,
  type PictureQuality,
  pictureKey,
  reducePhoto,
} from './encode-photo.ts';
import {
  isSound,
  type PhotoEntry,
  pictureEntryName,
  readEntry,
  sha256,
  writeEntry,
  writePicture,
} from './photo-cache.ts';
import { faulty, type PhotoFault } from './photo-fault.ts';
import type { OriginalSize } from './picture-sizes.ts';
import { createWorkBudget } from './work-budget.ts';

/** sharp works on Node's four pool threads; with more cores than those, each task takes several. */
const POOL_THREADS = 4;
const TASKS_AT_ONCE = Math.min(availableParallelism(), POOL_THREADS);
sharp.concurrency(Math.ceil(availableParallelism() / TASKS_AT_ONCE));

/** Decoded originals held at once, at 3 bytes a pixel: 180 MB, or a single larger photo. */
const DECODED_PIXELS_AT_ONCE = 60_000_000;

const cores = createWorkBudget(TASKS_AT_ONCE);
const originals = createWorkBudget(TASKS_AT_ONCE);
const decodedPixels = createWorkBudget(DECODED_PIXELS_AT_ONCE);

/** One original to be measured and, where `entryNames` asks for it, turned into pictures. */
export interface RenderOrder {
  readonly path: string;
  readonly contentHash: string;
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  /** The widths in pixels of the pictures wanted, once the upright size is known. */
  readonly widths: (size: OriginalSize) => readonly number[];
  /** Only this one of them: `700.avif`. */
  readonly only?: string;
}

export type RenderOutcome =
  | { readonly status: 'rendered'; readonly key: string; readonly entry: PhotoEntry }
  | PhotoFault;

async function missingPictures(
  order: RenderOrder,
  key: string,
  entry: PhotoEntry,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const missing = new Map<number, readonly string[]>();
  for (const width of order.widths(entry)) {
    const names = PICTURE_FORMATS.map((format) => pictureEntryName(width, format)).filter(
      (name) => order.only === undefined || order.only === name,
    );
    const sound = await Promise.all(
      names.map((entryName) => isSound(order.cacheDir, key, { entryName, entry })),
    );
    const absent = names.filter((_, position) => sound[position] === false);
    if (absent.length > 0) missing.set(width, absent);
  }
  return missing;
}

/** Makes the missing pictures of a decoded photo, on all cores, and gives the entry that records them. */
async function makePictures(
  photo: DecodedPhoto,
  order: RenderOrder,
  { key, entry }: { key: string; entry: PhotoEntry },
): Promise<PhotoEntry> {
  const missing = await missingPictures(order, key, entry);
  const encoding = encodingOf(order.quality);
  const made = await Promise.all(
    // The widest first: it takes longest, and the others fill the time beside it.
    [...missing].reverse().map(([width, names]) =>
      cores.run(1, async () => {
        const reduced = await reducePhoto(photo, width);
        const formats = PICTURE_FORMATS.filter((format) =>
          names.includes(pictureEntryName(width, format)),
        );
        const records = [];
        for (const format of formats) {
          const entryName = pictureEntryName(width, format);
          const bytes = await encodePhoto(reduced, format, encoding);
          const record = await writePicture(order.cacheDir, key, { entryName, bytes });
          records.push([entryName, record] as const);
        }
        return records;
      }),
    ),
  );
  return { ...entry, pictures: { ...entry.pictures, ...Object.fromEntries(made.flat()) } };
}

async function renderFromOriginal(
  order: RenderOrder,
  key: string,
  known: PhotoEntry | undefined,
): Promise<RenderOutcome> {
  const bytes = await readFile(order.path);
  if (sha256(bytes) !== order.contentHash) {
    return faulty('the photo was changed while it was being read', 'start again');
  }
  const stated = await readStatedSize(bytes);
  if (stated.status === 'faulty') return stated;
  return decodedPixels.run(stated.width * stated.height, async () => {
    const photo = await cores.run(1, () => decodePhoto(bytes));
    if (photo.status === 'faulty') return photo;
    const { width, height } = photo;
    const measured = known ?? { width, height, colour: await averageColour(photo), pictures: {} };
    const entry = await makePictures(photo, order, { key, entry: measured });
    await writeEntry(order.cacheDir, key, entry);
    return { status: 'rendered', key, entry };
  });
}

/**
 * Measures an original and makes its missing pictures in one decode; touches it only if the cache
 * lacks something. Originals are read a few at a time, so that memory does not grow with their number.
 */
export async function renderPhoto(order: RenderOrder): Promise<RenderOutcome> {
  const key = pictureKey(order.contentHash, encodingOf(order.quality));
  return originals.run(1, async () => {
    const entry = await readEntry(order.cacheDir, key);
    if (entry !== undefined && (await missingPictures(order, key, entry)).size === 0) {
      return { status: 'rendered', key, entry };
    }
    return renderFromOriginal(order, key, entry);
  });
}
