import { Brush } from '../brush.ts';
import type { Colour } from '../colour.ts';
import { boxAround, dense, type Point } from '../curve.ts';
import { createNoise, fractal, type Noise, smoothstep } from '../noise.ts';
import { paintSampler, recolour } from '../paint.ts';
import { blur, type Picture } from '../picture.ts';
import { type Mask, maskOutlines } from '../raster.ts';
import type { Element, Line, Shape } from '../scene.ts';
import type { Studio } from './medium.ts';

/** How water and pigment behave. */
export interface Water {
  /** The colour as this medium has it; null leaves the paper bare. */
  readonly pigment: (colour: Colour, element: Element) => Colour | null;
  /** Strength of a wash, 1 is full. */
  readonly load: (element: Element) => number;
  /** How far outlines wander, in units. */
  readonly wobble: number;
  /** Darker rims where a wash dries. */
  readonly rim: number;
  readonly granulation: number;
  /** How unevenly pigment settles. */
  readonly flow: number;
  /** How plainly the borders of repeated washes show. */
  readonly layers: number;
  /** How clean a shape leaves the paper for itself: 1 nothing shines through. */
  readonly reserve: number;
  /** Chance that water runs back into a large wash. */
  readonly blooms: number;
  /** Chance that the sheet's edge stays bare, as under masking tape. */
  readonly border: number;
}

interface Sheet {
  readonly studio: Studio;
  readonly water: Water;
  /** How much light each pixel swallows, for red, green and blue. */
  readonly density: Float32Array;
  readonly noise: Noise;
  readonly brush: Brush;
}

/** Paints transparent washes and brush lines in order: light goes through them to the paper and back. */
export function paintWashes(studio: Studio, water: Water): Picture {
  const { width, height, support, random, elements } = studio;
  const sheet: Sheet = {
    studio,
    water,
    density: new Float32Array(width * height * 3),
    noise: createNoise(random),
    brush: new Brush(width, height),
  };
  for (const element of elements) {
    if (element.type === 'shape') layWash(sheet, element);
    else drawLine(sheet, element);
  }
  if (random.chance(water.border)) leaveBorder(sheet);
  const rgb = new Float32Array(support.bare.rgb);
  for (let i = 0; i < rgb.length; i++) rgb[i] = (rgb[i] ?? 0) * Math.exp(-(sheet.density[i] ?? 0));
  return { width, height, rgb };
}

/** Leaves an uneven strip of bare paper around the painting. */
function leaveBorder({ studio, density, noise }: Sheet): void {
  const { width, height, unit } = studio;
  const strip = 20 * unit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (inside > strip * 2) continue;
      const rough =
        noise(x / (50 * unit), y / (50 * unit)) * 3 + noise(x / (6 * unit), y / (6 * unit)) * 1.4;
      const edge = inside / unit - 20 + rough;
      const keep = smoothstep(-0.6, 0.6, edge) * (1 + 0.25 * smoothstep(4, 0.5, edge));
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 3 + c;
        density[i] = (density[i] ?? 0) * keep;
      }
    }
  }
}

const swallow = (v: number) => -Math.log(Math.min(1, Math.max(0.035, v / 250)));

/** The outline as a hand fills it: a little outside here, a little inside there, differently in each pass. */
function wander(sheet: Sheet, outline: readonly Point[], amount: number, pass: number): Point[] {
  const { unit } = sheet.studio;
  return dense(outline, 5 * unit, true).map(([x, y]) => {
    const far = 46 * unit;
    const near = 9 * unit;
    const turn = pass * 31.7;
    return [
      x +
        (sheet.noise(x / far + turn, y / far) + 0.45 * sheet.noise(x / near, y / near + turn)) *
          amount,
      y +
        (sheet.noise(x / far, y / far - turn) + 0.45 * sheet.noise(x / near - turn, y / near)) *
          amount,
    ];
  });
}

function layWash(sheet: Sheet, shape: Shape): void {
  const { studio, water, noise, density } = sheet;
  const { unit, width, random } = studio;
  const reach = boxAround(shape.outline);
  const span = Math.min(reach.right - reach.left, reach.bottom - reach.top);
  const amount = water.wobble * unit * Math.min(3, 0.35 + span / (150 * unit)) + shape.edge * 0.4;
  const passes = [0, 1, 2, 3].map((pass) =>
    wander(sheet, shape.outline, amount * (0.6 + pass * 0.3), pass + random() * 3),
  );
  const mask = maskOutlines(passes, shape.clip, shape.edge * 2 + 6 * unit, studio);
  if (!mask) return;
  const soft =
    shape.edge > 0.5
      ? blur(
          mask.cover,
          mask.width,
          mask.height,
          shape.edge * smoothstep(3 * unit, 26 * unit, shape.edge) * 0.6 + shape.edge * 0.1,
        )
      : mask.cover;
  // The brush keeps a little off what it spares, so that dry paper glints between two washes.
  const spared =
    shape.edge < 3 * unit ? blur(mask.cover, mask.width, mask.height, 1.6 * unit) : null;
  const crisp = 1 - smoothstep(2 * unit, 13 * unit, shape.edge);
  const inner = crisp > 0 ? blur(mask.cover, mask.width, mask.height, 3.2 * unit) : null;
  const sample = paintSampler(
    recolour(shape.paint, (c) => water.pigment(c, shape) ?? [255, 255, 255]),
  );
  const load = water.load(shape) * shape.opacity;
  const size = Math.sqrt(mask.width * mask.height) / unit;
  const pool = Math.max(30, Math.min(170, size * 0.4)) * unit;
  const drift = random() * 50;
  const blooms = makeBlooms(sheet, mask, size);
  const { tooth } = studio.support;
  for (let y = 0, i = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const cover = soft[i] ?? 0;
      if (cover < 0.004) continue;
      const px = mask.left + x;
      const py = mask.top + y;
      const at = py * width + px;
      const flow = fractal(noise, px / pool / 1.7 + drift, py / pool, 3);
      // Where a second wash stopped, its border stays visible.
      const second = smoothstep(
        0.02,
        0.05,
        flow + 0.06 * noise(px / (12 * unit), py / (12 * unit)),
      );
      const settle = 1 + water.flow * flow + water.layers * (second - 0.5) * crisp;
      const rim = inner ? crisp * water.rim * Math.max(0, cover - (inner[i] ?? 0)) * 1.7 : 0;
      const grain = 1 + water.granulation * (0.5 - (tooth[at] ?? 0.5)) * 1.6;
      const amountHere = Math.max(
        0,
        cover * load * settle * grain * bloomAt(blooms, noise, px, py) + rim * load,
      );
      const [r, g, b] = sample(px, py);
      const cleared = spared
        ? Math.min(
            1,
            Math.max(cover, (spared[i] ?? 0) * (1.5 + noise(px / (20 * unit), py / (20 * unit)))),
          )
        : cover;
      const keep = shape.glaze ? 1 : 1 - water.reserve * cleared * shape.opacity;
      const j = at * 3;
      density[j] = (density[j] ?? 0) * keep + swallow(r) * amountHere;
      density[j + 1] = (density[j + 1] ?? 0) * keep + swallow(g) * amountHere;
      density[j + 2] = (density[j + 2] ?? 0) * keep + swallow(b) * amountHere;
    }
  }
}

interface Bloom {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function makeBlooms({ studio, water }: Sheet, mask: Mask, size: number): Bloom[] {
  const { random, unit } = studio;
  if (size < 140 || !random.chance(water.blooms)) return [];
  return Array.from({ length: random.whole(1, 2) }, () => ({
    x: mask.left + random() * mask.width,
    y: mask.top + random() * mask.height,
    radius: random.between(18, Math.min(80, size * 0.22)) * unit,
  }));
}

/** A drop of water pushes pigment outwards: paler inside, a ragged darker rim. */
function bloomAt(blooms: readonly Bloom[], noise: Noise, x: number, y: number): number {
  let gain = 1;
  for (const { x: bx, y: by, radius } of blooms) {
    const distance = Math.hypot(x - bx, y - by) / radius;
    if (distance > 1.6) continue;
    const ragged = distance + 0.55 * fractal(noise, x / radius / 0.6, y / radius / 0.6, 4);
    gain *=
      1 -
      0.16 * smoothstep(1, 0.2, ragged) +
      0.09 * smoothstep(0.86, 1, ragged) * smoothstep(1.12, 1, ragged);
  }
  return gain;
}

/** The width of a brush near the end of its stroke, 0 to 1. */
function roundEnd(distance: number, radius: number): number {
  const short = 1 - Math.min(1, distance / Math.max(0.5, radius));
  return Math.sqrt(1 - short * short);
}

/** One stroke of a soft brush: it swells, carries darker rims, and breaks up over the paper as it dries. */
function drawLine({ studio, water, density, noise, brush }: Sheet, line: Line): void {
  const { unit, support, random } = studio;
  const colour = water.pigment(line.colour, line);
  if (!colour) return;
  const absorb = [swallow(colour[0]), swallow(colour[1]), swallow(colour[2])] as const;
  const load = water.load(line) * line.opacity;
  const seed = random() * 100;
  let length = 0;
  line.points.forEach(([x, y], i) => {
    const [ax, ay] = line.points[Math.max(0, i - 1)] as Point;
    length += Math.hypot(x - ax, y - ay);
  });
  const half = (t: number) =>
    Math.max(0.35 * unit, (line.pressure(t) * line.width) / 2) *
    (1 + 0.05 * noise(seed, (t * length) / (40 * unit))) *
    roundEnd(t * length, (line.width * line.pressure(0.02)) / 2) *
    roundEnd((1 - t) * length, (line.width * line.pressure(0.98)) / 3);
  brush.sweep(line.points, half, ({ index, t, u, cover }) => {
    const hair = noise(u * 5 + seed, (t * length) / (90 * unit));
    const hairs = hair * 0.7 + 0.5 * noise(u * 13 + seed, (t * length) / (60 * unit));
    const thirst = line.dry * (0.35 + 1.05 * t) * 1.25;
    const tooth = support.tooth[index] ?? 0.5;
    const touch = smoothstep(
      -0.2,
      0.25,
      1.1 - thirst + hairs * 0.75 * Math.min(1, line.dry * 1.6) + (tooth - 0.5) * 1.5 * line.dry,
    );
    const tone =
      1 +
      0.16 * hair +
      water.rim * 0.16 * Math.abs(u) ** 4 +
      water.flow * 0.5 * noise((t * length) / (60 * unit), seed);
    const amount = cover * touch * load * tone * (1.06 - 0.38 * t * line.dry);
    const keep = 1 - water.reserve * cover * touch * line.opacity;
    for (let c = 0; c < 3; c++) {
      density[index * 3 + c] = (density[index * 3 + c] ?? 0) * keep + (absorb[c] ?? 0) * amount;
    }
  });
}
