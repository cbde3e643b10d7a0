import { fractal, type Noise, smoothstep } from '../noise.ts';
import type { Mask } from '../raster.ts';
import type { Sheet } from './sheet.ts';

/** A place where water ran back into a drying wash. */
export interface Bloom {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Drops water into a wash; `size` is its size in units. */
export function makeBlooms({ studio, water }: Sheet, mask: Mask, size: number): Bloom[] {
  const { random, unit } = studio;
  if (size < 140 || !random.chance(water.blooms)) return [];
  return Array.from({ length: random.whole(1, size > 450 ? 3 : 2) }, () => ({
    x: mask.left + random() * mask.width,
    y: mask.top + random() * mask.height,
    radius: random.between(18, Math.min(105, size * 0.22)) * unit,
  }));
}

/** A drop of water pushes pigment outwards: paler inside, a ragged darker rim like a cauliflower. */
export function bloomAt(blooms: readonly Bloom[], noise: Noise, x: number, y: number): number {
  let gain = 1;
  for (const { x: bx, y: by, radius } of blooms) {
    const distance = Math.hypot(x - bx, y - by) / radius;
    if (distance > 1.7) continue;
    const ragged = distance + 0.62 * fractal(noise, x / radius / 0.5, y / radius / 0.5, 4);
    gain *=
      1 -
      0.24 * smoothstep(1, 0.35, ragged) +
      0.2 * smoothstep(0.9, 1, ragged) * smoothstep(1.1, 1, ragged);
  }
  return gain;
}
