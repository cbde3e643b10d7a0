import { join } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { type Photo, PREVIEW_SIZE, previewFile } from '#catalogue/photos/photo.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import { type DecodedPhoto, PAPER_COLOUR } from '#pipeline/photos/decode/read-original.ts';
import { type Manifest, sourceOf } from '#pipeline/photos/manifest.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { encodingOf, photoName } from './encode-photo.ts';
import { findDrawing, PHOTOS_AT_ONCE } from './make-pictures.ts';

// Messengers drop larger ones.
const LARGEST_PREVIEW_BYTES = 300_000;

// The first one that is small enough is taken; even pure noise fits at the last.
const QUALITIES = [80, 68, 50, 30];

const MARGIN_PX = 30;

/**
 * For shared links: the whole work on paper.
 * @returns the files below the base path, by the names of the photos
 */
export async function publishPreviews(
  photos: Iterable<Photo>,
  manifest: Manifest,
  { siteDir, paper = PAPER_COLOUR }: { readonly siteDir: string; readonly paper?: string },
): Promise<ReadonlyMap<string, string>> {
  const previews = new Map<string, string>();
  const names = new Set(Array.from(photos, ({ name }) => name));
  await forEach(names, PHOTOS_AT_ONCE, async (name) => {
    const source = sourceOf(manifest, name);
    const { jpg } = encodingOf(source.quality);
    const { key, path } = await findDrawing(source, {
      recipe: {
        use: 'preview',
        ...PREVIEW_SIZE,
        margin: MARGIN_PX,
        qualities: QUALITIES,
        bytes: LARGEST_PREVIEW_BYTES,
        jpg,
        ...(paper !== PAPER_COLOUR && { paper }),
      },
      name: 'preview.jpg',
      draw: (photo) => drawPreview(photo, jpg, paper),
    });
    const file = previewFile(photoName(name.replace(/-[^-]*$/, ''), key));
    await linkOrCopy(path, join(siteDir, file));
    previews.set(name, file);
  });
  return previews;
}

/** Never enlarged. */
async function drawPreview(
  { pixels, width, height }: DecodedPhoto,
  jpg: JpegOptions,
  paper: string,
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
  let bytes = Buffer.alloc(0);
  for (const each of QUALITIES) {
    bytes = await sharp(sheet, { raw: { ...PREVIEW_SIZE, channels: 3 } })
      .jpeg({ ...jpg, quality: each })
      .toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}
