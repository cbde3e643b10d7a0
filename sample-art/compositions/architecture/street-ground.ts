import { mix, shift } from '../../colour.ts';
import { type Point, rectangle } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand } from './buildings.ts';
import type { View } from './street.ts';

/** The road, with the ruts of wheels. */
export function ground(scene: Scene, brief: Brief, view: View, eye: number): void {
  const { width: w, height: h, palette, season, random } = brief;
  const isSnow = season === 'winter';
  const base = isSnow
    ? mix(palette.white, palette.shadow, 0.08)
    : mix(palette.earth, palette.wall, 0.5);
  const [, top] = view(0, -eye, 14);
  scene.shape(
    rectangle(-20, top - 6, w + 40, h - top + 40),
    vertical(top, h, palette.away(base, 0.3), base, shift(base, { light: -0.04 })),
    { direction: 0.05, contour: 0 },
  );
  for (const x of [-0.3, -0.17, 0.02, 0.14]) {
    const line = [0.85, 1.4, 2.4, 5, 10].map((z) =>
      view(w * (x + random.between(-0.02, 0.02)), -eye, z),
    );
    scene.line(line, mix(base, isSnow ? palette.shadow : palette.dark, 0.4), {
      width: 12,
      pressure: (t) => (1 - t) ** 2 * 0.95 + 0.05,
      dry: 0.65,
      opacity: 0.45,
    });
  }
}

/** The shadow of the left row of houses across the road. */
export function shadowOnRoad(
  scene: Scene,
  { width: w, random, palette }: Brief,
  view: View,
  eye: number,
): void {
  const edge: readonly Point[] = [
    [0.06, 0.8],
    [0.1, 1.2],
    [-0.12, 1.75],
    [-0.06, 2.1],
    [0.16, 2.7],
    [0.2, 3.9],
    [-0.1, 4.7],
    [0.06, 6],
    [-0.1, 9],
  ];
  const outline = [
    ...edge.map(([x, z]) => view(x * w, -eye, z)),
    view(-w, -eye, 9),
    view(-w * 1.2, -eye, 0.8),
  ];
  scene.shape(byHand(random, outline, 10), mix(palette.shadow, palette.dark, 0.15), {
    glaze: true,
    opacity: 0.66,
    edge: 2,
    direction: 0.05,
  });
}
