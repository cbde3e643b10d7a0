import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css, shift } from '../colour.ts';
import { ellipse, type Point, smooth } from '../curve.ts';
import { createRandom } from '../random.ts';
import { trace } from '../raster.ts';
import { type Camera, project } from './camera.ts';

/** Someone who looks at the pictures: a dark shape with its back to us. */
export interface Visitor {
  readonly alongCm: number;
  readonly outCm: number;
  readonly heightCm: number;
  readonly colour: Colour;
  readonly hair: 'bun' | 'short' | 'long' | 'hat';
  readonly coat: 'long' | 'short' | 'dress';
}

/** Stands a visitor into the room. */
export function drawVisitor(context: SKRSContext2D, camera: Camera, visitor: Visitor): void {
  const { at, scale } = project(camera, visitor.alongCm, visitor.outCm, 0);
  const k = (scale * visitor.heightCm) / 170;
  const random = createRandom(`${visitor.alongCm}/${visitor.heightCm}`);
  const lean = random.bell() * 1.2;
  const to = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [at[0] + (x + (y / 170) * lean) * k, at[1] - y * k]);
  const fill = (points: readonly Point[], colour: Colour) => {
    context.fillStyle = css(colour);
    trace(context, to(points));
    context.fill();
  };
  const dark = shift(visitor.colour, { light: -0.06 });
  context.save();
  drawShadow(context, at, k);
  // A figure close to the lens is out of focus and still moving.
  context.filter = `blur(${Math.max(0.6, k * 0.45)}px)`;
  for (const side of [-1, 1]) {
    fill(mirrored(LEG, side), dark);
    fill(mirrored(SHOE, side), shift(dark, { light: -0.05 }));
  }
  for (const side of [-1, 1]) fill(mirrored(ARM, side), dark);
  fill(
    smooth(
      BODIES[visitor.coat]
        .flatMap(bothSides(1))
        .concat(BODIES[visitor.coat].flatMap(bothSides(-1)).reverse()),
      { closed: true, steps: 6 },
    ),
    visitor.colour,
  );
  fill(
    [
      [-4, 142],
      [4, 142],
      [4.4, 152],
      [-4.4, 152],
    ],
    dark,
  );
  fill(ellipse([0, 158], 8.2, 10.6), shift(dark, { light: 0.02 }));
  if (visitor.hair === 'bun') fill(ellipse([0.5, 169], 4.6, 4.2), dark);
  if (visitor.hair === 'long')
    fill(
      smooth(
        [
          [-9, 160],
          [-10, 146],
          [-6, 138],
          [6, 138],
          [10, 146],
          [9, 160],
        ],
        { steps: 6 },
      ),
      dark,
    );
  if (visitor.hair === 'hat') {
    fill(ellipse([0, 163], 15, 3), shift(dark, { light: 0.03 }));
    fill(ellipse([0, 166], 8.6, 7), shift(dark, { light: 0.03 }));
  }
  context.restore();
}

const bothSides =
  (side: number) =>
  ([x, y]: Point): Point[] => [[x * side, y]];

const mirrored = (points: readonly Point[], side: number): Point[] =>
  smooth(
    points.map(([x, y]): Point => [x * side, y]),
    { closed: true, steps: 6 },
  );

const LEG: readonly Point[] = [
  [2, 80],
  [11, 82],
  [11, 45],
  [9.5, 6],
  [3.5, 6],
  [3, 45],
];
const SHOE: readonly Point[] = [
  [3, 7],
  [9.5, 7],
  [11, 1],
  [4, 0],
];
const ARM: readonly Point[] = [
  [17, 136],
  [21.5, 130],
  [23, 104],
  [20.5, 80],
  [17, 79],
  [17, 104],
  [14, 128],
];

/** Right half of a body, from the neck down, in centimetres of a person 170 tall. */
const BODIES: Record<Visitor['coat'], readonly Point[]> = {
  long: [
    [4, 147],
    [12, 142],
    [20, 136],
    [20, 120],
    [17, 104],
    [19, 84],
    [22, 44],
    [14, 42],
  ],
  short: [
    [4, 147],
    [12, 142],
    [20, 136],
    [20, 116],
    [17, 98],
    [18, 76],
    [10, 74],
  ],
  dress: [
    [3.5, 147],
    [11, 142],
    [18, 136],
    [16, 118],
    [13, 104],
    [18, 80],
    [25, 34],
    [14, 31],
  ],
};

/** Two soft pools on the floor, towards the viewer: the lamps hang at the wall. */
function drawShadow(context: SKRSContext2D, [x, y]: Point, k: number): void {
  context.save();
  context.filter = `blur(${k * 5}px)`;
  context.fillStyle = 'rgba(20,14,10,0.5)';
  trace(context, ellipse([x + k * 4, y + k * 4], k * 27, k * 5.5));
  context.fill();
  context.restore();
}
