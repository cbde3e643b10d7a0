import sharp from 'sharp';
import { hexColour } from '#catalogue/photos/colours.ts';
import { diagnosePhoto } from './diagnose-photo.ts';
import { faulty, type PhotoFault, say } from './photo-fault.ts';
import { type DecodedPhoto, readOriginal } from './read-original.ts';

export { type DecodedPhoto, PAPER_COLOUR } from './read-original.ts';
export const decodePhoto: (bytes: Buffer) => Promise<DecodedPhoto | PhotoFault> = readOriginal;

export interface StatedSize {
  readonly status: 'stated';
  readonly width: number;
  readonly height: number;
}

export async function readStatedSize(bytes: Buffer): Promise<StatedSize | PhotoFault> {
  const fault = diagnosePhoto(bytes);
  if (fault !== undefined) return fault;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { status: 'stated', width, height };
  } catch {
    return faulty(say().damaged);
  }
}

/** Longest side of the sample, in pixels. */
export const SAMPLE_PX = 64;

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
