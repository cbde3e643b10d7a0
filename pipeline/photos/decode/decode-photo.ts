import sharp from 'sharp';
import { hexColour } from '#catalogue/photos/colours.ts';
import { alone, besideOthers } from '#pipeline/photos/image-work.ts';
import { diagnosePhoto, diagnosePixels, LARGEST_PHOTO_PX } from './diagnose-photo.ts';
import { faulty, type PhotoFault, say } from './photo-fault.ts';

/** Shows through transparent photos: the colour of the paper of the pages. */
export const PAPER_COLOUR = '#f6f2ea';

/** Longest side of the sample, in pixels. */
export const SAMPLE_PX = 64;

/** Upright, 8-bit sRGB, three channels, no metadata. */
export interface DecodedPhoto {
  readonly status: 'decoded';
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Messages of sharp when libvips gives no text. */
const NO_TEXT = /^(Unknown error|Warning treated as error due to failOn setting)$/;

function reasonOf(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => line !== '' && !NO_TEXT.test(line));
}

function decodingFault(error: unknown): PhotoFault {
  const reason = reasonOf(error);
  // An early end of a *segment* means damage in the middle.
  const isCutShort =
    /premature end(?! of data segment)|end of file|bad seek|read error|truncated/i.test(
      reason ?? '',
    );
  const detail = reason === undefined ? '' : ` (${reason})`;
  return faulty(isCutShort ? say().cutShort : say().damaged(detail));
}

async function decodePixels(bytes: Buffer, failOn: 'warning' | 'error'): Promise<DecodedPhoto> {
  const { data, info } = await sharp(bytes, {
    autoOrient: true,
    failOn,
    limitInputPixels: LARGEST_PHOTO_PX,
  })
    .flatten({ background: PAPER_COLOUR })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { status: 'decoded', pixels: data, width: info.width, height: info.height };
}

export interface StatedSize {
  readonly status: 'stated';
  readonly width: number;
  readonly height: number;
  /** More than 1 for an animation or a TIFF of several pages. */
  readonly pages: number;
}

export async function readStatedSize(bytes: Buffer): Promise<StatedSize | PhotoFault> {
  const fault = diagnosePhoto(bytes);
  if (fault !== undefined) return fault;
  const read = () => sharp(bytes, { limitInputPixels: false }).metadata();
  try {
    const { width, height, pages = 1 } = await besideOthers(read).catch(() => alone(read));
    return diagnosePixels(width, height) ?? { status: 'stated', width, height, pages };
  } catch (error) {
    return decodingFault(error);
  }
}

/**
 * Only decoding finds truncated files. Phones write JPEGs with harmless warnings; only the text
 * tells them from corrupt data, so a photo is decoded again, alone, to get it. Without a text it
 * counts as damaged. A JPEG has no checksum, so flipped bits may stay unnoticed.
 */
export async function decodePhoto(bytes: Buffer): Promise<DecodedPhoto | PhotoFault> {
  try {
    return await besideOthers(() => decodePixels(bytes, 'warning'));
  } catch {
    return alone(() => decodeDoubtful(bytes));
  }
}

async function decodeDoubtful(bytes: Buffer): Promise<DecodedPhoto | PhotoFault> {
  try {
    return await decodePixels(bytes, 'warning');
  } catch (warning) {
    const isHarmless =
      reasonOf(warning) !== undefined && !/Corrupt JPEG data/.test(String(warning));
    if (!isHarmless) return decodingFault(warning);
  }
  try {
    return await decodePixels(bytes, 'error');
  } catch (error) {
    return decodingFault(error);
  }
}

/** Garbage collection frees these 30 MB per ten megapixels late, with pauses of 30 to 70 ms. */
export function freePixels({ pixels }: DecodedPhoto): void {
  (pixels.buffer as ArrayBuffer).transfer(0);
}

const samples = new WeakMap<DecodedPhoto, Promise<Buffer>>();

/** Three bytes a pixel. Shared: reading a large photo three times takes as long as decoding. */
export function sampleOf(photo: DecodedPhoto): Promise<Buffer> {
  const sample = samples.get(photo) ?? reduceToSample(photo);
  samples.set(photo, sample);
  return sample;
}

function reduceToSample({ pixels, width, height }: DecodedPhoto): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({
      width: Math.min(SAMPLE_PX, width),
      height: Math.min(SAMPLE_PX, height),
      fit: 'fill',
      // Sharper kernels overshoot at edges, are clipped at white, and so darken the average.
      kernel: 'linear',
    })
    .raw()
    .toBuffer();
}

export async function averageColour(photo: DecodedPhoto): Promise<string> {
  const sample = await sampleOf(photo);
  const sums = [0, 0, 0];
  sample.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + value;
  });
  return hexColour(sums.map((sum) => (sum * 3) / sample.length));
}
