import { type Colour, oklch, shift } from '../../colour.ts';
import { ellipse, type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import { points } from '../../points.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Perch } from './bird-pose.ts';

/** A sparrow in the air, wings up. */
export function flyingSparrow(
  scene: Scene,
  brief: Brief,
  { at, size, facing, turn = 0 }: Perch,
): void {
  const lit = (colour: Colour) => brief.palette.lit(colour, 0.4);
  const put = (points: readonly Point[]) =>
    place(smooth(points, { closed: true, steps: 6 }), {
      to: at,
      scale: size,
      flip: facing < 0,
      turn: turn * facing,
    });
  const wing = lit(oklch(0.37, 0.04, 50));
  const brown = lit(oklch(0.5, 0.065, 55));
  scene.shape(
    put(points('0.12,-0.1 0.2,-0.5 0.02,-0.95 -0.14,-0.6 -0.2,-0.1')),
    shift(wing, { light: 0.1 }),
    { edge: 1 },
  );
  scene.shape(put(points('-0.4,0.06 -0.92,0.0 -0.98,0.14 -0.44,0.2')), wing, { edge: 0.8 });
  const body = put(
    points('0.52,-0.1 0.36,-0.2 0.06,-0.14 -0.3,-0.04 -0.56,0.1 -0.2,0.24 0.16,0.22 0.42,0.08'),
  );
  scene.shape(
    body,
    along(
      [at[0], at[1] - size * 0.2],
      [at[0], at[1] + size * 0.2],
      brown,
      lit(oklch(0.85, 0.02, 80)),
    ),
    { edge: 1, detail: 0.9 },
  );
  scene.shape(
    put(points('0.52,-0.1 0.38,-0.21 0.2,-0.17 0.34,-0.08')),
    lit(oklch(0.43, 0.08, 42)),
    { detail: 0.9, contour: 0 },
  );
  scene.shape(
    put(points('0.1,-0.02 -0.1,-0.42 -0.5,-0.86 -0.62,-0.56 -0.44,-0.14 -0.2,0.08')),
    along(
      at,
      [at[0] - facing * size * 0.4, at[1] - size * 0.7],
      brown,
      wing,
      shift(wing, { light: -0.06 }),
    ),
    { edge: 1, detail: 0.9 },
  );
  scene.shape(
    place(points('0.5,-0.14 0.68,-0.04 0.49,-0.02'), {
      to: at,
      scale: size,
      flip: facing < 0,
      turn: turn * facing,
    }),
    wing,
    { detail: 1 },
  );
  const [eye] = put([[0.42, -0.1]]);
  if (eye)
    scene.shape(ellipse(eye, size * 0.028, size * 0.028), oklch(0.18, 0.01, 60), { detail: 1 });
}
