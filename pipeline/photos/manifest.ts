import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PICTURES_FOLDER, pictureFile } from '#catalogue/photos/photo.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import type { DecodedPhoto } from './decode/read-original.ts';
import { pictureKey } from './encode/encode-photo.ts';
import { FaultyPhoto, findPicture, openPhoto, type PhotoSource } from './encode/make-pictures.ts';
import type { Picture } from './encode/picture-sizes.ts';
import { findOrMake } from './photo-cache.ts';

export interface ManifestPhoto extends PhotoSource {
  readonly pictures: readonly Picture[];
}

/** All photos of a site by name. */
export type Manifest = ReadonlyMap<string, ManifestPhoto>;

// sharp works on four threads. A photo in memory takes three bytes a pixel.
export const PHOTOS_AT_ONCE = Math.min(4, availableParallelism());

export async function publishPictures(manifest: Manifest, siteDir: string): Promise<void> {
  await mkdir(join(siteDir, PICTURES_FOLDER), { recursive: true });
  await forEach(manifest, PHOTOS_AT_ONCE, async ([name, source]) => {
    const photo = openPhoto(source);
    for (const picture of source.pictures) {
      const file = pictureFile(name, picture.width, picture.format);
      await linkOrCopy(await findPicture(photo, picture), join(siteDir, file));
    }
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
  const [, name = '', width, format] = /^(.+)-(\d+)\.(avif|jpg)$/.exec(file) ?? [];
  const source = manifest.get(name);
  const picture = source?.pictures.find(
    (each) => each.width === Number(width) && each.format === format,
  );
  if (!source || !picture) return undefined;
  try {
    return await findPicture(openPhoto(source), picture);
  } catch (error) {
    // The photo has just changed; the next manifest names the new one.
    if (error instanceof FaultyPhoto) return undefined;
    throw error;
  }
}

interface Drawing {
  /** Everything besides the photo that decides the bytes. */
  readonly recipe: object;
  /** In the cache. */
  readonly fileName: string;
  readonly draw: (photo: DecodedPhoto) => Promise<Buffer>;
}

/** For previews and backdrops. */
export async function findDrawing(
  manifest: Manifest,
  name: string,
  { recipe, fileName, draw }: Drawing,
): Promise<{ readonly key: string; readonly path: string }> {
  const source = manifest.get(name);
  if (!source) throw new Error(`The photo '${name}' was not processed`);
  const key = pictureKey(source.contentHash, recipe);
  const path = await findOrMake({ cacheDir: source.cacheDir, key, name: fileName }, async () =>
    draw(await openPhoto(source).decode()),
  );
  return { key, path };
}
