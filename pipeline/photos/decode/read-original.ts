import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { cleanPhoto, isJpeg, isWholeJpeg, tallerJpeg } from '#pipeline/photos/clean-photo.ts';
import { diagnoseFileSize, diagnosePhoto, LARGEST_PHOTO_PX } from './diagnose-photo.ts';
import { faulty, type PhotoFault, readingFault, say } from './photo-fault.ts';
import { type TiffPage, tiffPages } from './tiff.ts';

/** Shows through transparent photos: the colour of the paper of the pages. */
export const PAPER_COLOUR = '#f6f2ea';

/** A larger photo is halved while it is decoded; three bytes a pixel are much memory. */
const LARGEST_DECODED_PX = 100_000_000;

/** Flat areas of compressed photos are rows of zeros too, but smaller ones. */
const LEAST_HOLE_BYTES = 2048;
const LEAST_HOLE_PART = 1 / 8;

/** In a JPEG, fewer zeros are common, and more may be a hole or flat colour. */
const SUSPICIOUS_ZEROS = 512;

/** Compressions of TIFF that libvips does not read. */
const TIFF_COMPRESSIONS: Readonly<Record<number, string>> = {
  6: 'old JPEG',
  34661: 'JBIG',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34925: 'LZMA',
  50000: 'Zstandard',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
};

/** Upright, 8-bit sRGB, three channels, no metadata. */
export interface DecodedPhoto {
  readonly status: 'decoded';
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** Pictures in the file, more than 1 for an animation or a TIFF of several pages; the photo is one of them. */
  readonly pages: number;
}

// libvips caches files by name, so a replaced photo could come back as its predecessor.
sharp.cache(false);

/** For check, pictures, previews and import alike, so that all accept the same photos and show the same colours. */
export async function readOriginal(original: string | Buffer): Promise<DecodedPhoto | PhotoFault> {
  try {
    const bytes = typeof original === 'string' ? await readFile(original) : original;
    return diagnoseFileSize(bytes.length) ?? diagnosePhoto(bytes) ?? (await decode(bytes));
  } catch (error) {
    return readingFault(error);
  }
}

async function decode(bytes: Buffer): Promise<DecodedPhoto | PhotoFault> {
  const pages = /^(II|MM)/.test(bytes.toString('latin1', 0, 2)) ? tiffPages(bytes) : [];
  const [page] = pages;
  const unknownCompression = TIFF_COMPRESSIONS[page?.compression ?? 1];
  if (unknownCompression) return faulty(say().other(say().compression(unknownCompression)));
  try {
    const source = cleanPhoto(bytes);
    const options: SharpOptions = {
      autoOrient: true,
      // Cameras write TIFFs with harmless warnings; those of a clean JPEG mean damage.
      failOn: page ? 'error' : 'warning',
      limitInputPixels: LARGEST_PHOTO_PX,
      page: page?.index ?? 0,
    };
    const metadata = await sharp(source, { ...options, limitInputPixels: false }).metadata();
    const { width, height } = metadata;
    if (width * height > LARGEST_PHOTO_PX) {
      const megapixels = Math.ceil((width * height) / 1_000_000);
      return faulty(say().pixels(megapixels, `${width}×${height}`));
    }
    const pixels = await decodePixels(source, options, page, metadata);
    const photo = { ...pixels, pages: page ? pages.length : (metadata.pages ?? 1) };
    const isDamaged = isJpeg(source) ? await isDamagedJpeg(source) : hasHole(source, photo, page);
    return isDamaged ? faulty(say().damaged) : photo;
  } catch {
    return faulty(say().damaged);
  }
}

async function decodePixels(
  source: Buffer,
  options: SharpOptions,
  page: TiffPage | undefined,
  { autoOrient, width, height, hasAlpha, depth, icc, space }: Metadata,
): Promise<Omit<DecodedPhoto, 'pages'>> {
  if (depth !== 'uchar' && depth !== 'ushort') throw new Error(`Depth ${depth}`);
  if (space === 'grey16' && icc) {
    // sharp ignores the profile of 16-bit grey.
    const grey = await sharp(source, options)
      .keepIccProfile()
      .toColourspace('b-w')
      .png({ compressionLevel: 0 })
      .toBuffer();
    const upright = { ...options, page: 0 };
    return decodePixels(grey, upright, page, await sharp(grey).metadata());
  }
  const alpha = page ? page.extraSamples.findIndex((kind) => kind === 1 || kind === 2) : 0;
  const isTransparent = hasAlpha && alpha >= 0;
  const image = sharp(source, options).toColourspace('srgb').raw({ depth: 'uchar' });
  if (width * height > LARGEST_DECODED_PX)
    image.resize({ width: Math.round(autoOrient.width / 2) });
  // sharp leaves 16-bit photos with a profile in Display P3.
  if (space === 'rgb16' && icc) image.withIccProfile('srgb');
  if (!isTransparent) image.removeAlpha();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  if (!isTransparent) return { status: 'decoded', pixels: data, ...size };
  const pixels = await sharp(withOneAlpha(data, info.channels, 3 + alpha), {
    raw: { ...size, channels: 4 },
  })
    .flatten({ background: PAPER_COLOUR })
    .raw()
    .toBuffer();
  return { status: 'decoded', pixels, ...size };
}

function withOneAlpha(pixels: Buffer, channels: number, alpha: number): Buffer {
  if (channels === 4) return pixels;
  const picked = Buffer.alloc((pixels.length / channels) * 4);
  for (let from = 0, to = 0; from < pixels.length; from += channels, to += 4) {
    pixels.copy(picked, to, from, from + 3);
    pixels.copy(picked, to + 3, from + alpha, from + alpha + 1);
  }
  return picked;
}

/**
 * libjpeg finds most damage. It does not miss an end after zeros, nor read what is left after the last row, which is
 * what zeros in the middle leave where they mean flat colour. A taller picture takes it and ends without a warning.
 */
async function isDamagedJpeg(jpeg: Buffer): Promise<boolean> {
  if (!isWholeJpeg(jpeg)) return true;
  if (!jpeg.includes(Buffer.alloc(SUSPICIOUS_ZEROS))) return false;
  const options = { failOn: 'warning', limitInputPixels: false } as const;
  return sharp(tallerJpeg(jpeg), options)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Bytes that a copy never filled. PNG has checksums. */
function hasHole(bytes: Buffer, photo: DecodedPhoto, page: TiffPage | undefined): boolean {
  if (page?.compression === 1) return endsInZeros(photo);
  const length = Math.max(LEAST_HOLE_BYTES, Math.floor(bytes.length * LEAST_HOLE_PART));
  const isPng = bytes.readUInt8(0) === 0x89;
  return !isPng && bytes.includes(Buffer.alloc(length));
}

/** Black from the middle of a row below a coloured one is no black area. */
function endsInZeros({ pixels, width }: Omit<DecodedPhoto, 'pages'>): boolean {
  const end = pixels.findLastIndex((value) => value !== 0) + 1;
  const row = 3 * width;
  const rowStart = end - (end % row);
  const isLarge = pixels.length - end > pixels.length * LEAST_HOLE_PART;
  return isLarge && end > rowStart && pixels.subarray(rowStart - 3, rowStart).some(Boolean);
}
