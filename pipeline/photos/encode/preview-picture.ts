import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { type Photo, PREVIEW_SIZE, previewFile } from '#catalogue/photos/photo.ts';
import { pictureEntryName } from '#pipeline/photos/cache/photo-cache.ts';
import { PAPER_COLOUR } from '#pipeline/photos/decode/decode-photo.ts';
import { LARGEST_PHOTO_PX } from '#pipeline/photos/decode/diagnose-photo.ts';
import { type Drawing, findOrDraw } from '#pipeline/photos/drawn-picture.ts';
import { photoName } from '#pipeline/photos/named-photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { encodingOf, type PictureQuality } from './encode-photo.ts';

// Messengers drop larger ones.
const LARGEST_PREVIEW_BYTES = 300_000;

// The first one that is small enough is taken; even pure noise fits at the last.
const QUALITIES = [80, 68, 50, 30];

const MARGIN_PX = 30;

export interface Preview {
  /** Below the base path. */
  readonly file: string;
  readonly source: string;
}

interface PreviewOptions {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  readonly paper?: string;
}

/**
 * For shared links: the whole work on paper.
 * @returns by the names of the photos
 * @throws {Error} when a photo was never processed or has changed since
 */
export async function makePreviews(
  photos: Iterable<Photo>,
  { cacheDir, quality, paper = PAPER_COLOUR }: PreviewOptions,
): Promise<ReadonlyMap<string, Preview>> {
  const names = new Set(Array.from(photos, ({ name }) => name));
  const drawing = drawingOf(quality, paper);
  const previews = new Map<string, Preview>();
  await forEach(names, availableParallelism(), async (name) => {
    const { key, path } = await findOrDraw(name, cacheDir, drawing);
    const file = previewFile(photoName(name.replace(/-[^-]*$/, ''), key));
    previews.set(name, { file, source: path });
  });
  return previews;
}

function drawingOf(quality: PictureQuality, paper: string): Drawing {
  return {
    recipe: {
      use: 'preview',
      ...PREVIEW_SIZE,
      margin: MARGIN_PX,
      qualities: QUALITIES,
      bytes: LARGEST_PREVIEW_BYTES,
      jpg: encodingOf(quality).jpg,
      ...(paper !== PAPER_COLOUR && { paper }),
    },
    ...PREVIEW_SIZE,
    colour: paper,
    entryName: pictureEntryName(PREVIEW_SIZE.width, 'jpg'),
    draw: (original) => drawPreview(original, quality, paper),
  };
}

/** Never enlarged. */
export async function drawPreview(
  original: Buffer,
  quality: PictureQuality,
  paper = PAPER_COLOUR,
): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE;
  const { data, info } = await sharp(original, {
    autoOrient: true,
    limitInputPixels: LARGEST_PHOTO_PX,
  })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .resize({
      width: width - 2 * MARGIN_PX,
      height: height - 2 * MARGIN_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const sheet = await sharp(data, { raw: info })
    .extend({
      left,
      right: width - info.width - left,
      top,
      bottom: height - info.height - top,
      background: paper,
    })
    .raw()
    .toBuffer();
  const raw = { width, height, channels: 3 } as const;
  const { jpg } = encodingOf(quality);
  let bytes = Buffer.alloc(0);
  for (const each of QUALITIES) {
    bytes = await sharp(sheet, { raw })
      .jpeg({ ...jpg, quality: each })
      .toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}
