import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import { type PictureFormat, TALL_CROP } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, PAPER_COLOUR } from '#pipeline/photos/decode/decode-photo.ts';

/** A release is smaller, looks the same and takes many times as long. */
export type PictureQuality = 'working' | 'release';

interface Encoding {
  readonly avif: AvifOptions;
  readonly jpg: JpegOptions;
}

// AVIF and JPEG look alike at these.
const QUALITY = { avif: 50, jpg: 68 };

// Keeps most of a painting at equal bytes.
const QUANTISATION_TABLE = 3;

// Working pictures take a fraction of the time and more bytes. In AVIF they halve the resolution of colour,
// which moves the edges of saturated strokes. Measurements: docs/decisions/pictures.md.
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
      // Full resolution of colour would nearly double the bytes of this fallback for few browsers.
      chromaSubsampling: '4:2:0',
      quantisationTable: QUANTISATION_TABLE,
      trellisQuantisation: true,
      overshootDeringing: true,
      optimiseScans: true,
    },
  },
};

/** Everything besides the photo that decides the bytes: a change remakes all pictures. */
const MAKER = {
  paper: PAPER_COLOUR,
  sharp: sharp.versions.sharp,
  vips: sharp.versions.vips,
  aom: sharp.versions.aom,
  heif: sharp.versions.heif,
  mozjpeg: sharp.versions.mozjpeg,
  lcms: sharp.versions.lcms,
};

export function encodingOf(quality: PictureQuality): Encoding {
  return ENCODINGS[quality];
}

/** SHA-256 over the content hash, every encoding option and the versions of the encoders. */
export function pictureKey(contentHash: string, encoding: object): string {
  return createHash('sha256')
    .update(JSON.stringify([contentHash, encoding, MAKER]))
    .digest('hex');
}

/** Never enlarges. Always reduces the original, so that a picture depends on its own width alone. */
export async function reducePhoto(photo: DecodedPhoto, width: number): Promise<DecodedPhoto> {
  if (width >= photo.width) return photo;
  const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
  const { data, info } = await sharp(photo.pixels, { raw })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...photo, pixels: data, width: info.width, height: info.height };
}

/** The middle at full height; a narrower photo stays whole. */
export async function cropTall(photo: DecodedPhoto): Promise<DecodedPhoto> {
  const { pixels, width, height } = photo;
  const tallWidth = Math.round((height * TALL_CROP.width) / TALL_CROP.height);
  if (tallWidth >= width) return photo;
  const left = Math.floor((width - tallWidth) / 2);
  const cropped = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left, top: 0, width: tallWidth, height })
    .raw()
    .toBuffer();
  return { ...photo, pixels: cropped, width: tallWidth };
}

/** @throws {Error} of the encoder when it is out of memory */
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
