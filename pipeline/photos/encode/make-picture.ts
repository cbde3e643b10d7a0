import { PICTURE_FORMATS } from '#catalogue/photos/photo.ts';
import { pictureEntryName, picturePath, readEntry } from '#pipeline/photos/cache/photo-cache.ts';
import { decodeOnce } from '#pipeline/photos/decode/decode-photo.ts';
import { findNamedPhoto } from '#pipeline/photos/named-photo.ts';
import { unitedWidths } from './picture-sizes.ts';
import { findRendered, renderPhoto } from './render-photo.ts';

/** Pictures of one photo share an entry, so they are made one after the other. */
const lastOfKey = new Map<string, Promise<string | undefined>>();
const underWay = new Map<string, Promise<string | undefined>>();

/** Splits `river-3f2a9c-700.avif` into the photo's name and the picture's name in the cache. */
function parsePictureFile(file: string): { name: string; entryName: string } | undefined {
  const match = /^(?:.*\/)?([a-z0-9-]+)-(\d+\.[a-z]+)$/.exec(file);
  return match?.[1] && match[2] ? { name: match[1], entryName: match[2] } : undefined;
}

function hasPicture(widths: readonly number[], entryName: string): boolean {
  return widths.some((width) =>
    PICTURE_FORMATS.some((format) => pictureEntryName(width, format) === entryName),
  );
}

async function findOrMake(cacheDir: string, file: string): Promise<string | undefined> {
  const parsed = parsePictureFile(file);
  if (parsed === undefined) return undefined;
  const photo = findNamedPhoto(cacheDir, parsed.name);
  if (photo === undefined) return undefined;
  const { entryName } = parsed;

  const make = async () => {
    const size = readEntry(cacheDir, photo.key);
    if (size === undefined) return undefined;
    const widths = unitedWidths(photo.roles, size, photo.closeUpPx);
    if (!hasPicture(widths, entryName)) return undefined;
    const order = { ...photo, cacheDir, only: entryName };
    const rendered = (await findRendered(order)) ?? (await renderPhoto(order, decodeOnce));
    return rendered.status === 'rendered'
      ? picturePath(cacheDir, rendered.key, entryName)
      : undefined;
  };
  const made = (lastOfKey.get(photo.key) ?? Promise.resolve()).then(make, make);
  lastOfKey.set(photo.key, made);
  return made;
}

/**
 * Makes one picture for the development server, when a page asks for it, unless the cache has it.
 * Requests for the same picture at the same time share one making.
 *
 * @param file the picture's file name, with or without folder: `river-3f2a9c0b1d-700.avif`
 * @returns the path in the cache; `undefined` for a name or width that `processPhotos` did not give,
 *   and for a photo that has changed since
 */
export async function makePicture(cacheDir: string, file: string): Promise<string | undefined> {
  const id = `${cacheDir}\0${file}`;
  const running = underWay.get(id);
  if (running !== undefined) return running;
  const making = findOrMake(cacheDir, file).finally(() => underWay.delete(id));
  underWay.set(id, making);
  return making;
}
