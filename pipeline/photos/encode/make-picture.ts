import { PICTURE_FORMATS } from '#catalogue/photos/photo.ts';
import { pictureEntryName, picturePath, readEntry } from '#pipeline/photos/cache/photo-cache.ts';
import { decodeOnce } from '#pipeline/photos/decode/decode-photo.ts';
import { findNamedPhoto } from '#pipeline/photos/named-photo.ts';
import { unitedWidths } from './picture-sizes.ts';
import { findRendered, type RenderOrder, renderPhoto } from './render-photo.ts';

/** Pictures of one photo share an entry, so they are made one after the other. */
const lastOfKey = new Map<string, Promise<string | undefined>>();
const underWay = new Map<string, Promise<string | undefined>>();

/** What pages ask for of each photo, by the paths of the originals, in that order. */
const asked = new Map<string, Set<string>>();

/** Splits `river-3f2a9c-700.avif` into the photo's name and the picture's name in the cache. */
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

/** What has to be made; nothing for what no photo has. */
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
  const make = async () => {
    await renderPhoto(order, decodeOnce);
    return findPicture(order);
  };
  const made = (lastOfKey.get(order.key) ?? Promise.resolve()).then(make, make);
  lastOfKey.set(order.key, made);
  return made;
}

/**
 * Makes one picture, unless the cache has it. Requests for the same picture at the same time share one making.
 *
 * @param file the picture's file name, with or without folder: `river-3f2a9c0b1d-700.avif`
 * @returns the path in the cache; `undefined` for a name or width that `processPhotos` did not give,
 *   and for a photo that has changed since
 */
export async function makePicture(cacheDir: string, file: string): Promise<string | undefined> {
  const id = `${cacheDir}\0${file}`;
  const running = underWay.get(id);
  if (running !== undefined) return running;
  const making = findOrMake(cacheDir, file).finally(() => underWay.delete(id));
  underWay.set(id, making);
  return making;
}

/**
 * The same for a page under work, which waits for it: an AVIF that the cache does not have is its JPEG, which looks the
 * same and takes a fifth of the time. The path tells which it is.
 */
export async function makePictureSoon(cacheDir: string, file: string): Promise<string | undefined> {
  const order = orderOf(cacheDir, file);
  if (!order) return undefined;
  asked.set(order.path, (asked.get(order.path) ?? new Set()).add(order.only));
  return (await findPicture(order)) ?? makePicture(cacheDir, file.replace(/\.avif$/, '.jpg'));
}

/**
 * Makes what pages have asked for of a photo, now that there is another in its place: they are about to ask again.
 *
 * @param path absolute, of the photo
 * @param name of the new one
 */
export function makeAgain(cacheDir: string, path: string, name: string): void {
  for (const entryName of asked.get(path) ?? []) {
    // What is wrong with it is told to the page that asks.
    makePictureSoon(cacheDir, `${name}-${entryName}`).catch(() => {});
  }
  asked.delete(path);
}
