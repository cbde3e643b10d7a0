import type { Brush } from '../brush.ts';
import type { Colour } from '../colour.ts';
import type { Point } from '../curve.ts';
import { type Noise, smoothstep } from '../noise.ts';
import { lay, type Picture } from '../picture.ts';
import type { Guide } from '../raster.ts';
import type { Studio } from './medium.ts';

/** How a painter handles body colour. */
export interface Handling {
  /** Half brush widths in units, broad first. */
  readonly brushes: readonly number[];
  /** Longest stroke, in brush widths. */
  readonly reach: number;
  /** How much colour and light wander from stroke to stroke. */
  readonly broken: number;
  /** How strongly bristles show. */
  readonly bristle: number;
  readonly relief: number;
}

/** A picture in thick paint in the making. */
export interface Easel {
  readonly studio: Studio;
  readonly handling: Handling;
  readonly picture: Picture;
  /** What the picture is to become, for brushes that stop at an edge. */
  readonly sketch: Picture;
  /** Where broad strokes are enough, 0 to 1. */
  readonly calm: Float32Array;
  /** Thickness of the paint, a number a pixel. */
  readonly body: Float32Array;
  readonly brush: Brush;
  readonly noise: Noise;
  readonly guide: Guide;
}

export interface Load {
  /** Half the width in pixels. */
  readonly radius: number;
  readonly thick: number;
  readonly pressure?: (t: number) => number;
  /** How strictly the brush keeps off places meant for another colour, 0 to 1. */
  readonly care?: number;
}

/** Beyond this difference of colour a place belongs to another form. */
const OTHER_FORM = 34;

/** One loaded brush over the surface: bristles differ in colour and load, and run dry towards the end. */
export function drag(
  { picture, sketch, body, brush, studio, handling, noise }: Easel,
  path: readonly Point[],
  colour: Colour,
  { radius, thick, pressure, care = 0 }: Load,
): void {
  const { random, support, unit, width, height } = studio;
  const count = Math.max(5, Math.round(radius * 1.1));
  const bristles = new Float32Array(count + 2);
  let load = 0;
  for (let i = 0; i < bristles.length; i++) {
    load = load * 0.45 + random.bell() * 0.6;
    bristles[i] = load;
  }
  const tip = pressure ? 0 : pathLength(path) / radius;
  const runsDry = random.between(0.55, 1.1);
  // The hand is not a stencil: edges shake a little.
  const belongs = (x: number, y: number): number => {
    const sway = noise(x / (16 * unit), y / (16 * unit)) * 2.2 * unit;
    const sx = Math.min(width - 1, Math.max(0, Math.round(x + sway)));
    const sy = Math.min(height - 1, Math.max(0, Math.round(y - sway)));
    const i = (sy * width + sx) * 3;
    const off = Math.hypot(
      (sketch.rgb[i] ?? 0) - colour[0],
      (sketch.rgb[i + 1] ?? 0) - colour[1],
      (sketch.rgb[i + 2] ?? 0) - colour[2],
    );
    return 1 - care * smoothstep(OTHER_FORM, OTHER_FORM + 30, off);
  };
  brush.sweep(
    path,
    (t) =>
      pressure
        ? Math.max(0.8, radius * pressure(t))
        : radius * (0.72 + 0.28 * smoothstep(0, 0.18, t)) * (1 - 0.3 * smoothstep(0.75, 1, t)),
    ({ index, x, y, t, u, cover }) => {
      const place = (u * 0.5 + 0.5) * count;
      const i = Math.floor(place);
      const bristle =
        (bristles[i] ?? 0) + ((bristles[i + 1] ?? 0) - (bristles[i] ?? 0)) * (place - i);
      const dry = smoothstep(runsDry - 0.3, runsDry + 0.25, t + Math.abs(u) * 0.12);
      const grip =
        1.35 +
        bristle * 0.5 * handling.bristle -
        dry * 1.3 -
        (1 - (support.tooth[index] ?? 0)) * 0.35 * dry;
      let alpha = cover * Math.min(1, Math.max(0, grip));
      // Hairs set down and lift one after the other, the outer ones last and first.
      if (tip > 0) {
        const fringe = 0.5 * u * u + 0.22 * bristle;
        alpha *=
          smoothstep(0, 0.22, t * tip - fringe) * smoothstep(-0.1, 0.3, (1 - t) * tip - fringe);
      }
      if (care > 0) alpha *= belongs(x, y);
      if (alpha < 0.02) return;
      lay(picture, index, colour, alpha, 1 + bristle * 0.045 * handling.bristle);
      const ridge = thick * (0.55 + bristle * 0.35 * handling.bristle + Math.abs(u) ** 3 * 0.35);
      body[index] = (body[index] ?? 0) * (1 - alpha) + ridge * alpha;
    },
  );
}

function pathLength(path: readonly Point[]): number {
  let length = 0;
  path.forEach(([x, y], i) => {
    const [ax, ay] = path[Math.max(0, i - 1)] as Point;
    length += Math.hypot(x - ax, y - ay);
  });
  return length;
}
