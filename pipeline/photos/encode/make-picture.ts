import { readFile } from 'node:fs/promises';
import { PICTURE_FORMATS } from '#catalogue/photos/photo.ts';
import {
  pictureEntryName,
  picturePath,
  readEntry,
  sha256,
} from '#pipeline/photos/cache/photo-cache.ts';
import { diagnoseFileSize } from '#pipeline/photos/decode/diagnose-photo.ts';
import { withKeptOriginal } from '#pipeline/photos/decode/original-in-memory.ts';
import { findNamedPhoto } from '#pipeline/photos/named-photo.ts';
import { unitedWidths } from './picture-sizes.ts';
import { findRendered, type RenderOrder, renderPhoto } from './render-photo.ts';

const underWay = new Map<string, Promise<string | undefined>>();

/** By the paths of the originals, in the order of the requests. */
const asked = new Map<string, Map<string, PictureOrder>>();

/** @example parsePictureFile('river-3f2a9c-700.avif') // { name: 'river-3f2a9c', entryName: '700.avif' } */
function parsePictureFile(file: string): { name: string; entryName: string } | undefined {
  const match = /^(?:.*\/)?([a-z0-9-]+)-(\d+\.[a-z]+)$/.exec(file);
  return match?.[1] && match[2] ? { name: match[1], entryName: match[2] } : undefined;
}

function hasPicture(widths: readonly number[], entryName: string): boolean {
  return widths.some((width) =>
    PICTURE_FORMATS.some((format) => pictureEntryName(width, format) === entryName),
  );
}

interface PictureOrder extends RenderOrder {
  readonly key: string;
  readonly only: string;
}

function orderOf(cacheDir: string, file: string): PictureOrder | undefined {
  const parsed = parsePictureFile(file);
  const photo = parsed && findNamedPhoto(cacheDir, parsed.name);
  const size = photo && readEntry(cacheDir, photo.key);
  if (!size) return undefined;
  const widths = unitedWidths(photo.roles, size, photo.closeUpPx);
  if (!hasPicture(widths, parsed.entryName)) return undefined;
  return { ...photo, cacheDir, only: parsed.entryName };
}

async function findPicture(order: PictureOrder): Promise<string | undefined> {
  const isThere = await findRendered(order);
  return isThere && picturePath(order.cacheDir, order.key, order.only);
}

async function findOrMake(cacheDir: string, file: string): Promise<string | undefined> {
  const order = orderOf(cacheDir, file);
  if (!order) return undefined;
  const found = await findPicture(order);
  if (found) return found;
  await renderPhoto(order, withKeptOriginal);
  return findPicture(order);
}

/**
 * Concurrent requests for one picture share the work.
 * @param file with or without folder: `river-3f2a9c0b1d-700.avif`
 * @returns the path in the cache; `undefined` for a name or width that `processPhotos` did not give, and for a
 * photo that has changed since
 */
export async function makePicture(cacheDir: string, file: string): Promise<string | undefined> {
  const id = `${cacheDir}\0${file}`;
  const running = underWay.get(id);
  if (running !== undefined) return running;
  const making = findOrMake(cacheDir, file).finally(() => underWay.delete(id));
  underWay.set(id, making);
  return making;
}

/** For development: a missing AVIF is answered by its JPEG, which looks the same and takes a fifth of the time. */
export async function makePictureSoon(cacheDir: string, file: string): Promise<string | undefined> {
  const order = orderOf(cacheDir, file);
  if (!order) return undefined;
  const ofPhoto = asked.get(order.path) ?? new Map<string, PictureOrder>();
  asked.set(order.path, ofPhoto.set(`${order.only} ${order.isTall}`, order));
  return (await findPicture(order)) ?? makePicture(cacheDir, jpegOf(file));
}

function jpegOf(file: string): string {
  return file.replace(/\.avif$/, '.jpg');
}

/**
 * Starts on a replaced photo before the content is checked and pages request its pictures. Later requests report
 * faults.
 */
export async function renderAhead({
  cacheDir,
  path,
  quality,
}: Pick<RenderOrder, 'cacheDir' | 'path' | 'quality'>): Promise<void> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes || diagnoseFileSize(bytes.length)) return;
  const contentHash = sha256(bytes);
  const whole = { cacheDir, path, quality, contentHash, roles: [], isTall: false };
  const outcome = (await findRendered(whole)) ?? (await renderPhoto(whole, withKeptOriginal));
  if (outcome.status === 'faulty') return;
  const orders = [...(asked.get(path)?.values() ?? [])];
  asked.delete(path);
  for (const order of orders) {
    await renderPhoto({ ...order, contentHash, only: jpegOf(order.only) }, withKeptOriginal);
  }
}
