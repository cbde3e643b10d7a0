import sharp, { type Sharp } from 'sharp';
import { type DecodedPhoto, readOriginal } from './decode/read-original.ts';

export function flatPhoto(background: string, width = 20, height = 10): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function samplePhoto({ width = 300, height = 200, colour = '#b04030' } = {}): Sharp {
  const size = { width, height, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const input = { create: { ...size, background: '#808080', noise } };
  return flatPhoto(colour, width, height).composite([{ input, blend: 'soft-light' }]);
}

export function cornerPhoto(width: number, height: number): Sharp {
  const quarter = { width: width / 2, height: height / 2, channels: 3 as const };
  return flatPhoto('#ffffff', width, height).composite([
    { input: { create: { ...quarter, background: '#000000' } }, left: 0, top: 0 },
  ]);
}

export async function read(bytes: Buffer): Promise<DecodedPhoto> {
  const photo = await readOriginal(bytes);
  if (photo.status === 'faulty') throw new Error(photo.message);
  return photo;
}
