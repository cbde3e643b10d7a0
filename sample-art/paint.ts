import { type Colour, css, mix } from './colour.ts';
import type { Point } from './curve.ts';

export type Stop = readonly [at: number, colour: Colour];

/** What a shape is filled with: one colour, or colours that change along a line or away from a point. */
export type Paint =
  | { readonly type: 'flat'; readonly colour: Colour }
  | {
      readonly type: 'along';
      readonly from: Point;
      readonly to: Point;
      readonly stops: readonly Stop[];
    }
  | {
      readonly type: 'around';
      readonly centre: Point;
      readonly radius: number;
      readonly stops: readonly Stop[];
    };

const spread = (colours: readonly Colour[]): Stop[] =>
  colours.map((colour, i) => [colours.length > 1 ? i / (colours.length - 1) : 0, colour]);

/** One colour all over. */
export const flat = (colour: Colour): Paint => ({ type: 'flat', colour });

/** Colours, evenly spaced, from one point to another. */
export const along = (from: Point, to: Point, ...colours: Colour[]): Paint => ({
  type: 'along',
  from,
  to,
  stops: spread(colours),
});

/** Colours, evenly spaced, from the top height to the bottom height. */
export const vertical = (top: number, bottom: number, ...colours: Colour[]): Paint =>
  along([0, top], [0, bottom], ...colours);

/** Colours, evenly spaced, from a centre outwards: a lit ball, a glow around the sun. */
export const around = (centre: Point, radius: number, ...colours: Colour[]): Paint => ({
  type: 'around',
  centre,
  radius,
  stops: spread(colours),
});

/** The same paint on a picture `k` times as large. */
export function scalePaint(paint: Paint, k: number): Paint {
  const move = ([x, y]: Point): Point => [x * k, y * k];
  switch (paint.type) {
    case 'flat':
      return paint;
    case 'along':
      return { ...paint, from: move(paint.from), to: move(paint.to) };
    case 'around':
      return { ...paint, centre: move(paint.centre), radius: paint.radius * k };
  }
}

/** The same paint with every colour changed. */
export function recolour(paint: Paint, change: (colour: Colour) => Colour): Paint {
  if (paint.type === 'flat') return flat(change(paint.colour));
  return { ...paint, stops: paint.stops.map(([at, colour]) => [at, change(colour)]) };
}

function colourOfStops(paint: Paint, t: number): Colour {
  if (paint.type === 'flat') return paint.colour;
  let before = paint.stops[0] as Stop;
  for (const stop of paint.stops) {
    if (stop[0] >= t) {
      const span = stop[0] - before[0];
      return span > 0 ? mix(before[1], stop[1], (t - before[0]) / span) : stop[1];
    }
    before = stop;
  }
  return before[1];
}

const TABLE_SIZE = 64;

/** Prepares a paint for asking its colour at many points. */
export function paintSampler(paint: Paint): (x: number, y: number) => Colour {
  if (paint.type === 'flat') return () => paint.colour;
  const table = Array.from({ length: TABLE_SIZE + 1 }, (_, i) =>
    colourOfStops(paint, i / TABLE_SIZE),
  );
  const at = (t: number) => table[Math.round(Math.min(1, Math.max(0, t)) * TABLE_SIZE)] as Colour;
  if (paint.type === 'around') {
    const [cx, cy] = paint.centre;
    return (x, y) => at(Math.hypot(x - cx, y - cy) / paint.radius);
  }
  const [x0, y0] = paint.from;
  const dx = paint.to[0] - x0;
  const dy = paint.to[1] - y0;
  const square = dx * dx + dy * dy || 1;
  return (x, y) => at(((x - x0) * dx + (y - y0) * dy) / square);
}

interface GradientMaker<T> {
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): T;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): T;
}

/** The paint as a canvas fill style. */
export function fillStyle<T extends { addColorStop(at: number, colour: string): void }>(
  context: GradientMaker<T>,
  paint: Paint,
): T | string {
  if (paint.type === 'flat') return css(paint.colour);
  const gradient =
    paint.type === 'along'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.centre, 0, ...paint.centre, paint.radius);
  for (let i = 0; i <= 8; i++) gradient.addColorStop(i / 8, css(colourOfStops(paint, i / 8)));
  return gradient;
}
