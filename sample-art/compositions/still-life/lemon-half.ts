import { mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { castShadow } from './room.ts';

/** Half a lemon leaning back, its cut face to the light: rind, pith, and wet segments. */
export function layLemonHalf(
  scene: Scene,
  brief: Brief,
  { at: [x, y], r, turn = -0.3 }: { at: Point; r: number; turn?: number },
): void {
  const { random, palette } = brief;
  const rind = palette.lit(oklch(0.8, 0.125, 94), 0.35);
  const pith = palette.lit(oklch(0.94, 0.04, 98), 0.35);
  const flesh = palette.lit(oklch(0.86, 0.1, 98), 0.35);
  const face: Point = [x - r * 0.12, y - r * 0.78];
  castShadow(scene, brief, { at: [x, y - r * 0.04], r: r * 0.85, tall: r });
  const back = place(ellipse([0.32, 0.05], 1, 0.95, { steps: 30 }), { to: face, scale: r, turn });
  scene.shape(
    back,
    along(
      [x - r, y],
      [x + r * 1.2, y],
      rind,
      shift(rind, { light: -0.08 }),
      shift(rind, { light: -0.2, chroma: 0.85 }),
    ),
    { detail: 0.8 },
  );
  const round = (k: number) =>
    place(ellipse([0, 0], 0.86 * k, k, { steps: 40 }), { to: face, scale: r, turn });
  scene.shape(round(0.98), rind, { detail: 0.9 });
  scene.shape(round(0.9), pith, { edge: 1, detail: 0.9, contour: 0.4 });
  const first = random() * 6;
  const count = 9;
  for (let i = 0; i < count; i++) {
    const angle = first + ((i + random.between(-0.12, 0.12)) * Math.PI * 2) / count;
    const wedge: Point[] = plot('10,0 50,-20 74,-20 80,0 74,20 50,20');
    const turned = place(smooth(wedge, { closed: true, steps: 5 }), { turn: angle }).map(
      ([px, py]): Point => [px * 0.86, py],
    );
    scene.shape(
      place(turned, { to: face, scale: r, turn }),
      shift(flesh, {
        light: random.bell() * 0.025 - (Math.sin(angle) > 0.3 ? 0.05 : 0),
        hue: random.bell() * 4,
      }),
      { edge: 1.5, detail: 1, contour: 0.3, direction: angle + turn },
    );
  }
  scene.shape(
    blob(random, [face[0] - r * 0.3, face[1] - r * 0.4], r * 0.09, r * 0.05, 0.3),
    mix(palette.white, flesh, 0.1),
    { edge: 1, detail: 1, contour: 0 },
  );
}
