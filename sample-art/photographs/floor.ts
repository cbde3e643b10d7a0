import type { Colour } from '../colour.ts';
import { createNoise, fractal, smoothstep } from '../noise.ts';
import { createRandom } from '../random.ts';

/** The colour of the floor at a place: along the wall and out from it, in centimetres. */
export type FloorSample = (along: number, out: number) => Colour;

interface FloorPlan {
  readonly colour: Colour;
  readonly seed: string;
  /** How much light the floor still has at the wall and 4 m out of it. */
  readonly fade?: number;
}

const dim = ([r, g, b]: Colour, gain: number): Colour => [r * gain, g * gain, b * gain];

/** Long boards, each of its own wood; they run along the wall. */
export function boards({ colour, seed, fade = 0.72 }: FloorPlan, widthCm = 13): FloorSample {
  const random = createRandom(seed);
  const noise = createNoise(random);
  const tones = Array.from({ length: 512 }, () => 1 + random.bell() * 0.045);
  return (along, out) => {
    const row = Math.floor(out / widthCm);
    const length = 170;
    const shift = ((row * 97) % length) + row * 31;
    const board = Math.floor((along + shift) / length);
    const tone = tones[(((row * 37 + board * 11) % 512) + 512) % 512] ?? 1;
    const grain = 0.05 * fractal(noise, along / 40 + row * 5, out / 1.1, 3);
    const inRow = Math.min(out - row * widthCm, (row + 1) * widthCm - out);
    const inBoard = Math.min(along + shift - board * length, (board + 1) * length - along - shift);
    const gap = 1 - 0.3 * smoothstep(0.8, 0.1, Math.min(inRow, inBoard));
    return dim(colour, (tone + grain) * gap * falloff(out, fade));
  };
}

/** Poured concrete or stone. */
export function concrete({ colour, seed, fade = 0.75 }: FloorPlan): FloorSample {
  const noise = createNoise(createRandom(seed));
  return (along, out) =>
    dim(
      colour,
      (1 + 0.06 * fractal(noise, along / 90, out / 90, 4) + 0.015 * noise(along / 2, out / 2)) *
        falloff(out, fade),
    );
}

/** The floor lies darkest where it meets the wall and again towards the viewer. */
function falloff(out: number, fade: number): number {
  return (0.82 + 0.18 * smoothstep(0, 30, out)) * (1 - (1 - fade) * smoothstep(60, 420, out));
}
