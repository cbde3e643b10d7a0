import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jpegWidth, PICTURES_FOLDER, TALL_CROP } from '#catalogue/photos/photo.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { faults, faulty, type PhotoFault, readingFault } from './decode/photo-fault.ts';
import { type DecodedPhoto, readOriginal } from './decode/read-original.ts';
import {
  cropTall,
  ENCODINGS,
  encodePicture,
  type PictureName,
  type PictureQuality,
  pictureKey,
} from './encode/encode-photo.ts';
import { measurePhoto, type PhotoFacts } from './measure-photo.ts';
import { findOrMake, linkOrCopy, sha256 } from './photo-cache.ts';
import type { PhotoOutcome } from './process-photos.ts';
import type { FetchPicture } from './published-pictures.ts';

// sharp works on four threads. A photo in memory takes three bytes a pixel.
export const PHOTOS_AT_ONCE = Math.min(4, availableParallelism());

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

export async function decodePhoto(source: PhotoSource): Promise<DecodedPhoto> {
  const { path, contentHash, isTall } = source;
  const bytes = await readFile(path).catch((error) => {
    throw new FaultyPhoto(path, readingFault(error));
  });
  if (sha256(bytes) !== contentHash) throw new FaultyPhoto(path, faulty(faults().changed));
  const photo = await readOriginal(bytes);
  if (photo.status === 'faulty') throw new FaultyPhoto(path, photo);
  return isTall ? cropTall(photo) : photo;
}

export function keyOf({ contentHash, quality, isTall }: PhotoSource): string {
  const encoding = ENCODINGS[quality];
  return pictureKey(contentHash, isTall ? { ...encoding, crop: TALL_CROP } : encoding);
}

const knownFacts = new Map<string, PhotoFacts>();

export async function findFacts(source: PhotoSource): Promise<PhotoFacts> {
  const key = keyOf(source);
  const known = knownFacts.get(key);
  if (known) return known;
  const path = await findOrMake({ cacheDir: source.cacheDir, key, name: 'facts.json' }, async () =>
    Buffer.from(JSON.stringify(await measurePhoto(await decodePhoto(source)))),
  );
  const facts: PhotoFacts = JSON.parse(await readFile(path, 'utf8'));
  knownFacts.set(key, facts);
  return facts;
}

function findPicture(
  source: PhotoSource,
  name: PictureName,
  decode: () => Promise<DecodedPhoto>,
  fetchPicture?: () => Promise<Buffer | undefined> | undefined,
): Promise<string> {
  const { cacheDir, quality, path } = source;
  return findOrMake({ cacheDir, key: keyOf(source), name }, async () => {
    const published = await fetchPicture?.();
    if (published) return published;
    const photo = await decode();
    return encodePicture(photo, name, quality).catch((error: Error) => {
      throw new FaultyPhoto(path, faulty(faults().notEncoded(error.message)));
    });
  });
}

type ManifestPhoto = PhotoSource & { readonly pictures: ReadonlySet<PictureName> };

/** All photos of a site by name. */
export type Manifest = ReadonlyMap<string, ManifestPhoto>;

export function manifestOf(outcomes: Iterable<PhotoOutcome>): Manifest {
  const manifest = new Map<string, ManifestPhoto>();
  for (const outcome of outcomes) {
    if (outcome.status === 'faulty') continue;
    const { photo, source } = outcome;
    const { name, widths, closeUp } = photo;
    const pictures = new Set(manifest.get(name)?.pictures);
    for (const width of widths) pictures.add(`${width}.avif`);
    if (closeUp) pictures.add(`${closeUp}.avif`);
    // Without AVIF, a browser shows the whole photo in upright windows too.
    if (!source.isTall) pictures.add(`${jpegWidth(photo)}.jpg`);
    manifest.set(name, { ...source, pictures });
  }
  return manifest;
}

export interface PublishOptions {
  readonly onProgress?: (done: number, total: number) => void;
  /** Finds pictures that the cache lacks. */
  readonly fetchPicture?: FetchPicture | undefined;
}

export async function publishPictures(
  manifest: Manifest,
  siteDir: string,
  { onProgress, fetchPicture }: PublishOptions = {},
): Promise<void> {
  const folder = join(siteDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  let done = 0;
  await forEach(manifest, PHOTOS_AT_ONCE, async ([name, photo]) => {
    let decoding: Promise<DecodedPhoto> | undefined;
    const decode = () => (decoding ??= decodePhoto(photo));
    for (const picture of photo.pictures) {
      const file = `${name}-${picture}`;
      const path = await findPicture(photo, picture, decode, () => fetchPicture?.(file));
      await linkOrCopy(path, join(folder, file));
    }
    done += 1;
    onProgress?.(done, manifest.size);
  });
}

/** @param path such as `/images/river-3f2a9c0b1d-700.avif` */
export async function findPublishedPicture(manifest: Manifest, path: string) {
  const file = path.replace(`/${PICTURES_FOLDER}/`, '');
  const end = file.lastIndexOf('-');
  const photo = manifest.get(file.slice(0, end));
  const picture = file.slice(end + 1) as PictureName;
  if (!photo?.pictures.has(picture)) return undefined;
  return findPicture(photo, picture, () => decodePhoto(photo));
}

export function sourceOf(manifest: Manifest, name: string): PhotoSource {
  const source = manifest.get(name);
  if (!source) throw new Error(`The photo '${name}' was not processed`);
  return source;
}
