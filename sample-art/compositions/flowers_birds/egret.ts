import { mix, oklch } from '../../colour.ts';
import { ellipse, type Point, place, ribbon, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import { points } from '../../points.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A white egret that waits on long legs. White needs a darker ground: lay leaves or a wash behind it first. */
export function egret(
  scene: Scene,
  { palette, medium, random }: Brief,
  { at, size, facing }: { at: Point; size: number; facing: 1 | -1 },
): void {
  const put = (points: readonly Point[]) =>
    place(points, { to: at, scale: size, flip: facing < 0 });
  const isInk = medium === 'ink';
  const white = isInk ? oklch(0.97, 0.005, 90) : palette.white;
  const shade = isInk ? oklch(0.82, 0.008, 260) : mix(palette.white, palette.shadow, 0.4);
  const dark = isInk ? oklch(0.3, 0.008, 260) : palette.lit(oklch(0.3, 0.02, 60), 0.3);
  const beak = isInk ? dark : palette.lit(oklch(0.68, 0.1, 75), 0.3);
  const stretch = random.between(-0.05, 0.08);

  for (const [hip, knee, foot] of [
    [-0.08, 0.0, -0.02],
    [0.04, 0.12, 0.1],
  ] as const) {
    scene.line(
      put(
        smooth([
          [hip, -0.5],
          [knee - 0.03, -0.26],
          [foot, 0.02],
        ]),
      ),
      dark,
      { width: Math.max(2.5, size * 0.022), pressure: () => 1 },
    );
    scene.line(
      put([
        [foot - 0.02, 0.02],
        [foot + 0.09, 0.035],
      ]),
      dark,
      { width: Math.max(2, size * 0.018) },
    );
  }
  const neck = smooth(
    [
      [0.1, -0.72],
      [0.25, -0.84],
      [0.2, -0.98],
      [0.09, -1.08 - stretch],
      [0.12, -1.22 - stretch],
      [0.2, -1.29 - stretch],
    ],
    { steps: 8 },
  );
  const neckShape = put(ribbon(neck, (t) => 0.085 - 0.05 * Math.min(1, t * 1.3)));
  const body = put(
    smooth(
      points(
        '0.26,-0.78 0.1,-0.86 -0.16,-0.76 -0.4,-0.54 -0.62,-0.36 -0.34,-0.42 -0.1,-0.44 0.12,-0.5 0.24,-0.62',
      ),
      { closed: true },
    ),
  );
  const [light, low] = [put([[0.1, -0.85]])[0] ?? at, put([[-0.1, -0.44]])[0] ?? at];
  // Twice, so that nothing shines through the white.
  for (const shape of [neckShape, body, neckShape, body]) {
    scene.shape(shape, along(light, low, white, white, shade), {
      edge: 0.8,
      detail: 0.95,
      contour: isInk ? 0 : 1,
    });
  }
  scene.shape(
    put(
      smooth(
        [
          [0.14, -1.26 - stretch],
          [0.2, -1.345 - stretch],
          [0.29, -1.33 - stretch],
          [0.34, -1.285 - stretch],
          [0.26, -1.25 - stretch],
        ],
        { closed: true },
      ),
    ),
    white,
    { edge: 0.6, detail: 1 },
  );
  // The beak grows out of the face, thin from its root on, and its two halves meet under the eye.
  const lift = (line: readonly Point[]) => put(line.map(([x, y]): Point => [x, y - stretch]));
  const [root, tip] = lift(points('0.29,-1.29 0.64,-1.232')) as [Point, Point];
  scene.shape(
    lift(
      points(
        '0.318,-1.312 0.36,-1.304 0.46,-1.276 0.64,-1.232 0.46,-1.256 0.34,-1.27 0.272,-1.276 0.3,-1.29',
      ),
    ),
    along(root, tip, mix(beak, shade, 0.25), beak, beak),
    { detail: 1 },
  );
  scene.line(lift(points('0.27,-1.28 0.34,-1.287 0.46,-1.268 0.6,-1.241')), shade, {
    width: Math.max(1.2, size * 0.006),
    dry: 0.3,
    opacity: 0.7,
  });
  const [eye] = lift(points('0.272,-1.304'));
  if (eye) scene.shape(ellipse(eye, size * 0.015, size * 0.0125), dark, { detail: 1 });
  // Wing, plumes and the outline of the neck, broken as a brush leaves them.
  const strokes: Point[][] = [
    points('0.16,-0.74 -0.06,-0.72 -0.34,-0.54'),
    points('0.1,-0.62 -0.14,-0.58 -0.46,-0.42'),
    points('-0.2,-0.74 -0.44,-0.54 -0.7,-0.3'),
    points('0.25,-0.62 0.27,-0.78 0.29,-0.86'),
    [
      [0.17, -1.3 - stretch],
      [0.05, -1.3 - stretch],
      [-0.05, -1.22 - stretch],
    ],
  ];
  for (const line of strokes) {
    scene.line(
      put(smooth(line)),
      isInk ? oklch(0.55, 0.008, 260) : mix(shade, palette.shadow, 0.3),
      { width: Math.max(2.2, size * 0.014), dry: 0.4 },
    );
  }
  if (isInk) {
    scene.line(put(neck.map(([x, y]): Point => [x + 0.045, y + 0.01])), oklch(0.6, 0.008, 260), {
      width: 2.4,
      dry: 0.4,
    });
    scene.line(put(smooth(points('0.04,-0.45 -0.3,-0.42 -0.62,-0.35'))), oklch(0.5, 0.008, 260), {
      width: 3,
      dry: 0.5,
    });
  }
}
