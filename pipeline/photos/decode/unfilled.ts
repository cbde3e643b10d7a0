import sharp from 'sharp';
import { END, isJpeg, jpegSegments, tallerJpeg } from './jpeg.ts';
import type { DecodedPhoto } from './read-original.ts';
import type { TiffPage } from './tiff.ts';

// Flat colour may be zeros too: up to half of a JPEG, and up to a twelfth of other large files.
const SUSPICIOUS_BYTES = 512;
const LEAST_BYTES = 2048;
const LEAST_PART = 1 / 8;

type Pixels = Pick<DecodedPhoto, 'pixels' | 'width'>;

/** Finds parts that a copy never wrote; decoders mistake them for colours. */
export async function isUnfilled(
  bytes: Buffer,
  photo: Pixels,
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
function endsInZeros({ pixels, width }: Pixels): boolean {
  const end = pixels.findLastIndex((value) => value > 0) + 1;
  const rowStart = end - (end % (3 * width));
  const isLarge = pixels.length - end > pixels.length * LEAST_PART;
  return isLarge && end > rowStart && pixels.subarray(rowStart - 3, rowStart).some(Boolean);
}
