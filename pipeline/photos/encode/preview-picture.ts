import sharp from 'sharp';
import { type Photo, PREVIEW_SIZE, previewFile } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, PAPER_COLOUR } from '#pipeline/photos/decode/read-original.ts';
import { findDrawing, type Manifest, PHOTOS_AT_ONCE } from '#pipeline/photos/manifest.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { encodingOf, type PictureQuality, photoName } from './encode-photo.ts';

// Messengers drop larger ones.
const LARGEST_PREVIEW_BYTES = 300_000;

// The first one that is small enough is taken; even pure noise fits at the last.
const QUALITIES = [80, 68, 50, 30];

const MARGIN_PX = 30;

interface Preview {
  /** Below the base path. */
  readonly file: string;
  readonly source: string;
}

interface PreviewOptions {
  readonly quality: PictureQuality;
  readonly paper?: string;
}

/**
 * For shared links: the whole work on paper.
 * @returns by the names of the photos
 */
export async function makePreviews(
  photos: Iterable<Photo>,
  manifest: Manifest,
  { quality, paper = PAPER_COLOUR }: PreviewOptions,
): Promise<ReadonlyMap<string, Preview>> {
  const names = new Set(Array.from(photos, ({ name }) => name));
  const { jpg } = encodingOf(quality);
  const drawing = {
    recipe: {
      use: 'preview',
      ...PREVIEW_SIZE,
      margin: MARGIN_PX,
      qualities: QUALITIES,
      bytes: LARGEST_PREVIEW_BYTES,
      jpg,
      ...(paper !== PAPER_COLOUR && { paper }),
    },
    fileName: 'preview.jpg',
    draw: (photo: DecodedPhoto) => drawPreview(photo, quality, paper),
  };
  const previews = new Map<string, Preview>();
  await forEach(names, PHOTOS_AT_ONCE, async (name) => {
    const { key, path } = await findDrawing(manifest, name, drawing);
    const file = previewFile(photoName(name.replace(/-[^-]*$/, ''), key));
    previews.set(name, { file, source: path });
  });
  return previews;
}

/** Never enlarged. */
async function drawPreview(
  { pixels, width, height }: DecodedPhoto,
  quality: PictureQuality,
  paper = PAPER_COLOUR,
): Promise<Buffer> {
  const sheet = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({
      width: PREVIEW_SIZE.width - 2 * MARGIN_PX,
      height: PREVIEW_SIZE.height - 2 * MARGIN_PX,
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
  const { jpg } = encodingOf(quality);
  let bytes = Buffer.alloc(0);
  for (const each of QUALITIES) {
    bytes = await sharp(sheet, { raw: { ...PREVIEW_SIZE, channels: 3 } })
      .jpeg({ ...jpg, quality: each })
      .toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}
