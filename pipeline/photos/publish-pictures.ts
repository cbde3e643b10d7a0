import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type Photo,
  PICTURE_FORMATS,
  PICTURES_FOLDER,
  type PictureFormat,
  pictureFile,
} from '#catalogue/photos/photo.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import {
  isSound,
  type PhotoEntry,
  pictureEntryName,
  picturePath,
  readEntry,
} from './cache/photo-cache.ts';
import { makePicture } from './encode/make-picture.ts';
import { findNamedPhoto } from './named-photo.ts';

const COPIES_AT_ONCE = 16;

interface CachedPicture {
  readonly key: string;
  readonly entry: PhotoEntry | undefined;
  readonly entryName: string;
}

/**
 * Also removes other files from `images`, and remakes damaged pictures.
 * @returns the number of pictures
 * @throws {Error} when `processPhotos` did not make a picture
 */
export async function publishPictures(
  photos: Iterable<Photo>,
  cacheDir: string,
  outDir: string,
): Promise<number> {
  const pictures = new Map<string, CachedPicture>();
  for (const photo of photos) {
    const { name } = photo;
    const key = findNamedPhoto(cacheDir, name)?.key;
    if (key === undefined) throw new Error(`The photo '${name}' was not processed`);
    const entry = readEntry(cacheDir, key);
    for (const { width, format } of picturesOf(photo)) {
      const entryName = pictureEntryName(width, format);
      pictures.set(basename(pictureFile(name, width, format)), { key, entry, entryName });
    }
  }

  const folder = join(outDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  const unwanted = present.filter((file) => !pictures.has(file));
  await Promise.all(unwanted.map((file) => rm(join(folder, file), { recursive: true })));

  await forEach(pictures, COPIES_AT_ONCE, async ([file, picture]) =>
    linkOrCopy(await soundPicture(file, picture, cacheDir), join(folder, file)),
  );
  return pictures.size;
}

function picturesOf({
  widths,
  closeUp,
}: Photo): readonly { readonly width: number; readonly format: PictureFormat }[] {
  const all = closeUp ? [...widths, closeUp] : widths;
  return all.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
}

async function soundPicture(
  file: string,
  { key, entry, entryName }: CachedPicture,
  cacheDir: string,
): Promise<string> {
  if (entry && (await isSound(cacheDir, key, { entryName, entry }))) {
    return picturePath(cacheDir, key, entryName);
  }
  const made = await makePicture(cacheDir, file);
  if (made === undefined) throw new Error(`The photo of '${file}' was changed; start again`);
  return made;
}
