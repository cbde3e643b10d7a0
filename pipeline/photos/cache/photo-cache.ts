import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Palette, PictureFormat } from '#catalogue/photos/photo.ts';
import { writeWhole } from './atomic-file.ts';

/** One folder per key, with `entry.json` and pictures such as `700.avif`. */
export const PICTURES_FOLDER = 'pictures';
export const ENTRY_FILE = 'entry.json';

const MS_PER_DAY = 86_400_000;

interface PictureRecord {
  readonly bytes: number;
  readonly sha256: string;
  readonly modifiedMs: number;
}

export interface PhotoEntry {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** Missing in older caches and in drawn pictures. */
  readonly hasLightEdge?: boolean;
  /** Missing in older caches and in drawn pictures. */
  readonly palette?: Palette;
  /** Of an original with several; the first one is the photo. */
  readonly pages?: number;
  /** By file name: `700.avif`. */
  readonly pictures: Readonly<Record<string, PictureRecord>>;
}

/** @example pictureEntryName(700, 'avif') // '700.avif' */
export function pictureEntryName(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

export function picturePath(cacheDir: string, key: string, entryName: string): string {
  return join(cacheDir, PICTURES_FOLDER, key, entryName);
}

/** Hexadecimal. */
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

/** Also marks the entry as used today. */
export function readEntry(cacheDir: string, key: string): PhotoEntry | undefined {
  const path = picturePath(cacheDir, key, ENTRY_FILE);
  try {
    // Hundreds a build, and promises take three times as long.
    const entry: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isEntry(entry)) return undefined;
    markUsed(path);
    return entry;
  } catch {
    return undefined;
  }
}

/** Keeps a file from being pruned. Once a day is enough and spares ten thousand writes a build. */
export function markUsed(path: string): void {
  const now = Date.now();
  const { mtimeMs } = statSync(path);
  if (now - mtimeMs > MS_PER_DAY) utimesSync(path, new Date(now), new Date(now));
}

type MakeEntry = (known: PhotoEntry | undefined) => Promise<PhotoEntry>;

const underWay = new Map<string, Promise<PhotoEntry>>();

/**
 * Requests for one key run one after the other. After a failure no pictures stay without an entry: most failures
 * are a full disk.
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
 * Size and time decide for an untouched file, which is fast; a file touched since (restored, copied, damaged) is
 * read.
 */
export async function seemsSound(
  cacheDir: string,
  key: string,
  picture: CachedPicture,
): Promise<boolean> {
  const record = picture.entry.pictures[picture.entryName];
  if (record === undefined) return false;
  try {
    // Three times as fast as with promises.
    const { size, mtimeMs } = statSync(picturePath(cacheDir, key, picture.entryName));
    if (size !== record.bytes) return false;
    return mtimeMs === record.modifiedMs || (await isSound(cacheDir, key, picture));
  } catch {
    return false;
  }
}

/** Compares every byte. */
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
