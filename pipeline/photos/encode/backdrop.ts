import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { DecodedPhoto } from '#pipeline/photos/decode/read-original.ts';
import { type Manifest, sourceOf } from '#pipeline/photos/manifest.ts';
import { findDrawing } from './make-pictures.ts';

// It is blurred by a hundredth of its width, so finer detail is invisible.
const SIDE_PX = 96;

// WebP has the least overhead of the formats that all browsers know: a JPEG would be as large in grey.
const WEBP = { quality: 75, effort: 6, smartSubsample: true } as const;

const BACKDROP = {
  recipe: { use: 'backdrop', side: SIDE_PX, ...WEBP },
  name: 'backdrop.webp',
  draw: ({ pixels, width, height }: DecodedPhoto) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
      .webp(WEBP)
      .toBuffer(),
};

/**
 * Small enough (1 KB) to stand in the page.
 * @returns `data:` URLs by the names of the photos
 */
export async function makeBackdrops(
  photos: readonly Photo[],
  manifest: Manifest,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  for (const { name } of photos) {
    const { path } = await findDrawing(sourceOf(manifest, name), BACKDROP);
    urls.set(name, `data:image/webp;base64,${await readFile(path, 'base64')}`);
  }
  return urls;
}
