import { createNoise, fractal } from './noise.ts';
import type { Random } from './random.ts';

/** A place on the picture, in units: the long side of every picture is 1000 units. */
export type Point = readonly [x: number, y: number];

/** A smooth curve through the points (Catmull-Rom), with `steps` places between two of them. */
export function smooth(points: readonly Point[], { closed = false, steps = 10 } = {}): Point[] {
  const n = points.length;
  if (n < 3) return [...points];
  const at = (i: number) => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] as Point;
  const result: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const bend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      result.push([bend(0), bend(1)]);
    }
  }
  if (!closed) result.push(at(n - 1));
  return result;
}

/** An ellipse, or the arc of one: angles in radians, clockwise from the right. */
export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  { from = 0, to = Math.PI * 2, turn = 0, steps = 48 } = {},
): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    const x = Math.cos(angle) * rx;
    const y = Math.sin(angle) * ry;
    return [
      cx + x * Math.cos(turn) - y * Math.sin(turn),
      cy + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  });
}

/** A closed, uneven round form: a bush, a cloud, a stone, a blot. Roughness 0 is an ellipse, 0.3 is ragged. */
export function blob(
  random: Random,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  roughness = 0.15,
): Point[] {
  const noise = createNoise(random, 32);
  return ellipse([0, 0], 1, 1, { steps: 60 }).map(([x, y]) => {
    const k = 1 + fractal(noise, x * 1.6 + 5, y * 1.6 + 5, 3) * roughness * 2.4;
    return [cx + x * rx * k, cy + y * ry * k];
  });
}

export const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A rough line from left to right: a mountain ridge, a tree line, a shore. `size` is the width of one hill. */
export function ridge(
  random: Random,
  {
    from,
    to,
    y,
    height,
    size = 300,
    octaves = 4,
  }: { from: number; to: number; y: number; height: number; size?: number; octaves?: number },
): Point[] {
  const noise = createNoise(random, 32);
  const steps = Math.max(24, Math.round((to - from) / 8));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps;
    return [x, y - fractal(noise, x / size, 0.5, octaves) * height];
  });
}

/** The area between a line and a height below (or above) it. */
export function below(line: readonly Point[], y: number): Point[] {
  const first = line[0] ?? [0, 0];
  const last = line[line.length - 1] ?? [0, 0];
  return [...line, [last[0], y], [first[0], y]];
}

/** The outline of a line with a width: a stem, a neck, a road. `half` gives half the width from 0 to 1. */
export function ribbon(line: readonly Point[], half: (t: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = half(line.length > 1 ? i / (line.length - 1) : 0);
    left.push([x + ((by - ay) / length) * w, y - ((bx - ax) / length) * w]);
    right.unshift([x - ((by - ay) / length) * w, y + ((bx - ax) / length) * w]);
  });
  return [...left, ...right];
}

/** A leaf or petal from its stem to its tip; `belly` is where it is widest, 0 to 1, `bend` curves it sideways. */
export function leaf(
  [x0, y0]: Point,
  [x1, y1]: Point,
  width: number,
  { bend = 0, belly = 0.45 } = {},
): Point[] {
  const spine: Point[] = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const side = Math.sin(t * Math.PI) * bend;
    return [x0 + (x1 - x0) * t - (y1 - y0) * side, y0 + (y1 - y0) * t + (x1 - x0) * side];
  });
  const power = Math.log(0.5) / Math.log(belly);
  return ribbon(spine, (t) => (Math.sin(t ** power * Math.PI) * width) / 2);
}

/** Moves, turns (radians) and stretches points around the origin: stretch, then turn, then move. */
export function place(
  points: readonly Point[],
  {
    to = [0, 0],
    turn = 0,
    scale = 1,
    flip = false,
  }: { to?: Point; turn?: number; scale?: number; flip?: boolean },
): Point[] {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  return points.map(([px, y]) => {
    const x = flip ? -px : px;
    return [to[0] + x * cos - y * sin, to[1] + x * sin + y * cos];
  });
}

/** The place `t` (0 to 1) of the way along a line, by its points. */
export function pointAt(line: readonly Point[], t: number): Point {
  const place = Math.min(1, Math.max(0, t)) * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(place));
  const [ax, ay] = line[Math.max(0, i)] as Point;
  const [bx, by] = line[i + 1] ?? [ax, ay];
  return [ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)];
}

/** Whether a place lies inside a closed outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest upright box around points, with a margin. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

/** Places strewn inside an outline. */
export function strew(random: Random, outline: readonly Point[], count: number): Point[] {
  const { left, top, right, bottom } = boxAround(outline);
  const result: Point[] = [];
  for (let tries = 0; result.length < count && tries < count * 20; tries++) {
    const point: Point = [random.between(left, right), random.between(top, bottom)];
    if (isInside(point, outline)) result.push(point);
  }
  return result;
}

/** The same line with a place at least every `step` units. */
export function dense(points: readonly Point[], step: number, closed = false): Point[] {
  const result: Point[] = [];
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i++) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    for (let s = 0; s < parts; s++) {
      result.push([ax + ((bx - ax) * s) / parts, ay + ((by - ay) * s) / parts]);
    }
  }
  const last = points[points.length - 1];
  if (!closed && last) result.push(last);
  return result;
}
