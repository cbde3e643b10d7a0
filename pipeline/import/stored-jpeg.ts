import sharp from 'sharp';
import type { Proportions } from '#catalogue/works/work-size.ts';
import { cleanPhoto } from '#pipeline/photos/clean-photo.ts';
import { isJpeg } from '#pipeline/photos/decode/jpeg.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { readOriginal } from '#pipeline/photos/decode/read-original.ts';

/** Larger photos are made smaller. */
const LARGEST_STORED_PX = 100_000_000;
const LONGEST_REDUCED_SIDE_PX = 4000;

/** No loss is visible. */
const QUALITY = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** With its size in pixels, after rotation. */
export async function storedJpeg(
  bytes: Buffer,
): Promise<(Proportions & { readonly jpeg: Buffer }) | PhotoFault> {
  const decoded = await readOriginal(bytes);
  if (decoded.status === 'faulty') return decoded;
  const { pixels, width, height } = decoded;
  const original = await sharp(bytes, { limitInputPixels: false }).metadata();
  const isLarge = original.width * original.height > LARGEST_STORED_PX;
  if (isJpeg(bytes) && !isLarge) return { jpeg: cleanPhoto(bytes), width, height };
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const side = LONGEST_REDUCED_SIDE_PX;
  if (isLarge) image.resize(side, side, { fit: 'inside' });
  const { data, info } = await image.jpeg(QUALITY).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
