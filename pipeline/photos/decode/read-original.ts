import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { diagnoseFileSize, diagnosePhoto, LARGEST_PHOTO_AREA_PX } from './diagnose-photo.ts';
import { END, isJpeg, jpegSegments, stripMetadata, tallerJpeg } from './jpeg.ts';
import { faultTexts, type PhotoFault, photoFault, readingFault } from './photo-fault.ts';
import { openTiff, type TiffPage, tiffPages } from './tiff.ts';

/** Shows through the transparent parts of photos. Also the default background of the site. */
export const PAPER_COLOUR = '#f6f2ea';
const PAPER = Buffer.from(PAPER_COLOUR.slice(1), 'hex');

/** To save memory, a larger photo is decoded at half its width: a pixel takes three bytes. */
const LARGEST_DECODED_AREA_PX = 100_000_000;

// An interrupted copy leaves zeros in a file. Flat colour may be zeros too, but is shorter than these limits.
const MIN_ZERO_RUN_SHARE = 1 / 8;
const MIN_ZERO_RUN_BYTES = 2048;

// A JPEG of flat colour may have a longer run of zeros, so this length only starts a slower check.
const MIN_JPEG_ZERO_RUN_BYTES = 512;

export interface DecodedPhoto {
  readonly status: 'decoded';
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** Images in the file. Of an animation the first one is decoded, of a TIFF the largest one. */
  readonly pages: number;
}

export function imageOf({ pixels, width, height }: Omit<DecodedPhoto, 'status' | 'pages'>): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

// libvips caches files by name, so it could return the previous content of a replaced file.
sharp.cache(false);

/** Content check, build and import all call this, so they accept the same photos. */
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
  const pages = tiff ? tiffPages(tiff) : [];
  const [page] = pages;
  if (page?.unsupportedFormat) return photoFault(faultTexts().format(page.unsupportedFormat));
  const source = stripMetadata(bytes);
  const image = sharp(source, {
    autoOrient: true,
    // A warning about a stripped JPEG means damage; sharp also warns about intact files of other formats.
    failOn: isJpeg(source) ? 'warning' : 'error',
    limitInputPixels: false,
    page: page?.index ?? 0,
  });
  try {
    const metadata = await image.metadata();
    const { width, height } = metadata;
    // A TIFF with an extra channel cannot be halved: sharp would resize it as if the channel were transparency.
    const limit = page && metadata.hasAlpha ? LARGEST_DECODED_AREA_PX : LARGEST_PHOTO_AREA_PX;
    const count = width * height;
    if (count > limit) return photoFault(faultTexts().pixels(`${width}×${height}`, count, limit));
    const decoded = await decodePixels(image, metadata, page);
    const photo = { ...decoded, pages: page ? pages.length : (metadata.pages ?? 1) };
    return (await isIncomplete(source, photo, page)) ? photoFault(faultTexts().damaged) : photo;
  } catch {
    return photoFault(faultTexts().damaged);
  }
}

async function decodePixels(
  image: Sharp,
  { autoOrient, width, height, depth, icc, space }: Metadata,
  page: TiffPage | undefined,
): Promise<Omit<DecodedPhoto, 'pages'>> {
  if (depth !== 'uchar' && depth !== 'ushort') throw new Error(`Depth ${depth}`);
  if (space === 'grey16' && icc) {
    // sharp ignores the profile of 16-bit grey, but not of 8-bit grey.
    const grey = sharp(await image.keepIccProfile().toColourspace('b-w').png().toBuffer());
    return decodePixels(grey, await grey.metadata(), page);
  }
  if (width * height > LARGEST_DECODED_AREA_PX) image.resize(Math.round(autoOrient.width / 2));
  // sharp leaves 16-bit photos with a profile in Display P3.
  if (space === 'rgb16' && icc) image.withIccProfile('srgb');
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = flattenOntoPaper(data, info.channels, page?.alphaIndex ?? 0);
  return { status: 'decoded', pixels, width: info.width, height: info.height };
}

function flattenOntoPaper(pixels: Buffer, channels: number, alphaIndex: number): Buffer {
  if (channels === 3) return pixels;
  const flat = Buffer.alloc((pixels.length / channels) * 3);
  for (let from = 0, to = 0; to < flat.length; from += channels, to += 3) {
    const opacity = alphaIndex < 0 ? 255 : (pixels[from + 3 + alphaIndex] ?? 255);
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = (pixels[from + channel] ?? 0) * opacity;
      const paper = (PAPER[channel] ?? 0) * (255 - opacity);
      flat[to + channel] = Math.floor((colour + paper) / 255);
    }
  }
  return flat;
}

/** Decoders do not report the zeros of an interrupted copy, because they are valid colours. */
async function isIncomplete(bytes: Buffer, photo: DecodedPhoto, page: TiffPage | undefined) {
  if (isJpeg(bytes)) {
    const isComplete = jpegSegments(bytes).at(-1)?.marker === END;
    return !isComplete || (await hasSurplusData(bytes));
  }
  if (page?.isUncompressed) return endsInZeros(photo);
  const length = Math.max(MIN_ZERO_RUN_BYTES, Math.floor(bytes.length * MIN_ZERO_RUN_SHARE));
  const hasChecksums = bytes.toString('latin1', 1, 4) === 'PNG';
  return !hasChecksums && bytes.includes(Buffer.alloc(length));
}

/**
 * Zeros encode flat colour in few bytes, so they fill more rows than the data that they replaced, and the data
 * after them do not fit into the picture. They fit into a taller one.
 */
async function hasSurplusData(jpeg: Buffer): Promise<boolean> {
  if (!jpeg.includes(Buffer.alloc(MIN_JPEG_ZERO_RUN_BYTES))) return false;
  const taller = sharp(tallerJpeg(jpeg), { failOn: 'warning', limitInputPixels: false });
  const { height } = await taller.metadata();
  const lastRow = taller.extract({ left: 0, top: height - 1, width: 1, height: 1 });
  // `stats` would not report an error in one of its threads.
  return lastRow.toBuffer().then(Boolean, () => false);
}

/** A painted black area would not begin in the middle of a row, below a row that ends in colour. */
function endsInZeros({ pixels, width }: DecodedPhoto): boolean {
  const end = pixels.findLastIndex((value) => value > 0) + 1;
  const rowStart = end - (end % (3 * width));
  const isLarge = pixels.length - end > pixels.length * MIN_ZERO_RUN_SHARE;
  return isLarge && end > rowStart && pixels.subarray(rowStart - 3, rowStart).some(Boolean);
}
