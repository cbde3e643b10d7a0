import type { Random } from './random.ts';

/** A smooth random height over the plane, between about -1 and 1; it changes over a distance of 1. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise on a square lattice of directions; it repeats after `size` (a power of two), and a small one is quickly made. */
export function createNoise(random: Random, size = 256): Noise {
  const gx = new Float32Array(size * size);
  const gy = new Float32Array(size * size);
  const mask = size - 1;
  for (let i = 0; i < gx.length; i++) {
    const angle = random() * Math.PI * 2;
    gx[i] = Math.cos(angle) * 1.5;
    gy[i] = Math.sin(angle) * 1.5;
  }
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const left = x0 & mask;
    const right = (x0 + 1) & mask;
    const top = (y0 & mask) * size;
    const bottom = ((y0 + 1) & mask) * size;
    const a = (gx[top | left] ?? 0) * fx + (gy[top | left] ?? 0) * fy;
    const b = (gx[top | right] ?? 0) * (fx - 1) + (gy[top | right] ?? 0) * fy;
    const c = (gx[bottom | left] ?? 0) * fx + (gy[bottom | left] ?? 0) * (fy - 1);
    const d = (gx[bottom | right] ?? 0) * (fx - 1) + (gy[bottom | right] ?? 0) * (fy - 1);
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** Noise with finer noise on top: each octave is twice as fine and half as strong. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 1;
  let size = 1;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * size + i * 17.3, y * size - i * 9.1) * strength;
    strength *= 0.5;
    size *= 2;
  }
  return sum / (2 - strength * 2 || 1);
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
