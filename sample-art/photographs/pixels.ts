import type { Canvas } from '@napi-rs/canvas';
import type { Colour } from '../colour.ts';
import { blur, type Picture } from '../picture.ts';

/** Pixels to look up: red, green and blue as numbers. */
export type Pixels = Picture;

export function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
    rgb[j] = data[i] ?? 0;
    rgb[j + 1] = data[i + 1] ?? 0;
    rgb[j + 2] = data[i + 2] ?? 0;
  }
  return { width, height, rgb };
}

export const blurred = (pixels: Pixels, radius: number): Pixels => ({
  ...pixels,
  rgb: blur(pixels.rgb, pixels.width, pixels.height, radius, 3),
});

/** The colour between pixels; places outside take the nearest edge. */
export function sample({ width, height, rgb }: Pixels, x: number, y: number): Colour {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  const i = (y0 * width + x0) * 3;
  const below = i + width * 3;
  const at = (c: number) => {
    const upper = (rgb[i + c] ?? 0) * (1 - fx) + (rgb[i + 3 + c] ?? 0) * fx;
    const lower = (rgb[below + c] ?? 0) * (1 - fx) + (rgb[below + 3 + c] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  };
  return [at(0), at(1), at(2)];
}
