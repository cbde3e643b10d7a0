import { smoothstep } from '../noise.ts';
import { blur, type Picture } from '../picture.ts';

/** Where a picture is quiet, 0 (edges, small forms) to 1 (open sky, a wall), a number a pixel; gradients are quiet too. */
export function calmMap({ width, height, rgb }: Picture, unit: number): Float32Array {
  const fine = blur(rgb, width, height, 2 * unit, 3);
  const broad = blur(fine, width, height, 16 * unit, 3);
  const busy = new Float32Array(width * height);
  for (let i = 0, j = 0; i < busy.length; i++, j += 3) {
    busy[i] =
      Math.abs((fine[j] ?? 0) - (broad[j] ?? 0)) +
      Math.abs((fine[j + 1] ?? 0) - (broad[j + 1] ?? 0)) +
      Math.abs((fine[j + 2] ?? 0) - (broad[j + 2] ?? 0));
  }
  return blur(busy, width, height, 9 * unit).map((value) => 1 - smoothstep(4, 15, value));
}

/** The number of a map at a place; places outside take the nearest one inside. */
export function valueAt(
  map: Float32Array,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): number {
  const px = Math.min(width - 1, Math.max(0, Math.round(x)));
  const py = Math.min(height - 1, Math.max(0, Math.round(y)));
  return map[py * width + px] ?? 0;
}
