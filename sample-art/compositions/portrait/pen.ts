import type { Colour } from '../../colour.ts';
import { type Point, place, smooth } from '../../curve.ts';
import { along, type Paint } from '../../paint.ts';
import type { LineOptions, Scene, ShapeOptions } from '../../scene.ts';

/** Draws in a measure of its own: a head is 1 high, its middle is the origin, y runs down. */
export interface Pen {
  /** Length of one measure in units. */
  readonly size: number;
  at(x: number, y: number): Point;
  /** A smooth line, or a closed outline, through x, y, x, y, … */
  curve(numbers: readonly number[], closed?: boolean): Point[];
  area(numbers: readonly number[], fill: Paint | Colour, options?: ShapeOptions): void;
  line(numbers: readonly number[], colour: Colour, options: LineOptions): void;
  /** Colours from one place to another. */
  blend(numbers: readonly [number, number, number, number], ...colours: Colour[]): Paint;
}

interface Stand {
  readonly at: Point;
  readonly size: number;
  readonly turn?: number;
  /** Changes the proportions before anything is placed. */
  readonly bend?: (x: number, y: number) => Point;
}

/** The proportions of a child: the face low and round, the chin short. */
export const childlike = (x: number, y: number): Point => {
  const round = Math.exp(-(((y - 0.16) / 0.2) ** 2)) * 0.05;
  return [x * (1.02 + round), y > 0 && y < 0.6 ? y * 0.9 : y > 0 ? y - 0.06 : y];
};

/** Puts a pen at a place of the scene, turned by an angle in radians. */
export function penAt(
  scene: Scene,
  { at: origin, size, turn = 0, bend = (x, y) => [x, y] }: Stand,
): Pen {
  const put = (points: readonly Point[]) => place(points, { to: origin, scale: size, turn });
  const pairs = (numbers: readonly number[]) =>
    numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [bend(x, numbers[i + 1] ?? 0)] : []));
  const curve = (numbers: readonly number[], closed = true) =>
    put(smooth(pairs(numbers), { closed, steps: 8 }));
  const at = (x: number, y: number) => put([bend(x, y)])[0] ?? origin;
  return {
    size,
    at,
    curve,
    area: (numbers, fill, options) => scene.shape(curve(numbers), fill, options),
    line: (numbers, colour, { width, ...options }) =>
      scene.line(curve(numbers, false), colour, { width: width * size, ...options }),
    blend: ([x0, y0, x1, y1], ...colours) => along(at(x0, y0), at(x1, y1), ...colours),
  };
}
