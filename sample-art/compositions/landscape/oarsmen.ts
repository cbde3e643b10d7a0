import { type Colour, mix, oklch } from '../../colour.ts';
import { leaf, type Point, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

interface Oarsman {
  readonly at: Point;
  readonly long: number;
  readonly side: number;
  /** The colour of the water that mirrors him. */
  readonly into: Colour;
}

/** A flat river boat with somebody standing at the pole, small against the water. */
export function oarsman(
  scene: Scene,
  { random, palette }: Brief,
  { at, long, side, into }: Oarsman,
): void {
  const put = (x: number, y: number): Point => [at[0] + side * x * long, at[1] + y * long];
  const closed = (points: readonly (readonly [number, number])[]) =>
    smooth(
      points.map(([x, y]) => put(x, y)),
      { closed: true },
    );
  const timber = mix(palette.dark, palette.trunk, 0.4);
  scene.shape(leaf(put(-0.55, 0.1), put(0.55, 0.1), long * 0.12), mix(into, palette.dark, 0.45), {
    edge: 3,
    opacity: 0.7,
    contour: 0,
    direction: 0,
  });
  scene.shape(
    closed([
      [-0.16, 0.12],
      [-0.13, 0.42],
      [-0.05, 0.5],
      [0.04, 0.4],
      [0.05, 0.12],
    ]),
    mix(into, palette.dark, 0.3),
    { edge: 5, opacity: 0.45, contour: 0 },
  );
  const coat = palette.lit(
    random.pick([oklch(0.5, 0.12, 35), oklch(0.62, 0.09, 75), oklch(0.44, 0.06, 250)]),
    0.6,
  );
  const figure = closed([
    [-0.17, 0],
    [-0.16, -0.2],
    [-0.13, -0.36],
    [-0.05, -0.42],
    [0.03, -0.36],
    [0.06, -0.18],
    [0.05, 0],
  ]);
  scene.line([put(0.42, -0.78), put(0.16, -0.3), put(-0.06, 0.14)], timber, {
    width: Math.max(1.6, long * 0.012),
    pressure: () => 1,
  });
  scene.shape(figure, vertical(at[1] - long * 0.42, at[1], coat, mix(coat, palette.dark, 0.55)), {
    detail: 1,
    accent: true,
  });
  scene.line([put(-0.02, -0.32), put(0.1, -0.24), put(0.19, -0.34)], mix(coat, palette.dark, 0.3), {
    width: long * 0.05,
    pressure: () => 1,
  });
  scene.shape(
    leaf(put(-0.16, -0.46), put(0.07, -0.46), long * 0.06),
    mix(palette.earth, palette.light, 0.3),
    { detail: 1 },
  );
  scene.shape(
    closed([
      [-0.1, -0.46],
      [-0.05, -0.55],
      [0.01, -0.47],
    ]),
    mix(palette.earth, palette.dark, 0.2),
    { detail: 1 },
  );
  scene.shape(
    closed([
      [-0.56, -0.1],
      [-0.3, 0],
      [0.2, 0.01],
      [0.5, -0.06],
      [0.6, -0.16],
      [0.5, 0.05],
      [0.3, 0.1],
      [-0.36, 0.1],
      [-0.5, 0.03],
    ]),
    vertical(
      at[1] - long * 0.14,
      at[1] + long * 0.1,
      mix(timber, palette.light, 0.2),
      palette.dark,
    ),
    { detail: 0.9, direction: 0 },
  );
}
