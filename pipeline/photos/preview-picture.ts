import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { type Photo, PREVIEW_SIZE, previewFile } from '#catalogue/photo.ts';
import { PAPER_COLOUR } from './decode-photo.ts';
import { LARGEST_PHOTO_PX } from './diagnose-photo.ts';
import { type Drawing, findOrDraw } from './drawn-picture.ts';
import { pictureEntryName } from './photo-cache.ts';
import { photoName } from './photo-name.ts';
import { createWorkBudget } from './work-budget.ts';

/** Messengers leave out larger ones. */
const LARGEST_PREVIEW_BYTES = 300_000;

/** The first that gives a small enough picture is taken; a painting of pure noise stays within it at the last. */
const QUALITIES = [80, 68, 50, 30];

const MARGIN_PX = 30;

const PREVIEW: Drawing = {
  recipe: {
    use: 'preview',
    ...PREVIEW_SIZE,
    margin: MARGIN_PX,
    qualities: QUALITIES,
    bytes: LARGEST_PREVIEW_BYTES,
  },
  ...PREVIEW_SIZE,
  colour: PAPER_COLOUR,
  entryName: pictureEntryName(PREVIEW_SIZE.width, 'jpg'),
  draw: drawPreview,
};

/** A preview in the cache, and where it is published. */
export interface Preview {
  /** Below the base path. */
  readonly file: string;
  readonly source: string;
}

/**
 * Makes the pictures that stand beside shared links, unless the cache has them: the whole work, uncropped, on paper.
 *
 * @param photos such as `processPhotos` has measured
 * @returns by the names of the photos
 * @throws {Error} when a photo was never processed or has changed since.
 */
export async function makePreviews(
  photos: Iterable<Photo>,
  cacheDir: string,
): Promise<ReadonlyMap<string, Preview>> {
  const names = new Set(Array.from(photos, ({ name }) => name));
  const budget = createWorkBudget(availableParallelism());
  const made = await Promise.all(
    Array.from(names, (name) =>
      budget.run(1, async () => [name, await findOrMake(name, cacheDir)] as const),
    ),
  );
  return new Map(made);
}

async function findOrMake(name: string, cacheDir: string): Promise<Preview> {
  const { key, path } = await findOrDraw(name, cacheDir, PREVIEW);
  return { file: previewFile(photoName(name.replace(/-[^-]*$/, ''), key)), source: path };
}

/** The whole photo, never enlarged, in the middle of a sheet of paper; a JPEG. */
export async function drawPreview(original: Buffer): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE;
  const picture = await sharp(original, { autoOrient: true, limitInputPixels: LARGEST_PHOTO_PX })
    .flatten({ background: PAPER_COLOUR })
    .toColourspace('srgb')
    .resize({
      width: width - 2 * MARGIN_PX,
      height: height - 2 * MARGIN_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const sheet = await sharp({ create: { width, height, channels: 3, background: PAPER_COLOUR } })
    .composite([{ input: picture, gravity: 'centre' }])
    // What is laid on a sheet makes it transparent.
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width, height, channels: 3 } as const;
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(sheet, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}
