import { readFile } from 'node:fs/promises';
import {
  isSound,
  makeEntry,
  picturePath,
  readEntry,
  sha256,
  writePicture,
} from './cache/photo-cache.ts';
import { pictureKey } from './encode/encode-photo.ts';
import { besideOthers } from './image-work.ts';
import { findNamedPhoto, type NamedPhoto } from './named-photo.ts';

export interface Drawing {
  /** Everything besides the photo that decides the bytes of the picture. */
  readonly recipe: object;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Shown where the picture is transparent or still loads. */
  readonly colour: string;
  /** In the cache: `1200.jpg`. */
  readonly entryName: string;
  readonly draw: (original: Buffer) => Promise<Buffer>;
}

interface DrawnPicture {
  readonly key: string;
  readonly path: string;
}

/**
 * @param name of a photo that `processPhotos` has measured
 * @throws {Error} when the photo was never processed or has changed since
 */
export async function findOrDraw(
  name: string,
  cacheDir: string,
  { recipe, width, height, colour, entryName, draw }: Drawing,
): Promise<DrawnPicture> {
  const photo = findNamedPhoto(cacheDir, name);
  if (photo === undefined) throw new Error(`The photo '${name}' was not processed`);
  const key = pictureKey(photo.contentHash, recipe);
  const entry = readEntry(cacheDir, key);
  const isThere = entry && (await isSound(cacheDir, key, { entryName, entry }));
  if (!isThere) {
    const original = await readOriginal(photo);
    await makeEntry(cacheDir, key, async () => {
      const bytes = await besideOthers(() => draw(original));
      const record = await writePicture(cacheDir, key, { entryName, bytes });
      return { width, height, colour, pictures: { [entryName]: record } };
    });
  }
  return { key, path: picturePath(cacheDir, key, entryName) };
}

async function readOriginal({ path, contentHash }: NamedPhoto): Promise<Buffer> {
  const bytes = await readFile(path);
  if (sha256(bytes) !== contentHash) {
    throw new Error(`${path} was changed while the site was being built; start again`);
  }
  return bytes;
}
