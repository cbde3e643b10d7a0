import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { type Photo, PICTURES_FOLDER, PREVIEW_SIZE, previewFile } from '#catalogue/photos/photo.ts';
import { escapeHtml } from '#catalogue/texts/escape-html.ts';
import { forEachConcurrently } from '#pipeline/for-each-concurrently.ts';
import { type DecodedPhoto, imageOf } from '#pipeline/photos/decode/read-original.ts';
import {
  decodePhoto,
  type Manifest,
  PHOTOS_AT_ONCE,
  type PhotoSource,
  sourceOf,
} from '#pipeline/photos/manifest.ts';
import { findOrMake, linkOrCopy, sha256 } from '#pipeline/photos/photo-cache.ts';
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
const LINE_PX = 2;
const SEAL_PX = 56;

// Width to height; beside a wider picture, a title has too little room.
const WIDEST_UPRIGHT = 0.9;

// In letters; a longer title has smaller ones.
const LONG_TITLE = 40;

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

interface PreviewTheme {
  readonly artist: string;
  readonly paper: string;
  readonly ink: string;
  readonly hairline: string;
  readonly font: { readonly name: string; readonly file: string };
  readonly seal: Buffer;
}

/**
 * @param images with titles, which are drawn beside upright images
 * @returns preview images of shared links: file paths below `siteDir`, by photo name
 */
export async function publishPreviews(
  images: Iterable<readonly [image: Photo, title: string | undefined]>,
  manifest: Manifest,
  { siteDir, theme }: { readonly siteDir: string; readonly theme: PreviewTheme },
): Promise<ReadonlyMap<string, string>> {
  const previews = new Map<string, string>();
  await mkdir(join(siteDir, PICTURES_FOLDER), { recursive: true });
  await forEachConcurrently(images, PHOTOS_AT_ONCE, async ([image, title]) => {
    const source = sourceOf(manifest, image.name);
    const { jpg } = ENCODINGS[source.quality];
    const label = image.width < image.height * WIDEST_UPRIGHT ? title : undefined;
    const options = {
      ...{ use: 'preview', ...PREVIEW_SIZE, margin: MARGIN_PX, qualities: QUALITIES },
      ...{ bytes: LARGEST_PREVIEW_BYTES, jpg, label },
      theme: { ...theme, font: theme.font.name, seal: sha256(theme.seal) },
    };
    const render = (photo: DecodedPhoto) => renderPreview(photo, jpg, theme, label);
    const preview = await findOrRender(source, 'preview.jpg', options, render);
    const nameWithoutHash = image.name.replace(/-[^-]*$/, '');
    const file = previewFile(photoName(nameWithoutHash, preview.key));
    await linkOrCopy(preview.path, join(siteDir, file));
    previews.set(image.name, file);
  });
  return previews;
}

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

async function renderPreview(
  photo: DecodedPhoto,
  jpg: JpegOptions,
  theme: PreviewTheme,
  label: string | undefined,
) {
  const { width, height } = PREVIEW_SIZE;
  const { paper, hairline } = theme;
  const sheet = { width: width - 2 * LINE_PX, height: height - 2 * LINE_PX } as const;
  const picture = await imageOf(photo)
    .resize(width - 2 * MARGIN_PX, height - 2 * MARGIN_PX, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = label ? 2 * MARGIN_PX : Math.round((width - picture.info.width) / 2);
  const top = Math.round((height - picture.info.height) / 2);
  const column = left + picture.info.width + 2 * MARGIN_PX;
  const framed = await sharp({ create: { ...sheet, channels: 3, background: paper } })
    .extend({ top: LINE_PX, bottom: LINE_PX, left: LINE_PX, right: LINE_PX, background: hairline })
    .composite([
      { input: picture.data, left, top },
      ...(label ? await labelParts(label, column, theme) : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const image = imageOf({ pixels: framed, width, height });
    bytes = await image.jpeg({ ...jpg, quality }).toBuffer();
    if (bytes.length <= LARGEST_PREVIEW_BYTES) break;
  }
  return bytes;
}

async function labelParts(title: string, left: number, theme: PreviewTheme) {
  const { artist, ink, font, seal } = theme;
  const name = `<span size="55%">${escapeHtml(artist)}</span>`;
  const text = await sharp({
    text: {
      text: `<span foreground="${ink}">${escapeHtml(title)}\n${name}</span>`,
      fontfile: font.file,
      font: `${font.name} ${title.length > LONG_TITLE ? 44 : 64}`,
      width: PREVIEW_SIZE.width - left - 2 * MARGIN_PX,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const top = Math.max(MARGIN_PX, Math.round((PREVIEW_SIZE.height - text.info.height) / 2));
  const sealImage = await sharp(seal, { density: 144 }).resize({ width: SEAL_PX }).png().toBuffer();
  return [
    { input: text.data, left, top },
    { input: sealImage, left, top: PREVIEW_SIZE.height - 2 * MARGIN_PX - SEAL_PX },
  ];
}
