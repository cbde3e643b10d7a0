import sharp from 'sharp';
import { TALL_CROP } from '#catalogue/photos/photo.ts';
import type { DecodedPhoto } from '#pipeline/photos/decode/decode-photo.ts';

/** The middle at full height; a narrower photo stays whole. */
export async function cropTall(photo: DecodedPhoto): Promise<DecodedPhoto> {
  const { pixels, width, height } = photo;
  const tallWidth = Math.round((height * TALL_CROP.width) / TALL_CROP.height);
  if (tallWidth >= width) return photo;
  const left = Math.floor((width - tallWidth) / 2);
  const cropped = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left, top: 0, width: tallWidth, height })
    .raw()
    .toBuffer();
  return { status: 'decoded', pixels: cropped, width: tallWidth, height };
}
