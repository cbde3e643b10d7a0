import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JpegOptions } from 'sharp';
import { type Photo, PICTURES_FOLDER, PREVIEW_SIZE, previewFile } from '#catalogue/photos/photo.ts';
import { forEachConcurrently } from '#pipeline/for-each-concurrently.ts';
import { type DecodedPhoto, imageOf, PAPER_COLOUR } from '#pipeline/photos/decode/read-original.ts';
import {
  decodePhoto,
  type Manifest,
  PHOTOS_AT_ONCE,
  type PhotoSource,
  sourceOf,
} from '#pipeline/photos/manifest.ts';
import { findOrMake, linkOrCopy } from '#pipeline/photos/photo-cache.ts';
import { ENCODINGS, photoName, pictureKey } from './encode-photo.ts';

// A news page shows this image behind its photo, blurred by 1% of its width, so finer detail is invisible.
const BACKDROP_PX = 96;

// All browsers support WebP; for so small an image it has less overhead than JPEG.
const WEBP = { quality: 75, effort: 6, smartSubsample: true } as const;

// Messengers show no preview above this size.
const LARGEST_PREVIEW_BYTES = 300_000;

// Tried in this order until the file is small enough; at the last one even pure noise is.
const QUALITIES = [80, 68, 50, 30];

const MARGIN_PX = 30;

/** @returns `data:` URLs by photo name; images of about 1 KB, small enough to inline in pages */
export async function makeBackdrops(
  photos: readonly Photo[],
  manifest: Manifest,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  const options = { use: 'backdrop', side: BACKDROP_PX, ...WEBP };
  const size = { width: BACKDROP_PX, height: BACKDROP_PX, fit: 'inside' } as const;
  const render = (photo: DecodedPhoto) => imageOf(photo).resize(size).webp(WEBP).toBuffer();
  for (const { name } of photos) {
    const { path } = await findOrRender(sourceOf(manifest, name), 'backdrop.webp', options, render);
    urls.set(name, `data:image/webp;base64,${await readFile(path, 'base64')}`);
  }
  return urls;
}

/** @returns preview images of shared links: file paths below `siteDir`, by photo name */
export async function publishPreviews(
  photos: Iterable<Photo>,
  manifest: Manifest,
  { siteDir, paper }: { readonly siteDir: string; readonly paper: string },
): Promise<ReadonlyMap<string, string>> {
  const previews = new Map<string, string>();
  await mkdir(join(siteDir, PICTURES_FOLDER), { recursive: true });
  const names = new Set(Array.from(photos, ({ name }) => name));
  await forEachConcurrently(names, PHOTOS_AT_ONCE, async (name) => {
    const source = sourceOf(manifest, name);
    const { jpg } = ENCODINGS[source.quality];
    const options = {
      use: 'preview',
      ...PREVIEW_SIZE,
      margin: MARGIN_PX,
      qualities: QUALITIES,
      bytes: LARGEST_PREVIEW_BYTES,
      jpg,
      // `pictureKey` includes the default colour.
      ...(paper !== PAPER_COLOUR && { paper }),
    };
    const render = (photo: DecodedPhoto) => renderPreview(photo, jpg, paper);
    const { key, path } = await findOrRender(source, 'preview.jpg', options, render);
    const nameWithoutHash = name.replace(/-[^-]*$/, '');
    const file = previewFile(photoName(nameWithoutHash, key));
    await linkOrCopy(path, join(siteDir, file));
    previews.set(name, file);
  });
  return previews;
}

/** @param options everything besides the photo that affects the image; part of its cache key */
async function findOrRender(
  source: PhotoSource,
  name: string,
  options: object,
  render: (photo: DecodedPhoto) => Promise<Buffer>,
) {
  const key = pictureKey(source.contentHash, options);
  const make = async () => render(await decodePhoto(source));
  return { key, path: await findOrMake({ cacheDir: source.cacheDir, key, name }, make) };
}

async function renderPreview(photo: DecodedPhoto, jpg: JpegOptions, paper: string) {
  const { width, height } = PREVIEW_SIZE;
  const margins = { left: MARGIN_PX, right: MARGIN_PX, top: MARGIN_PX, bottom: MARGIN_PX };
  const framedPixels = await imageOf(photo)
    .resize({
      width: width - 2 * MARGIN_PX,
      height: height - 2 * MARGIN_PX,
      fit: 'contain',
      withoutEnlargement: true,
      background: paper,
    })
    .extend({ ...margins, background: paper })
    .raw()
    .toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const image = imageOf({ pixels: framedPixels, width, height });
    bytes = await image.jpeg({ ...jpg, quality }).toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}
