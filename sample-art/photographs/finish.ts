import type { Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { createNoise } from '../noise.ts';
import { createRandom } from '../random.ts';

/** How a photo came out of the camera. */
export interface Development {
  readonly seed: string;
  /** Darkening of the corners, 0 to 1. */
  readonly vignette?: number;
  /** Gains for red, green and blue: the colour of the light. */
  readonly cast?: readonly [number, number, number];
  readonly contrast?: number;
  readonly softness?: number;
}

const GRAIN = 2.6;

/** Turns a drawn room into a photo: a lens that darkens corners, grain, the colour of the light. */
export async function develop(canvas: Canvas, development: Development): Promise<Sharp> {
  const { seed, vignette = 0.3, cast = [1, 1, 1], contrast = 1.06, softness = 0.6 } = development;
  const { width, height } = canvas;
  const random = createRandom(seed);
  const noise = createNoise(random);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
    const x = (i / 4) % width;
    const y = Math.floor(i / 4 / width);
    const corner = Math.hypot((x / width - 0.5) * 1.1, (y / height - 0.5) * 1.05) ** 2.4 * 3;
    const gain = 1 - vignette * Math.min(1, corner);
    const grain = noise(x / 1.7, y / 1.7) * GRAIN;
    for (let c = 0; c < 3; c++) {
      const value = ((data[i + c] ?? 0) - 118) * contrast + 118;
      rgb[j + c] = Math.min(255, Math.max(0, value * gain * (cast[c as 0] ?? 1) + grain));
    }
  }
  const photo = sharp(rgb, { raw: { width, height, channels: 3 } });
  return sharp(await photo.blur(softness).png().toBuffer());
}
