import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Palette } from '#catalogue/photos/palette.ts';
import type { PictureFormat } from '#catalogue/photos/photo.ts';
import { writeWhole } from './atomic-file.ts';

/** Below the cache folder: one folder per key, which holds `entry.json` and the pictures `700.avif`, `700.jpg` … */
export const PICTURES_FOLDER = 'pictures';
export const ENTRY_FILE = 'entry.json';

const MS_PER_DAY = 86_400_000;

/** What a written picture must still be when it is used again. */
interface PictureRecord {
  readonly bytes: number;
  readonly sha256: string;
  readonly modifiedMs: number;
}

/** What is remembered of one photo, encoded in one way. */
export interface PhotoEntry {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** Whether it ends in what looks like paper; unknown of a cache from before this was measured, and of what is drawn. */
  readonly hasLightEdge?: boolean;
  /** The colours that it is made of; unknown where the edge is, and of a cache from before they were. */
  readonly palette?: Palette;
  /** How many pictures the original holds, where it is more than one; the first is the photo. */
  readonly pages?: number;
  /** By file name: `700.avif`. */
  readonly pictures: Readonly<Record<string, PictureRecord>>;
}

/** A picture's name in its entry: `700.avif`. Widths are in pixels. */
export function pictureEntryName(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

/** Where a picture of an entry lies. */
export function picturePath(cacheDir: string, key: string, entryName: string): string {
  return join(cacheDir, PICTURES_FOLDER, key, entryName);
}

/** The hash in hexadecimal digits. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isEntry(value: unknown): value is PhotoEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'width' in value &&
    'height' in value &&
    'colour' in value &&
    'pictures' in value
  );
}

/** The entry of a key, marked as used today; `undefined` when there is none or it cannot be read. */
export function readEntry(cacheDir: string, key: string): PhotoEntry | undefined {
  const path = picturePath(cacheDir, key, ENTRY_FILE);
  try {
    // Each build reads hundreds: small files take three times as long by promises.
    const entry: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isEntry(entry)) return undefined;
    markUsed(path);
    return entry;
  } catch {
    return undefined;
  }
}

/** Keeps a file from being pruned; once a day is enough and spares ten thousand writes a build. */
export function markUsed(path: string): void {
  const now = Date.now();
  const { mtimeMs } = statSync(path);
  if (now - mtimeMs > MS_PER_DAY) utimesSync(path, new Date(now), new Date(now));
}

type MakeEntry = (known: PhotoEntry | undefined) => Promise<PhotoEntry>;

/** By the paths of entries. */
const underWay = new Map<string, Promise<PhotoEntry>>();

/**
 * Makes the entry of a key, or makes a known one anew; of one key, one after the other. After a failure no entry is half
 * there: pictures that no entry knows of would only take room, and a full disk is what most failures come of.
 */
export async function makeEntry(
  cacheDir: string,
  key: string,
  make: MakeEntry,
): Promise<PhotoEntry> {
  const path = picturePath(cacheDir, key, ENTRY_FILE);
  const before = underWay.get(path)?.catch(() => undefined);
  const making = Promise.resolve(before).then(() => makeOne(cacheDir, key, make));
  underWay.set(path, making);
  try {
    return await making;
  } finally {
    if (underWay.get(path) === making) underWay.delete(path);
  }
}

async function makeOne(cacheDir: string, key: string, make: MakeEntry): Promise<PhotoEntry> {
  const known = readEntry(cacheDir, key);
  const path = picturePath(cacheDir, key, ENTRY_FILE);
  try {
    const entry = await make(known);
    if (entry !== known) await writeWhole(cacheDir, path, JSON.stringify(entry));
    return entry;
  } catch (error) {
    if (!known) await rm(dirname(path), { recursive: true, force: true });
    throw error;
  }
}

/** Writes a picture into the cache, whole or not at all, and tells what is to be remembered of it. */
export async function writePicture(
  cacheDir: string,
  key: string,
  picture: { readonly entryName: string; readonly bytes: Buffer },
): Promise<PictureRecord> {
  const path = picturePath(cacheDir, key, picture.entryName);
  await writeWhole(cacheDir, path, picture.bytes);
  const { mtimeMs } = await stat(path);
  return { bytes: picture.bytes.length, sha256: sha256(picture.bytes), modifiedMs: mtimeMs };
}

interface CachedPicture {
  readonly entryName: string;
  readonly entry: PhotoEntry;
}

/**
 * Whether a picture seems to be as it was written. Size and time decide for an untouched file, so that thousands cost
 * only a look at each; a file touched since (restored, copied, damaged) is read.
 */
export async function seemsSound(
  cacheDir: string,
  key: string,
  picture: CachedPicture,
): Promise<boolean> {
  const record = picture.entry.pictures[picture.entryName];
  if (record === undefined) return false;
  try {
    // Asking one by one is three times as fast as by promises.
    const { size, mtimeMs } = statSync(picturePath(cacheDir, key, picture.entryName));
    if (size !== record.bytes) return false;
    return mtimeMs === record.modifiedMs || (await isSound(cacheDir, key, picture));
  } catch {
    return false;
  }
}

/** Whether a picture is what was written, byte for byte: to be asked before it is used. */
export async function isSound(
  cacheDir: string,
  key: string,
  { entryName, entry }: CachedPicture,
): Promise<boolean> {
  try {
    const bytes = readFileSync(picturePath(cacheDir, key, entryName));
    return sha256(bytes) === entry.pictures[entryName]?.sha256;
  } catch {
    return false;
  }
}
