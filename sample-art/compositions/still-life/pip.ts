import { oklch, shift } from '../../colour.ts';
import { ellipse, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

/** One wet seed. */
export function layPip(scene: Scene, { random, palette }: Brief, [x, y]: Point, r: number): void {
  const red = palette.lit(oklch(0.42 + random.bell() * 0.04, 0.15, 18), 0.25);
  scene.shape(ellipse([x, y], r, r * 0.82, { turn: random() * 3, steps: 14 }), red, {
    detail: 1,
    contour: 0.4,
    accent: true,
  });
  if (random.chance(0.7)) {
    scene.shape(
      ellipse([x - r * 0.25, y - r * 0.3], r * 0.32, r * 0.22, { steps: 10 }),
      shift(red, { light: 0.3, chroma: 0.6 }),
      { edge: 1, detail: 1, contour: 0, accent: true },
    );
  }
}
