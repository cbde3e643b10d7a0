import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { PictureFormat } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, PAPER_COLOUR } from '#pipeline/photos/decode/decode-photo.ts';

/** How much time the encoders may take: a release is smaller, looks the same and takes many times as long. */
export type PictureQuality = 'working' | 'release';

interface Encoding {
  readonly avif: AvifOptions;
  readonly jpg: JpegOptions;
}

/** AVIF and JPEG that look alike. */
const QUALITY = { avif: 50, jpg: 68 };

/** The table that keeps most of a painting at equal bytes. */
const QUANTISATION_TABLE = 3;

/**
 * Working pictures have the detail of a release's in a fraction of the time, in more bytes; in AVIF they also halve the
 * resolution of colour, which a release keeps: halved, the edges of saturated strokes stray further from their colour.
 * The measurements are in docs/decisions/pictures.md.
 */
const ENCODINGS: Readonly<Record<PictureQuality, Encoding>> = {
  working: {
    avif: { quality: QUALITY.avif, chromaSubsampling: '4:2:0', effort: 0 },
    jpg: {
      quality: QUALITY.jpg,
      chromaSubsampling: '4:2:0',
      quantisationTable: QUANTISATION_TABLE,
      optimiseCoding: false,
    },
  },
  release: {
    avif: { quality: QUALITY.avif, chromaSubsampling: '4:4:4', effort: 3 },
    jpg: {
      quality: QUALITY.jpg,
      // The fallback of few browsers: full resolution of colour would nearly double its bytes.
      chromaSubsampling: '4:2:0',
      quantisationTable: QUANTISATION_TABLE,
      trellisQuantisation: true,
      overshootDeringing: true,
      optimiseScans: true,
    },
  },
};

/** Everything besides the photo that decides the bytes of a picture, so a change of any remakes them all. */
const MAKER = {
  paper: PAPER_COLOUR,
  sharp: sharp.versions.sharp,
  vips: sharp.versions.vips,
  aom: sharp.versions.aom,
  heif: sharp.versions.heif,
  mozjpeg: sharp.versions.mozjpeg,
  lcms: sharp.versions.lcms,
};

/** How pictures of a quality are encoded, in all formats. */
export function encodingOf(quality: PictureQuality): Encoding {
  return ENCODINGS[quality];
}

/** The cache key: SHA-256 over the photo's content hash, every encoding option and the encoders' versions. */
export function pictureKey(contentHash: string, encoding: object): string {
  return createHash('sha256')
    .update(JSON.stringify([contentHash, encoding, MAKER]))
    .digest('hex');
}

/**
 * The photo at a width in pixels, never above its own. Always reduced from the original, not from the
 * next larger picture: a picture then depends on its own width alone, whoever asks for it.
 */
export async function reducePhoto(photo: DecodedPhoto, width: number): Promise<DecodedPhoto> {
  if (width >= photo.width) return photo;
  const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
  const { data, info } = await sharp(photo.pixels, { raw })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { status: 'decoded', pixels: data, width: info.width, height: info.height };
}

/**
 * A photo in a file format, in its own size.
 *
 * @throws {Error} the encoder's own, when it is out of memory.
 */
export async function encodePhoto(
  photo: DecodedPhoto,
  format: PictureFormat,
  encoding: Encoding,
): Promise<Buffer> {
  const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
  const image = sharp(photo.pixels, { raw });
  switch (format) {
    case 'avif':
      return image.avif(encoding.avif).toBuffer();
    case 'jpg':
      return image.jpeg(encoding.jpg).toBuffer();
  }
}
