import type { Ground } from './collection-item.ts';
import { type Colour, mix, oklch } from './colour.ts';
import { createNoise, fractal, type Noise } from './noise.ts';
import { createPicture, lay, type Picture } from './picture.ts';
import type { Random } from './random.ts';

/** What a picture is painted on. */
export interface Support {
  readonly colour: Colour;
  /** The bare ground, with its fibres and unevenness. */
  readonly bare: Picture;
  /** Its tooth, 0 (hollow) to 1 (ridge), a number a pixel. */
  readonly tooth: Float32Array;
}

const COLOURS: Record<Ground, Colour> = {
  canvas: oklch(0.93, 0.018, 85),
  hardboard: oklch(0.62, 0.055, 65),
  paper: oklch(0.967, 0.01, 88),
  'rice-paper': oklch(0.945, 0.02, 90),
  kraft: oklch(0.72, 0.055, 70),
};

/** Two crossing threads, a little uneven, as linen is woven. */
function weave(noise: Noise, x: number, y: number, thread: number): number {
  const bend = noise(x / 70, y / 70) * thread * 0.8;
  const across = Math.sin(((x + bend) * Math.PI) / thread);
  const down = Math.sin(((y + bend) * Math.PI) / thread);
  return (
    0.5 +
    0.22 * (across * across - down * down) +
    0.3 * across * down +
    0.12 * noise(x / 2.1, y / 2.1)
  );
}

function toothOf(ground: Ground, noise: Noise, unit: number): (x: number, y: number) => number {
  switch (ground) {
    case 'canvas':
      return (x, y) => weave(noise, x, y, 2.6 * unit);
    case 'hardboard':
      return (x, y) =>
        0.5 + 0.3 * noise(x / (3 * unit), y / (3 * unit)) + 0.15 * noise(x / 1.3, y / 1.3);
    case 'paper':
      return (x, y) =>
        0.5 + 0.34 * turned(noise, x, y, 2.9 * unit) + 0.3 * turned(noise, y, x, 1.25 * unit);
    case 'rice-paper':
      return (x, y) =>
        0.5 + 0.2 * noise(x / (9 * unit), y / (1.4 * unit)) + 0.3 * turned(noise, x, y, 1.5 * unit);
    case 'kraft':
      return (x, y) =>
        0.5 + 0.32 * turned(noise, x, y, 1.7 * unit) + 0.3 * turned(noise, y, x, 0.9 * unit);
  }
}

/** Grain on a lattice turned by about 35 degrees: upright, its rows would show as a screen. */
function turned(noise: Noise, x: number, y: number, size: number): number {
  return noise((x * 0.82 - y * 0.57) / size + 11, (x * 0.57 + y * 0.82) / size - 7);
}

/** Makes a ground of a size in pixels; `unit` is how many pixels a unit has. */
export function layGround(
  ground: Ground,
  { width, height, unit, random }: { width: number; height: number; unit: number; random: Random },
): Support {
  const noise = createNoise(random);
  const tooth = new Float32Array(width * height);
  const at = toothOf(ground, noise, unit);
  const bare = createPicture(width, height, COLOURS[ground]);
  const relief = ground === 'canvas' ? 0.05 : ground === 'kraft' ? 0.07 : 0.03;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const height01 = Math.min(1, Math.max(0, at(x, y)));
      tooth[i] = height01;
      const cloud = fractal(noise, x / (260 * unit), y / (260 * unit), 2) * 0.014;
      const gain = 1 + (height01 - 0.5) * relief + cloud;
      for (let c = 0; c < 3; c++) bare.rgb[i * 3 + c] = (bare.rgb[i * 3 + c] ?? 0) * gain;
    }
  }
  if (ground === 'rice-paper' || ground === 'kraft') addFibres(bare, ground, { unit, random });
  return { colour: COLOURS[ground], bare, tooth };
}

/** Long pale or dark hairs in handmade and packing papers. */
function addFibres(
  bare: Picture,
  ground: Ground,
  { unit, random }: { unit: number; random: Random },
): void {
  const { width, height } = bare;
  const count = Math.round((width * height) / (unit * unit) / (ground === 'kraft' ? 500 : 800));
  for (let n = 0; n < count; n++) {
    let x = random() * width;
    let y = random() * height;
    let angle = random.bell() * 0.6 + (random.chance(0.25) ? Math.PI / 2 : 0);
    const colour = mix(
      COLOURS[ground],
      random.chance(0.5) ? [255, 252, 244] : oklch(0.5, 0.05, 65),
      0.6,
    );
    const strength = random.between(0.08, ground === 'kraft' ? 0.5 : 0.32);
    for (let s = random.between(6, 34) * unit; s > 0; s--) {
      angle += random.bell() * 0.07;
      x += Math.cos(angle);
      y += Math.sin(angle);
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      lay(bare, Math.floor(y) * width + Math.floor(x), colour, strength);
    }
  }
}
