import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { diagnoseFileSize, diagnosePhoto } from '#pipeline/photos/decode/diagnose-photo.ts';
import { isJpeg, stripMetadata } from '#pipeline/photos/decode/jpeg.ts';
import { type PhotoFault, photoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { imageOf, readOriginal } from '#pipeline/photos/decode/read-original.ts';
import { sha256 } from '#pipeline/photos/photo-cache.ts';
import type { Collection } from '#pipeline/saving/check-change.ts';
import { text } from './messages.ts';

const LARGEST_STORED_PX = 100_000_000;
const LONGEST_REDUCED_SIDE_PX = 4000;

const QUALITY = { quality: 95, chromaSubsampling: '4:4:4' } as const;

const START_BYTES = 4096;

/** Of a file that is too large, reads only the beginning, which shows its kind. */
export async function readPhoto(path: string): Promise<Buffer | PhotoFault> {
  const found = await stat(path);
  // Folders are not listed, so this is a link to one.
  if (found.isDirectory()) return photoFault(text().link);
  const tooLarge = diagnoseFileSize(found.size);
  if (!tooLarge) return readFile(path);
  return diagnosePhoto(await buffer(createReadStream(path, { end: START_BYTES }))) ?? tooLarge;
}

export async function storedJpeg(bytes: Buffer) {
  const decoded = await readOriginal(bytes);
  if (decoded.status === 'faulty') return decoded;
  const { status, width, height } = decoded;
  const original = await sharp(bytes, { limitInputPixels: false }).metadata();
  const isLarge = original.width * original.height > LARGEST_STORED_PX;
  if (isJpeg(bytes) && !isLarge) return { status, jpeg: stripMetadata(bytes), width, height };
  const image = imageOf(decoded);
  const side = isLarge ? LONGEST_REDUCED_SIDE_PX : null;
  image.resize(side, side, { fit: 'inside' }).jpeg(QUALITY);
  const { data: jpeg, info } = await image.toBuffer({ resolveWithObject: true });
  return { status, jpeg, width: info.width, height: info.height };
}

export function hashOf(bytes: Buffer): string {
  return sha256(bytes).slice(0, 20);
}

/** Returns a function that gives the title of the stored work with the same photo. */
export function duplicateFinder(collection: Collection) {
  const { photoFolder, photos } = collection;
  const stored = photoFolder.photos.flatMap(({ file, path }) => {
    const use = photos.uses.get(file)?.find((each) => each.file === GALLERY_FILE);
    const title = collection.files.gallery.salvaged?.[Number(use?.path[0])]?.title;
    return title ? [{ path, title, size: statSync(path).size }] : [];
  });
  const bySize = Map.groupBy(stored, ({ size }) => size);
  const hashAt = memoize((path: string) => hashOf(readFileSync(path)));
  return (bytes: Buffer): string | undefined => {
    const [same] = [bytes, stripMetadata(bytes)].flatMap((each) => {
      const hash = hashOf(each);
      return (bySize.get(each.length) ?? []).filter(({ path }) => hashAt(path) === hash);
    });
    return same?.title;
  };
}
