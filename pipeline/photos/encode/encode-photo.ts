import sharp from 'sharp';
import { oklch } from '#catalogue/photos/colours.ts';
import { type Palette, type PictureFormat, TALL_CROP } from '#catalogue/photos/photo.ts';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import { type DecodedPhoto, imageOf, PAPER_COLOUR } from '#pipeline/photos/decode/read-original.ts';
import { sha256 } from '#pipeline/photos/photo-cache.ts';

/** `release` encodes smaller files of the same look, and takes many times as long. */
export type PictureQuality = 'working' | 'release';

export type PictureName = `${number}.${PictureFormat}`;

// AVIF and JPEG look alike at these qualities.
const AVIF = { quality: 50 };

const JPEG = {
  quality: 68,
  // Full resolution of colour would nearly double the bytes of this fallback for few browsers.
  chromaSubsampling: '4:2:0',
  // Of the tables of mozjpeg, this one preserves most detail of paintings at the same file size.
  quantisationTable: 3,
};

// Working pictures take a fraction of the time and more bytes. In AVIF they halve the resolution of colour,
// which moves the edges of saturated strokes. Measurements: docs/decisions/pictures.md.
export const ENCODINGS = {
  working: {
    avif: { ...AVIF, chromaSubsampling: '4:2:0', effort: 0 },
    jpg: { ...JPEG, optimiseCoding: false },
  },
  release: {
    avif: { ...AVIF, chromaSubsampling: '4:4:4', effort: 3 },
    jpg: { ...JPEG, trellisQuantisation: true, overshootDeringing: true, optimiseScans: true },
  },
};

// At the usual quality, the fibres of bare paper blur into patches; below effort 2 they do at any quality.
const LARGE_PAPER = {
  working: { ...ENCODINGS.working.avif, quality: 65, effort: 2 },
  release: { ...ENCODINGS.release.avif, quality: 65 },
};

/** Wider pictures are for lightbox, zoom and wide screens of high density. */
const LARGE_PX = 1080;

const PAPER_SHARE = 0.7;
const PAPER_LIGHTNESS = 0.8;

export function isMostlyPaper([largest]: Palette): boolean {
  if (!largest || largest.part < PAPER_SHARE) return false;
  return oklch(largest.colour).lightness >= PAPER_LIGHTNESS;
}

export function encodingFor(quality: PictureQuality, isPaper = false) {
  const large = { avif: LARGE_PAPER[quality], abovePx: LARGE_PX };
  return { ...ENCODINGS[quality], ...(isPaper && { large }) };
}

const { sharp: version, vips, aom, heif, mozjpeg, lcms } = sharp.versions;

const ENCODER_VERSIONS = { sharp: version, vips, aom, heif, mozjpeg, lcms };

// Short, because pages repeat file names. Distinguishes versions of a file, and files with the same name.
const HASH_LENGTH = 4;
const LONG_HASH_LENGTH = 8;

export function pictureKey(contentHash: string, encoding: object): string {
  const program = { paper: PAPER_COLOUR, ...ENCODER_VERSIONS };
  return sha256(JSON.stringify([contentHash, encoding, program]));
}

export function photoName(file: string, key: string): string {
  const base = (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const slug = latinSlug(base);
  const hash = BigInt(`0x${key}`).toString(36).slice(-LONG_HASH_LENGTH);
  // Many files may have no Latin letter in their names.
  return slug ? `${slug}-${hash.slice(-HASH_LENGTH)}` : `photo-${hash}`;
}

export async function cropTall(photo: DecodedPhoto): Promise<DecodedPhoto> {
  const { width, height } = photo;
  const tallWidth = Math.round((height * TALL_CROP.width) / TALL_CROP.height);
  if (tallWidth >= width) return photo;
  const left = Math.floor((width - tallWidth) / 2);
  const crop = imageOf(photo).extract({ left, top: 0, width: tallWidth, height });
  return { ...photo, pixels: await crop.raw().toBuffer(), width: tallWidth };
}

/** Always resizes from the original, so that a picture does not depend on the other widths. */
export function encodePicture(
  photo: DecodedPhoto,
  name: PictureName,
  { avif, jpg, large }: ReturnType<typeof encodingFor>,
) {
  const width = Number.parseInt(name, 10);
  const image = imageOf(photo).resize({ width, withoutEnlargement: true });
  if (name.endsWith('jpg')) return image.jpeg(jpg).toBuffer();
  return image.avif(large && width > large.abovePx ? large.avif : avif).toBuffer();
}
