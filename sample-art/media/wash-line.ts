import type { Point } from '../curve.ts';
import { smoothstep } from '../noise.ts';
import type { Line } from '../scene.ts';
import { type Sheet, swallow } from './sheet.ts';

/** The width of a brush near the end of its stroke, 0 to 1. */
function roundEnd(distance: number, radius: number): number {
  const short = 1 - Math.min(1, distance / Math.max(0.5, radius));
  return Math.sqrt(1 - short * short);
}

/** One stroke of a soft brush: it swells, carries darker rims, and breaks up over the paper as it dries. */
export function drawLine({ studio, water, density, noise, brush }: Sheet, line: Line): void {
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
