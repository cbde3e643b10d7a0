import { type Colour, mix, oklch } from '../../colour.ts';
import { ellipse, type Point } from '../../curve.ts';
import { along, around } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand } from '../architecture/buildings.ts';
import type { Pen } from './pen.ts';

const LAMP: readonly [number, number] = [-1.75, -0.25];

/** The pool of warm light on the wall, and the stand of the lamp. */
export function lampGlow(scene: Scene, { palette }: Brief, body: Pen, wall: Colour): void {
  const [x, y] = body.at(...LAMP);
  const glow = oklch(0.84, 0.1, 75);
  const reach = body.size * 3.4;
  scene.shape(
    ellipse([x, y], reach, reach),
    around(
      [x, y],
      reach,
      mix(glow, wall, 0.15),
      mix(glow, wall, 0.55),
      mix(glow, wall, 0.85),
      wall,
    ),
    { edge: 40, backdrop: true, opacity: 0.9 },
  );
  scene.line([[x, y], body.at(-1.78, 4.5)], palette.dark, {
    width: body.size * 0.07,
    pressure: () => 1,
    dry: 0,
  });
}

export function lamp(scene: Scene, { palette, random }: Brief, body: Pen): void {
  const [x, y] = body.at(...LAMP);
  const s = body.size;
  const shade: Point[] = [
    [x - s * 0.34, y - s * 0.46],
    [x + s * 0.34, y - s * 0.46],
    [x + s * 0.62, y + s * 0.3],
    [x - s * 0.62, y + s * 0.3],
  ];
  const glow = oklch(0.93, 0.07, 85);
  scene.shape(
    byHand(random, shade, 2),
    along(
      [x - s * 0.5, 0],
      [x + s * 0.6, 0],
      glow,
      oklch(0.86, 0.1, 75),
      mix(oklch(0.7, 0.11, 60), palette.dark, 0.12),
    ),
    { detail: 0.7, accent: true },
  );
}
