import { type Colour, mix, shift } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { inShade, roofColour } from './buildings.ts';

/** One storey of a pagoda. */
export interface Tier {
  /** Middle of its foot. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly wall: Colour;
  readonly tiles: Colour;
}

/** A roof with lifted corners; `at` is the middle of its eaves. */
export function roof(
  scene: Scene,
  brief: Brief,
  { at: [x, y], width: w, height: h, tiles }: Tier,
): void {
  const half = w * 0.62;
  const curve = (points: readonly Point[]) =>
    smooth(points.map(([dx, dy]): Point => [x + dx * half, y - dy * h]));
  const lower = curve([
    [-1.06, 0.3],
    [-0.86, 0.08],
    [-0.45, -0.03],
    [0, -0.05],
    [0.45, -0.03],
    [0.86, 0.08],
    [1.06, 0.3],
  ]);
  const upper = (lift: number) =>
    curve([
      [1.06, 0.32],
      [0.74, 0.26 + lift],
      [0.48, 0.46],
      [0.38, 0.62],
      [-0.38, 0.62],
      [-0.48, 0.46],
      [-0.74, 0.26 + lift],
      [-1.06, 0.32],
    ]);
  const eaves = mix(tiles, brief.palette.dark, 0.5);
  scene.shape([...lower, ...upper(0)], eaves, { detail: 0.85 });
  const top = roofColour(brief, tiles);
  const edge = lower.map(([px, py]): Point => [px, py - h * 0.1]);
  const left = x - half;
  scene.shape(
    [...edge, ...upper(0.02)],
    along(
      [left, y],
      [x + half, y],
      shift(top, { light: 0.08 }),
      top,
      inShade(brief, top, 0.5),
      inShade(brief, top, 0.6),
    ),
    { detail: 0.85, direction: (px) => ((px - x) / half) * 0.9 + Math.PI / 2, contour: 0.7 },
  );
}
