import sharp from 'sharp';
import { alone, besideOthers } from '#pipeline/photos/image-work.ts';
import { diagnosePhoto, diagnosePixels, LARGEST_PHOTO_PX } from './diagnose-photo.ts';
import { say } from './fault-messages.ts';
import { faulty, type PhotoFault } from './photo-fault.ts';

/** What shows through a transparent photo: the colour of the website's paper. */
export const PAPER_COLOUR = '#f6f2ea';

/** Width and height, at most, of what a photo is measured by. */
export const SAMPLE_PX = 64;

/** A photo as plain pixels: upright, 8-bit sRGB, three channels, no metadata. */
export interface DecodedPhoto {
  readonly status: 'decoded';
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What sharp says where libvips has left it no text. */
const NO_TEXT = /^(Unknown error|Warning treated as error due to failOn setting)$/;

/** The reason of a failure, if there is any. */
function reasonOf(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => line !== '' && !NO_TEXT.test(line));
}

function decodingFault(error: unknown): PhotoFault {
  const reason = reasonOf(error);
  // The end of a *segment* that comes too early is a damage in the middle.
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

/** What the file itself states. */
export interface StatedSize {
  readonly status: 'stated';
  /** In pixels, not yet upright. */
  readonly width: number;
  readonly height: number;
  /** How many pictures it holds, one after the other: an animation, or a TIFF of several pages. */
  readonly pages: number;
}

/** The size that a file states; a fault if it is none of ours. */
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
 * Decodes every pixel, which alone finds a truncated file: the header of one reads well.
 *
 * Warnings count as damage only where they are: phones write JPEGs with harmless oddities, and those must not stop a
 * build, but corrupt data is a grey band across the painting. Which of them it is, only the text of the warning tells,
 * so it is asked for once more with nothing else at work; a photo without a text even then counts as damaged.
 *
 * What the decoder does not notice is not found here. A JPEG has no checksum: most flipped bits in the pixels of one
 * that is not progressive give other, valid pixels, and no warning.
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

/**
 * Gives the memory of a photo back at once, 30 MB for ten megapixels; nobody may be using it. JavaScript's collector
 * would come for it late, and then stop everything for 30 to 70 ms.
 */
export function freePixels({ pixels }: DecodedPhoto): void {
  (pixels.buffer as ArrayBuffer).transfer(0);
}

const samples = new WeakMap<DecodedPhoto, Promise<Buffer>>();

/**
 * A photo reduced to at most {@link SAMPLE_PX} in width and in height, each by itself; three bytes a pixel. All that is
 * measured is measured by this one: to read a large photo three times took as long as to decode it.
 */
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
      // Sharper kernels overshoot at edges, are cut off at white, and so darken the average.
      kernel: 'linear',
    })
    .raw()
    .toBuffer();
}

/** The average colour of a photo as `#rrggbb`. */
export async function averageColour(photo: DecodedPhoto): Promise<string> {
  const sample = await sampleOf(photo);
  const sums = [0, 0, 0];
  sample.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + value;
  });
  const hex = sums.map((sum) =>
    Math.round((sum * 3) / sample.length)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
