import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { diagnoseFileSize, diagnosePhoto, LARGEST_PHOTO_PX } from './diagnose-photo.ts';
import { cleanPhoto, END, isJpeg, jpegSegments, tallerJpeg } from './jpeg.ts';
import { faults, faulty, type PhotoFault, readingFault } from './photo-fault.ts';
import { openTiff, type TiffPage, tiffPages } from './tiff.ts';

/** Shows through transparent photos: the colour of the paper of the pages. */
export const PAPER_COLOUR = '#f6f2ea';
const PAPER = Buffer.from(PAPER_COLOUR.slice(1), 'hex');

/** A larger photo is halved while it is decoded: pixels take three bytes each. */
const LARGEST_DECODED_PX = 100_000_000;

// Flat colour may be zeros too: up to half of a JPEG, and up to a twelfth of other large files.
const SUSPICIOUS_BYTES = 512;
const LEAST_BYTES = 2048;
const LEAST_PART = 1 / 8;

/** Upright, 8-bit sRGB, three channels, no metadata. */
export interface DecodedPhoto {
  readonly status: 'decoded';
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** Pictures in the file, more than 1 for an animation or a TIFF of several pages; the photo is one of them. */
  readonly pages: number;
}

export function imageOf({ pixels, width, height }: Omit<DecodedPhoto, 'status' | 'pages'>): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

// libvips caches files by name, so a replaced photo could come back as its predecessor.
sharp.cache(false);

/** For check, pictures and import alike, so that all accept the same photos and show the same colours. */
export async function readOriginal(original: string | Buffer): Promise<DecodedPhoto | PhotoFault> {
  try {
    const bytes = typeof original === 'string' ? await readFile(original) : original;
    return diagnoseFileSize(bytes.length) ?? diagnosePhoto(bytes) ?? (await decode(bytes));
  } catch (error) {
    return readingFault(error);
  }
}

async function decode(bytes: Buffer): Promise<DecodedPhoto | PhotoFault> {
  const tiff = openTiff(bytes);
  const tiffPhotos = tiff ? tiffPages(tiff) : [];
  const [page] = tiffPhotos;
  if (page?.otherFormat) return faulty(faults().format(page.otherFormat));
  const source = cleanPhoto(bytes);
  const image = sharp(source, {
    autoOrient: true,
    // Other formats have harmless warnings; those of a clean JPEG mean damage.
    failOn: isJpeg(source) ? 'warning' : 'error',
    limitInputPixels: false,
    page: page?.index ?? 0,
  });
  try {
    const metadata = await image.metadata();
    const { width, height, pages = 1 } = metadata;
    // sharp would reduce by the last channel of a TIFF as by transparency.
    const limit = page && metadata.hasAlpha ? LARGEST_DECODED_PX : LARGEST_PHOTO_PX;
    const count = width * height;
    if (count > limit) return faulty(faults().pixels(`${width}×${height}`, count, limit));
    const decoded = await decodePixels(image, metadata, page);
    const photo = { ...decoded, pages: page ? tiffPhotos.length : pages };
    return (await isUnfilled(source, photo, page)) ? faulty(faults().damaged) : photo;
  } catch {
    return faulty(faults().damaged);
  }
}

async function decodePixels(
  image: Sharp,
  { autoOrient, width, height, depth, icc, space }: Metadata,
  page: TiffPage | undefined,
): Promise<Omit<DecodedPhoto, 'pages'>> {
  if (depth !== 'uchar' && depth !== 'ushort') throw new Error(`Depth ${depth}`);
  if (space === 'grey16' && icc) {
    // sharp ignores the profile of 16-bit grey.
    const grey = sharp(await image.keepIccProfile().toColourspace('b-w').png().toBuffer());
    return decodePixels(grey, await grey.metadata(), page);
  }
  if (width * height > LARGEST_DECODED_PX) image.resize(Math.round(autoOrient.width / 2));
  // sharp leaves 16-bit photos with a profile in Display P3.
  if (space === 'rgb16' && icc) image.withIccProfile('srgb');
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = onPaper(data, info.channels, page?.alpha ?? 0);
  return { status: 'decoded', pixels, width: info.width, height: info.height };
}

/** @param alpha index of the transparency among the channels after the colours; -1 for none */
function onPaper(pixels: Buffer, channels: number, alpha: number): Buffer {
  if (channels === 3) return pixels;
  const flat = Buffer.alloc((pixels.length / channels) * 3);
  for (let from = 0, to = 0; to < flat.length; from += channels, to += 3) {
    const opacity = alpha < 0 ? 255 : (pixels[from + 3 + alpha] ?? 255);
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = (pixels[from + channel] ?? 0) * opacity;
      const paper = (PAPER[channel] ?? 0) * (255 - opacity);
      flat[to + channel] = Math.floor((colour + paper) / 255);
    }
  }
  return flat;
}

/** Finds parts that a copy never wrote; decoders mistake them for colours. */
async function isUnfilled(
  bytes: Buffer,
  photo: DecodedPhoto,
  page: TiffPage | undefined,
): Promise<boolean> {
  if (isJpeg(bytes)) {
    const isWhole = jpegSegments(bytes).at(-1)?.marker === END;
    return !isWhole || (await hasDataLeft(bytes));
  }
  if (page?.isUncompressed) return endsInZeros(photo);
  const length = Math.max(LEAST_BYTES, Math.floor(bytes.length * LEAST_PART));
  const hasChecksums = bytes.toString('latin1', 1, 4) === 'PNG';
  return !hasChecksums && bytes.includes(Buffer.alloc(length));
}

/**
 * Zeros that mean more rows of flat colour than are missing leave data, which only a taller picture uses up.
 * Not by `stats`, where failures of parallel threads get lost.
 */
async function hasDataLeft(jpeg: Buffer): Promise<boolean> {
  if (!jpeg.includes(Buffer.alloc(SUSPICIOUS_BYTES))) return false;
  const taller = sharp(tallerJpeg(jpeg), { failOn: 'warning', limitInputPixels: false });
  const { height } = await taller.metadata();
  const lastRow = taller.extract({ left: 0, top: height - 1, width: 1, height: 1 });
  return lastRow.toBuffer().then(Boolean, () => false);
}

/** Black from the middle of a row on, below a row that ends in colour, is no black area. */
function endsInZeros({ pixels, width }: DecodedPhoto): boolean {
  const end = pixels.findLastIndex((value) => value > 0) + 1;
  const rowStart = end - (end % (3 * width));
  const isLarge = pixels.length - end > pixels.length * LEAST_PART;
  return isLarge && end > rowStart && pixels.subarray(rowStart - 3, rowStart).some(Boolean);
}
