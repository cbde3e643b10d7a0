import sharp from 'sharp';
import { diagnosePhoto, diagnosePixels, LARGEST_PHOTO_PX } from './diagnose-photo.ts';
import { faulty, type PhotoFault } from './photo-fault.ts';

/** What shows through a transparent photo: the colour of the website's paper. */
export const PAPER_COLOUR = '#f6f2ea';

const COLOUR_SAMPLE_PX = 64;

// libvips remembers files by name, so that a photo replaced while the development server runs could
// come back as its predecessor; nothing here is decoded twice anyway.
sharp.cache(false);

/** A photo as plain pixels: upright, 8-bit sRGB, three channels, no metadata. */
export interface DecodedPhoto {
  readonly status: 'decoded';
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

function decodingFault(error: unknown): PhotoFault {
  const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
  const isCutShort = /premature end|end of file|bad seek|read error|truncated/i.test(detail ?? '');
  return faulty(
    isCutShort
      ? 'the photo is damaged: the file ends too early'
      : `the photo is damaged or of an unusual kind (${detail})`,
    'copy it again from the camera or the original, or save it anew as JPEG',
  );
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

/** How often a fault is looked at again whose reason got lost. */
const MOST_ATTEMPTS = 20;

let lastLook: Promise<unknown> = Promise.resolve();

/**
 * Decodes, and when that fails, fails for the photo's own reason.
 *
 * libvips keeps the text of an error in one place for the whole process: while photos are decoded side by side, it can
 * be wiped by another that ends, or be another's. So what fails is decoded again, one after the other, until it says why.
 */
async function decodeTellingly(bytes: Buffer, failOn: 'warning' | 'error'): Promise<DecodedPhoto> {
  try {
    return await decodePixels(bytes, failOn);
  } catch {
    const look = lastLook.then(() => lookAgain(bytes, failOn));
    lastLook = look.catch(() => {});
    return look;
  }
}

async function lookAgain(bytes: Buffer, failOn: 'warning' | 'error'): Promise<DecodedPhoto> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decodePixels(bytes, failOn);
    } catch (error) {
      const isLost = error instanceof Error && /Unknown error/i.test(error.message);
      if (!isLost || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** The width and height in pixels that the file itself states, not yet upright; a fault if it is none of ours. */
export async function readStatedSize(
  bytes: Buffer,
): Promise<{ status: 'stated'; width: number; height: number } | PhotoFault> {
  const fault = diagnosePhoto(bytes);
  if (fault !== undefined) return fault;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return diagnosePixels(width, height) ?? { status: 'stated', width, height };
  } catch (error) {
    return decodingFault(error);
  }
}

/**
 * Decodes every pixel, which alone finds a truncated file: the header of one reads well.
 *
 * Warnings count as damage only where they are: phones write JPEGs with harmless oddities, and those
 * must not stop a build, but corrupt data is a grey band across the painting.
 */
export async function decodePhoto(bytes: Buffer): Promise<DecodedPhoto | PhotoFault> {
  try {
    return await decodeTellingly(bytes, 'warning');
  } catch (warning) {
    const isHarmless = warning instanceof Error && !/Corrupt JPEG data/.test(warning.message);
    if (!isHarmless) return decodingFault(warning);
  }
  try {
    return await decodeTellingly(bytes, 'error');
  } catch (error) {
    return decodingFault(error);
  }
}

/** The average colour of a photo as `#rrggbb`. */
export async function averageColour(photo: DecodedPhoto): Promise<string> {
  const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
  const sample = await sharp(photo.pixels, { raw })
    .resize({
      width: Math.min(COLOUR_SAMPLE_PX, photo.width),
      height: Math.min(COLOUR_SAMPLE_PX, photo.height),
      fit: 'fill',
      // Sharper kernels overshoot at edges, are cut off at white, and so darken the average.
      kernel: 'linear',
    })
    .raw()
    .toBuffer();
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
