import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Photo } from '#catalogue/photos/photo.ts';
import { PAPER_COLOUR } from '#pipeline/photos/decode/decode-photo.ts';
import { LARGEST_PHOTO_PX } from '#pipeline/photos/decode/diagnose-photo.ts';
import { type Drawing, findOrDraw } from '#pipeline/photos/drawn-picture.ts';

// It is blurred by a hundredth of its width, so finer detail is invisible.
const SIDE_PX = 96;

// WebP has the least overhead of the formats that all browsers know: a JPEG would be as large in grey.
const WEBP = { quality: 75, effort: 6, smartSubsample: true } as const;

const BACKDROP: Drawing = {
  recipe: { use: 'backdrop', side: SIDE_PX, ...WEBP },
  width: SIDE_PX,
  height: SIDE_PX,
  colour: PAPER_COLOUR,
  entryName: `${SIDE_PX}.webp`,
  draw: (original) =>
    sharp(original, { autoOrient: true, limitInputPixels: LARGEST_PHOTO_PX })
      .flatten({ background: PAPER_COLOUR })
      .toColourspace('srgb')
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
      .webp(WEBP)
      .toBuffer(),
};

/**
 * Small enough (1 KB) to stand in the page.
 * @returns `data:` URLs by the names of the photos
 * @throws {Error} when a photo was never processed or has changed since
 */
export async function makeBackdrops(
  photos: readonly Photo[],
  cacheDir: string,
): Promise<ReadonlyMap<string, string>> {
  const names = new Set(photos.map(({ name }) => name));
  const made = await Promise.all(
    Array.from(names, async (name) => {
      const { path } = await findOrDraw(name, cacheDir, BACKDROP);
      return [name, `data:image/webp;base64,${await readFile(path, 'base64')}`] as const;
    }),
  );
  return new Map(made);
}
