import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { TALL_CROP } from '#catalogue/photos/photo.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import {
  faults,
  faulty,
  type PhotoFault,
  readingFault,
} from '#pipeline/photos/decode/photo-fault.ts';
import { type DecodedPhoto, readOriginal } from '#pipeline/photos/decode/read-original.ts';
import { measurePhoto, type PhotoFacts } from '#pipeline/photos/measure-photo.ts';
import { findOrMake, sha256 } from '#pipeline/photos/photo-cache.ts';
import {
  cropTall,
  encodePicture,
  encodingOf,
  type PictureName,
  type PictureQuality,
  pictureKey,
} from './encode-photo.ts';

const say = messages(
  {
    notEncoded: (path: string, reason: string) =>
      `The pictures of ${path} cannot be made: ${reason}`,
  },
  {
    notEncoded: (path, reason) => `Картинки из ${path} не получаются: ${reason}`,
  },
);

// sharp works on four threads. A photo in memory takes three bytes a pixel.
export const PHOTOS_AT_ONCE = Math.min(4, availableParallelism());

/** Enough to make any picture of a photo. */
export interface PhotoSource {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  /** Absolute; of a remote photo, the fetched copy. */
  readonly path: string;
  /** SHA-256; a file with another hash is not used. */
  readonly contentHash: string;
  /** Pictures of the upright middle. */
  readonly isTall: boolean;
}

export class FaultyPhoto extends ExpectedError {
  readonly fault: PhotoFault;

  constructor(path: string, fault: PhotoFault) {
    super(`${path}: ${fault.message}; ${fault.remedy}`);
    this.fault = fault;
  }
}

/** @throws {FaultyPhoto} */
export async function decodePhoto(source: PhotoSource): Promise<DecodedPhoto> {
  const { path, contentHash, isTall } = source;
  const photo = await readUnchanged(path, contentHash);
  if (photo.status === 'faulty') throw new FaultyPhoto(path, photo);
  return isTall ? cropTall(photo) : photo;
}

async function readUnchanged(
  path: string,
  contentHash: string,
): Promise<DecodedPhoto | PhotoFault> {
  const bytes = await readFile(path).catch(readingFault);
  if (!Buffer.isBuffer(bytes)) return bytes;
  return sha256(bytes) === contentHash ? readOriginal(bytes) : faulty(faults().changed);
}

export function keyOf({ contentHash, quality, isTall }: PhotoSource): string {
  const encoding = encodingOf(quality);
  return pictureKey(contentHash, isTall ? { ...encoding, crop: TALL_CROP } : encoding);
}

const knownFacts = new Map<string, PhotoFacts>();

/** @throws {FaultyPhoto} */
export async function findFacts(source: PhotoSource): Promise<PhotoFacts> {
  const key = keyOf(source);
  const known = knownFacts.get(key);
  if (known) return known;
  const file = { cacheDir: source.cacheDir, key, name: 'facts.json' };
  const path = await findOrMake(file, async () =>
    Buffer.from(JSON.stringify(await measurePhoto(await decodePhoto(source)))),
  );
  const facts: PhotoFacts = JSON.parse(await readFile(path, 'utf8'));
  knownFacts.set(key, facts);
  return facts;
}

/**
 * @param decode for several pictures of one photo
 * @returns the path
 * @throws {FaultyPhoto}
 * @throws {ExpectedError} when the encoder fails
 */
export function findPicture(
  source: PhotoSource,
  name: PictureName,
  decode = () => decodePhoto(source),
): Promise<string> {
  const { cacheDir, quality, path } = source;
  return findOrMake({ cacheDir, key: keyOf(source), name }, async () => {
    const photo = await decode();
    return encodePicture(photo, name, quality).catch((error: Error) => {
      throw new ExpectedError(say().notEncoded(path, error.message), { cause: error });
    });
  });
}

interface Drawing {
  /** Everything besides the photo that decides the bytes. */
  readonly recipe: object;
  /** In the cache. */
  readonly name: string;
  readonly draw: (photo: DecodedPhoto) => Promise<Buffer>;
}

/**
 * For previews and backdrops.
 * @throws {FaultyPhoto}
 */
export async function findDrawing(
  source: PhotoSource,
  { recipe, name, draw }: Drawing,
): Promise<{ readonly key: string; readonly path: string }> {
  const { cacheDir, contentHash } = source;
  const key = pictureKey(contentHash, recipe);
  const path = await findOrMake({ cacheDir, key, name }, async () =>
    draw(await decodePhoto(source)),
  );
  return { key, path };
}
