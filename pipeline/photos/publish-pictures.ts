import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Photo, PICTURE_FORMATS, pictureFile } from '#catalogue/photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { findNamedPhoto } from './named-photo.ts';
import { pictureEntryName, picturePath } from './photo-cache.ts';

const COPIES_AT_ONCE = 16;
const IMAGES_FOLDER = 'images';

/**
 * Copies exactly the pictures of these photos into `outDir/images`; anything else there is removed.
 * Throws if a picture was never made, which is a fault of the caller: `processPhotos` comes first.
 *
 * @returns the number of pictures
 */
export async function publishPictures(
  photos: Iterable<Photo>,
  cacheDir: string,
  outDir: string,
): Promise<number> {
  const sources = new Map<string, string>();
  for (const { name, widths } of photos) {
    const key = (await findNamedPhoto(cacheDir, name))?.key;
    if (key === undefined) throw new Error(`The photo '${name}' was not processed`);
    for (const width of widths) {
      for (const format of PICTURE_FORMATS) {
        const source = picturePath(cacheDir, key, pictureEntryName(width, format));
        sources.set(basename(pictureFile(name, width, format)), source);
      }
    }
  }

  const folder = join(outDir, IMAGES_FOLDER);
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  const unwanted = present.filter((file) => !sources.has(file));
  await Promise.all(unwanted.map((file) => rm(join(folder, file), { recursive: true })));

  await forEach(sources, COPIES_AT_ONCE, ([file, source]) =>
    publishPicture(source, join(folder, file)),
  );
  return sources.size;
}

/**
 * Gives a picture of the cache a second name, or copies it where the file system cannot. Both know of no change: the
 * cache never writes into a file that it has, and looks whether somebody else did.
 */
export async function publishPicture(source: string, destination: string): Promise<void> {
  await link(source, destination).catch(() => copyFile(source, destination));
}
