import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JpegOptions } from 'sharp';
import { type Photo, PICTURES_FOLDER, PREVIEW_SIZE, previewFile } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, imageOf, PAPER_COLOUR } from '#pipeline/photos/decode/read-original.ts';
import {
  decodePhoto,
  type Manifest,
  PHOTOS_AT_ONCE,
  type PhotoSource,
  sourceOf,
} from '#pipeline/photos/manifest.ts';
import { findOrMake, linkOrCopy } from '#pipeline/photos/photo-cache.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { ENCODINGS, photoName, pictureKey } from './encode-photo.ts';

// It is blurred by a hundredth of its width, so finer detail is invisible.
const BACKDROP_PX = 96;

// WebP has the least overhead of the formats that all browsers know: a JPEG would be as large in grey.
const WEBP = { quality: 75, effort: 6, smartSubsample: true } as const;

// Messengers drop larger ones.
const LARGEST_PREVIEW_BYTES = 300_000;

// The first one that is small enough is taken; even pure noise fits at the last.
const QUALITIES = [80, 68, 50, 30];

const MARGIN_PX = 30;

/** Small enough (1 KB) to stand in the page: `data:` URLs by the names of the photos. */
export async function makeBackdrops(
  photos: readonly Photo[],
  manifest: Manifest,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  const recipe = { use: 'backdrop', side: BACKDROP_PX, ...WEBP };
  const size = { width: BACKDROP_PX, height: BACKDROP_PX, fit: 'inside' } as const;
  const draw = (photo: DecodedPhoto) => imageOf(photo).resize(size).webp(WEBP).toBuffer();
  for (const { name } of photos) {
    const { path } = await findDrawing(sourceOf(manifest, name), 'backdrop.webp', recipe, draw);
    urls.set(name, `data:image/webp;base64,${await readFile(path, 'base64')}`);
  }
  return urls;
}

/** For shared links, the whole work on paper: files below the base path, by the names of the photos. */
export async function publishPreviews(
  photos: Iterable<Photo>,
  manifest: Manifest,
  { siteDir, paper }: { readonly siteDir: string; readonly paper: string },
): Promise<ReadonlyMap<string, string>> {
  const previews = new Map<string, string>();
  await mkdir(join(siteDir, PICTURES_FOLDER), { recursive: true });
  const names = new Set(Array.from(photos, ({ name }) => name));
  await forEach(names, PHOTOS_AT_ONCE, async (name) => {
    const source = sourceOf(manifest, name);
    const { jpg } = ENCODINGS[source.quality];
    const recipe = {
      use: 'preview',
      ...PREVIEW_SIZE,
      margin: MARGIN_PX,
      qualities: QUALITIES,
      bytes: LARGEST_PREVIEW_BYTES,
      jpg,
      ...(paper !== PAPER_COLOUR && { paper }),
    };
    const draw = (photo: DecodedPhoto) => drawPreview(photo, jpg, paper);
    const { key, path } = await findDrawing(source, 'preview.jpg', recipe, draw);
    const file = previewFile(photoName(name.replace(/-[^-]*$/, ''), key));
    await linkOrCopy(path, join(siteDir, file));
    previews.set(name, file);
  });
  return previews;
}

/** @param recipe everything besides the photo that decides the bytes */
async function findDrawing(
  source: PhotoSource,
  name: string,
  recipe: object,
  draw: (photo: DecodedPhoto) => Promise<Buffer>,
) {
  const key = pictureKey(source.contentHash, recipe);
  const make = async () => draw(await decodePhoto(source));
  return { key, path: await findOrMake({ cacheDir: source.cacheDir, key, name }, make) };
}

async function drawPreview(photo: DecodedPhoto, jpg: JpegOptions, paper: string): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE;
  const sheet = await imageOf(photo)
    .resize({
      width: width - 2 * MARGIN_PX,
      height: height - 2 * MARGIN_PX,
      fit: 'contain',
      withoutEnlargement: true,
      background: paper,
    })
    .extend({
      ...{ left: MARGIN_PX, right: MARGIN_PX, top: MARGIN_PX, bottom: MARGIN_PX },
      background: paper,
    })
    .raw()
    .toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const image = imageOf({ pixels: sheet, width, height });
    bytes = await image.jpeg({ ...jpg, quality }).toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}
