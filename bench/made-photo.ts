import sharp from 'sharp';
import { createRandom } from '../sample-art/random.ts';

/** What a photo is made from, so that no two are alike and each is the same in every run. */
export interface MadePhoto {
  readonly source: string;
  /** Pixels. */
  readonly longSide: number;
  /** Counts through the photos: it turns the painting, tints it and moves the grain. */
  readonly variant: number;
}

/** Standard deviation of the grain, of 255: with it a photo has the bytes that a camera gives it. */
const GRAIN = 6;
/** A prime, so that the grain of one row does not stand below that of the last. */
const GRAIN_LENGTH = 1_000_003;
const JPEG_QUALITY = 90;

/** Strongest lightening or darkening of one channel. */
const TINT = 0.06;

const grain = makeGrain();

/**
 * A photo such as a camera takes of a painting, made quickly from one of the sample's: enlarged or reduced, mirrored,
 * tinted, and with grain.
 */
export async function makePhoto({ source, longSide, variant }: MadePhoto): Promise<Buffer> {
  const { data, info } = await sharp(source)
    .flip((variant & 1) === 1)
    .flop((variant & 2) === 2)
    .resize({ width: longSide, height: longSide, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, variant);
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

function makeGrain(): Int8Array {
  const random = createRandom('grain');
  return Int8Array.from({ length: GRAIN_LENGTH }, () => Math.round(random.bell() * GRAIN));
}

function addGrain(pixels: Buffer, variant: number): void {
  const random = createRandom(`photo ${variant}`);
  const gains = [0, 0, 0].map(() => random.between(1 - TINT, 1 + TINT));
  const start = random.whole(0, GRAIN_LENGTH);
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let at = 0; at < clamped.length; at += 1) {
    const value = (clamped[at] ?? 0) * (gains[at % 3] ?? 1);
    clamped[at] = value + (grain[(start + at) % GRAIN_LENGTH] ?? 0);
  }
}
