import { type Point, place, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from './ink.ts';

/** A sampan with its mat roof, the boatman in a straw hat, and his pole. */
export function boat(
  scene: Scene,
  { random }: Brief,
  { at, size, flip }: { at: Point; size: number; flip: boolean },
): void {
  const put = (points: readonly Point[]) => place(smooth(points), { to: at, scale: size, flip });
  const hull: readonly Point[] = [
    [-1.05, -0.13],
    [-0.6, 0.0],
    [0.1, 0.04],
    [0.75, -0.02],
    [1.2, -0.2],
    [0.9, 0.08],
    [0.3, 0.17],
    [-0.4, 0.15],
    [-0.85, 0.03],
  ];
  scene.shape(put(hull), ink(0.9), { edge: 0.8 });
  scene.line(
    put([
      [-0.7, 0.26],
      [0, 0.29],
      [0.8, 0.25],
    ]),
    ink(0.4),
    { width: size * 0.07, dry: 0.75, opacity: 0.7 },
  );
  if (random.chance(0.6)) {
    const roof: readonly Point[] = [
      [-0.52, 0.03],
      [-0.46, -0.22],
      [-0.2, -0.35],
      [0.1, -0.3],
      [0.2, -0.02],
    ];
    scene.shape(put(roof), ink(0.5), { edge: 1 });
    for (const x of [-0.3, -0.1, 0.08]) {
      scene.line(
        put([
          [x - 0.06, 0],
          [x - 0.05, -0.2],
          [x, -0.32],
        ]),
        ink(0.9),
        { width: size * 0.025, dry: 0.5 },
      );
    }
  }
  const lean = random.between(-0.04, 0.08);
  const robe: readonly Point[] = [
    [0.4, 0.03],
    [0.44, -0.25],
    [0.5 + lean, -0.48],
    [0.6 + lean, -0.49],
    [0.68, -0.25],
    [0.74, 0.0],
  ];
  scene.shape(put(robe), ink(0.62), { edge: 1, detail: 1 });
  const hat: Point[] = [
    [0.36 + lean, -0.5],
    [0.57 + lean, -0.69],
    [0.79 + lean, -0.49],
    [0.57 + lean, -0.47],
  ];
  scene.shape(place(hat, { to: at, scale: size, flip }), ink(0.95), { edge: 0.6, detail: 1 });
  scene.line(
    put([
      [0.34, -0.95],
      [0.72, -0.32],
      [1.15, 0.42],
    ]),
    ink(0.8),
    { width: Math.max(2, size * 0.025), pressure: () => 1, dry: 0.35 },
  );
}
