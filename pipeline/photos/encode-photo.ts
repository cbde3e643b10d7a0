import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { PictureFormat } from '#catalogue/photo.ts';
import { type DecodedPhoto, PAPER_COLOUR } from './decode-photo.ts';

/** How much time the encoders may take: a release is smaller, looks the same and takes many times as long. */
export type PictureQuality = 'working' | 'release';

interface Encoding {
  readonly avif: AvifOptions;
  readonly jpg: JpegOptions;
}

/**
 * Quality 50 and 68 look alike (SSIM 0.992 and 0.994 on paintings). AVIF keeps full colour resolution:
 * halved, it saves 9 % of the bytes, and the edges of saturated red strokes stray a third further from
 * their colour; at equal bytes full resolution of slightly lower quality is nearer to the painting.
 * JPEG, the fallback of few browsers, halves it: full resolution would nearly double its bytes.
 */
const COMMON = {
  avif: { quality: 50, chromaSubsampling: '4:4:4' },
  jpg: { quality: 68, chromaSubsampling: '4:2:0', progressive: true, quantisationTable: 3 },
} as const satisfies Encoding;

/**
 * Working and release differ in effort alone. Effort 0 takes a twentieth of effort 4's time for 18 %
 * more bytes; mozjpeg's search (trellis, scans) takes five times as long for 13 % fewer.
 */
const ENCODINGS: Readonly<Record<PictureQuality, Encoding>> = {
  working: {
    avif: { ...COMMON.avif, effort: 0 },
    jpg: COMMON.jpg,
  },
  release: {
    avif: { ...COMMON.avif, effort: 4 },
    jpg: {
      ...COMMON.jpg,
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
