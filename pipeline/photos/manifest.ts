import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jpegWidth, PICTURES_FOLDER, TALL_CROP } from '#catalogue/photos/photo.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { forEachConcurrently } from '#pipeline/for-each-concurrently.ts';
import { faultTexts, type PhotoFault, photoFault, readingFault } from './decode/photo-fault.ts';
import { type DecodedPhoto, readOriginal } from './decode/read-original.ts';
import {
  cropTall,
  encodePicture,
  encodingFor,
  type PictureName,
  type PictureQuality,
  pictureKey,
} from './encode/encode-photo.ts';
import { measurePhoto, type PhotoFacts } from './measure-photo.ts';
import { findOrMake, linkOrCopy, sha256 } from './photo-cache.ts';
import type { PhotoOutcome } from './process-photos.ts';
import type { FetchPicture } from './published-pictures.ts';

// sharp has four threads, so more photos would only take more memory: up to 300 MB each.
export const PHOTOS_AT_ONCE = Math.min(4, availableParallelism());

export interface PhotoSource {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  readonly path: string;
  /** SHA-256 at the content check; a file that has changed since is refused. */
  readonly contentHash: string;
  readonly isTallCrop: boolean;
  /** Known once the photo is measured. */
  readonly isPaper?: boolean;
}

export class FaultyPhoto extends ExpectedError {
  readonly fault: PhotoFault;

  constructor(path: string, fault: PhotoFault) {
    super(`${path}: ${fault.message}; ${fault.remedy}`);
    this.fault = fault;
  }
}

export async function decodePhoto(source: PhotoSource): Promise<DecodedPhoto> {
  const { path, contentHash, isTallCrop } = source;
  const bytes = await readFile(path).catch((error) => {
    throw new FaultyPhoto(path, readingFault(error));
  });
  if (sha256(bytes) !== contentHash) throw new FaultyPhoto(path, photoFault(faultTexts().changed));
  const photo = await readOriginal(bytes);
  if (photo.status === 'faulty') throw new FaultyPhoto(path, photo);
  return isTallCrop ? cropTall(photo) : photo;
}

export function cacheKey({ contentHash, quality, isTallCrop, isPaper }: PhotoSource): string {
  const encoding = encodingFor(quality, isPaper);
  return pictureKey(contentHash, isTallCrop ? { ...encoding, crop: TALL_CROP } : encoding);
}

const factsByKey = new Map<string, PhotoFacts>();

export async function findOrMeasure(source: PhotoSource): Promise<PhotoFacts> {
  const key = cacheKey(source);
  const known = factsByKey.get(key);
  if (known) return known;
  const path = await findOrMake({ cacheDir: source.cacheDir, key, name: 'facts.json' }, async () =>
    Buffer.from(JSON.stringify(await measurePhoto(await decodePhoto(source)))),
  );
  const facts: PhotoFacts = JSON.parse(await readFile(path, 'utf8'));
  factsByKey.set(key, facts);
  return facts;
}

function findOrEncode(
  source: PhotoSource,
  name: PictureName,
  decode: () => Promise<DecodedPhoto>,
  fetchPicture?: () => Promise<Buffer | undefined> | undefined,
): Promise<string> {
  const { cacheDir, quality, path, isPaper } = source;
  return findOrMake({ cacheDir, key: cacheKey(source), name }, async () => {
    const published = await fetchPicture?.();
    if (published) return published;
    const photo = await decode();
    return encodePicture(photo, name, encodingFor(quality, isPaper)).catch((error: Error) => {
      throw new FaultyPhoto(path, photoFault(faultTexts().notEncoded(error.message)));
    });
  });
}

type ManifestPhoto = PhotoSource & { readonly pictures: ReadonlySet<PictureName> };

export type Manifest = ReadonlyMap<string, ManifestPhoto>;

export function manifestOf(outcomes: Iterable<PhotoOutcome>): Manifest {
  const manifest = new Map<string, ManifestPhoto>();
  for (const outcome of outcomes) {
    if (outcome.status === 'faulty') continue;
    const { photo, source } = outcome;
    const { name, widths, closeUp: closeUpWidth } = photo;
    // A file in several roles has one name, and needs the widths of all its roles.
    const same = manifest.get(name);
    if (same && cacheKey(same) !== cacheKey(source)) {
      throw new FaultyPhoto(source.path, photoFault(faultTexts().sameName(same.path)));
    }
    const pictures = new Set(same?.pictures);
    for (const width of widths) pictures.add(`${width}.avif`);
    if (closeUpWidth) pictures.add(`${closeUpWidth}.avif`);
    // Browsers without AVIF show the JPEG of the whole photo instead of a crop.
    if (!source.isTallCrop) pictures.add(`${jpegWidth(photo)}.jpg`);
    manifest.set(name, { ...source, pictures });
  }
  return manifest;
}

export interface PublishOptions {
  readonly onProgress?: (done: number, total: number) => void;
  /** Downloading a picture that the cache lacks is faster than encoding it. */
  readonly fetchPicture?: FetchPicture | undefined;
}

export async function publishPictures(
  manifest: Manifest,
  siteDir: string,
  { onProgress, fetchPicture }: PublishOptions = {},
): Promise<void> {
  const folder = join(siteDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  const total = [...manifest.values()].reduce((sum, { pictures }) => sum + pictures.size, 0);
  let done = 0;
  await forEachConcurrently(manifest, PHOTOS_AT_ONCE, async ([name, photo]) => {
    let decoding: Promise<DecodedPhoto> | undefined;
    const decode = () => (decoding ??= decodePhoto(photo));
    for (const picture of photo.pictures) {
      const file = `${name}-${picture}`;
      const path = await findOrEncode(photo, picture, decode, () => fetchPicture?.(file));
      await linkOrCopy(path, join(folder, file));
      done += 1;
      onProgress?.(done, total);
    }
  });
}

/** @returns the file in the cache for a path such as `/images/river-v08f-700.avif`; encodes it if missing */
export async function findPublishedPicture(manifest: Manifest, path: string) {
  const file = path.replace(`/${PICTURES_FOLDER}/`, '');
  const end = file.lastIndexOf('-');
  const photo = manifest.get(file.slice(0, end));
  const picture = file.slice(end + 1) as PictureName;
  if (!photo?.pictures.has(picture)) return undefined;
  return findOrEncode(photo, picture, () => decodePhoto(photo));
}

export function sourceOf(manifest: Manifest, name: string): PhotoSource {
  const source = manifest.get(name);
  if (!source) throw new Error(`The photo '${name}' was not processed`);
  return source;
}
