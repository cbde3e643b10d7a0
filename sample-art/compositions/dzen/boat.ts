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
  boatman(scene, { at, size, flip, lean: random.between(-0.04, 0.08) });
}

/** He leans on his pole with both hands; wide sleeves hang from his arms, the hat hides his face. */
function boatman(
  scene: Scene,
  { at, size, flip, lean }: { at: Point; size: number; flip: boolean; lean: number },
): void {
  const put = (points: readonly Point[]) => place(smooth(points), { to: at, scale: size, flip });
  const outline = (points: readonly Point[]) =>
    place(smooth(points, { closed: true }), { to: at, scale: size, flip });
  // The far arm reaches up the pole, the near one across the body.
  scene.shape(
    outline([
      [0.6 + lean, -0.52],
      [0.76 + lean, -0.58],
      [0.9, -0.63],
      [0.92, -0.55],
      [0.8, -0.42],
      [0.64 + lean, -0.36],
    ]),
    ink(0.5),
    { edge: 0.8, detail: 1 },
  );
  scene.shape(
    outline([
      [0.34, 0.03],
      [0.38, -0.2],
      [0.46 + lean, -0.47],
      [0.58 + lean, -0.53],
      [0.68 + lean, -0.46],
      [0.69, -0.24],
      [0.76, 0.0],
      [0.56, 0.04],
    ]),
    ink(0.62),
    { edge: 1, detail: 1 },
  );
  scene.line(
    put([
      [0.76, -1.02],
      [0.93, -0.5],
      [1.08, -0.02],
      [1.22, 0.42],
    ]),
    ink(0.8),
    { width: Math.max(2, size * 0.024), pressure: (t) => 0.75 + t * 0.25, dry: 0.3 },
  );
  scene.shape(
    outline([
      [0.5 + lean, -0.46],
      [0.62 + lean, -0.47],
      [0.78, -0.38],
      [0.95, -0.37],
      [0.97, -0.29],
      [0.88, -0.18],
      [0.74, -0.15],
      [0.6 + lean, -0.25],
    ]),
    ink(0.78),
    { edge: 0.8, detail: 1 },
  );
  for (const hand of [
    [
      [0.9, -0.6],
      [0.945, -0.58],
    ],
    [
      [0.95, -0.34],
      [1.0, -0.315],
    ],
  ] as const)
    scene.line(put(hand), ink(0.7), { width: size * 0.055, pressure: () => 0.9, dry: 0 });
  scene.line(
    put([
      [0.5, -0.22],
      [0.47, -0.1],
      [0.46, 0.01],
    ]),
    ink(0.9),
    { width: size * 0.022, dry: 0.4 },
  );
  const hat: readonly Point[] = [
    [0.35 + lean, -0.51],
    [0.49 + lean, -0.62],
    [0.59 + lean, -0.73],
    [0.64 + lean, -0.73],
    [0.73 + lean, -0.6],
    [0.86 + lean, -0.47],
    [0.74 + lean, -0.46],
    [0.6 + lean, -0.45],
    [0.46 + lean, -0.48],
  ];
  scene.shape(outline(hat), ink(0.95), { edge: 0.6, detail: 1 });
}
