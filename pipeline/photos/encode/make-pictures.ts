import { readFile } from 'node:fs/promises';
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
  type PictureQuality,
  pictureKey,
} from './encode-photo.ts';
import type { Picture } from './picture-sizes.ts';

const say = messages(
  {
    notEncoded: (path: string, reason: string) =>
      `The pictures of ${path} cannot be made: ${reason}`,
  },
  {
    notEncoded: (path, reason) => `Картинки из ${path} не получаются: ${reason}`,
  },
);

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

export interface OpenPhoto extends PhotoSource {
  /** @throws {FaultyPhoto} */
  readonly decode: () => Promise<DecodedPhoto>;
}

export class FaultyPhoto extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(`${fault.message}: ${fault.remedy}`);
    this.fault = fault;
  }
}

/** Decodes once, when a picture is missing in the cache. */
export function openPhoto(source: PhotoSource): OpenPhoto {
  let decoding: Promise<DecodedPhoto> | undefined;
  return {
    ...source,
    decode: () => {
      decoding ??= decode(source);
      return decoding;
    },
  };
}

async function decode({ path, contentHash, isTall }: PhotoSource): Promise<DecodedPhoto> {
  const bytes = await readFile(path).catch(readingFault);
  if (!Buffer.isBuffer(bytes)) throw new FaultyPhoto(bytes);
  if (sha256(bytes) !== contentHash) throw new FaultyPhoto(faulty(faults().changed));
  const photo = await readOriginal(bytes);
  if (photo.status === 'faulty') throw new FaultyPhoto(photo);
  return isTall ? cropTall(photo) : photo;
}

export function keyOf({ contentHash, quality, isTall }: PhotoSource): string {
  const encoding = encodingOf(quality);
  return pictureKey(contentHash, isTall ? { ...encoding, crop: TALL_CROP } : encoding);
}

/** @throws {FaultyPhoto} */
export async function findFacts(photo: OpenPhoto): Promise<PhotoFacts> {
  const file = { cacheDir: photo.cacheDir, key: keyOf(photo), name: 'facts.json' };
  const path = await findOrMake(file, async () =>
    Buffer.from(JSON.stringify(await measurePhoto(await photo.decode()))),
  );
  return JSON.parse(await readFile(path, 'utf8'));
}

/**
 * @returns the path
 * @throws {FaultyPhoto}
 * @throws {ExpectedError} when the encoder fails
 */
export function findPicture(photo: OpenPhoto, picture: Picture): Promise<string> {
  const { cacheDir, quality, path } = photo;
  const name = `${picture.width}.${picture.format}`;
  return findOrMake({ cacheDir, key: keyOf(photo), name }, async () => {
    const decoded = await photo.decode();
    return encodePicture(decoded, picture, quality).catch((error: Error) => {
      throw new ExpectedError(say().notEncoded(path, error.message), { cause: error });
    });
  });
}
