import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { jpegWidth, PICTURES_FOLDER } from '#catalogue/photos/photo.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import type { DecodedPhoto } from './decode/read-original.ts';
import type { PictureName } from './encode/encode-photo.ts';
import {
  decodePhoto,
  findPicture,
  PHOTOS_AT_ONCE,
  type PhotoSource,
} from './encode/make-pictures.ts';
import type { PhotoOutcome } from './process-photos.ts';

interface ManifestPhoto extends PhotoSource {
  readonly pictures: ReadonlySet<PictureName>;
}

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

export async function publishPictures(
  manifest: Manifest,
  siteDir: string,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const folder = join(siteDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  let done = 0;
  await forEach(manifest, PHOTOS_AT_ONCE, async ([name, photo]) => {
    let decoding: Promise<DecodedPhoto> | undefined;
    const decode = () => {
      decoding ??= decodePhoto(photo);
      return decoding;
    };
    for (const picture of photo.pictures) {
      const path = await findPicture(photo, picture, decode);
      await linkOrCopy(path, join(folder, `${name}-${picture}`));
    }
    done += 1;
    onProgress?.(done, manifest.size);
  });
}

/**
 * For development.
 * @param file `river-3f2a9c0b1d-700.avif`
 * @returns the path in the cache; `undefined` for a picture that no photo of the site has
 */
export async function findPublishedPicture(
  manifest: Manifest,
  file: string,
): Promise<string | undefined> {
  const end = file.lastIndexOf('-');
  const photo = manifest.get(file.slice(0, end));
  const picture = file.slice(end + 1) as PictureName;
  return photo?.pictures.has(picture) ? findPicture(photo, picture) : undefined;
}

export function sourceOf(manifest: Manifest, name: string): PhotoSource {
  const source = manifest.get(name);
  if (!source) throw new Error(`The photo '${name}' was not processed`);
  return source;
}
