import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, strew } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';

/** The shawl around head and shoulders, its folds and its flowers. */
export function shawl(scene: Scene, brief: Brief, pen: Pen, cloth: Colour): void {
  const { palette } = brief;
  const shade = mix(shift(cloth, { light: -0.16 }), palette.shadow, 0.25);
  const lit = shift(mix(cloth, palette.light, 0.12), { light: 0.05 });
  const body = [
    -0.16, 0.62, -0.34, 0.78, -0.62, 1.0, -0.8, 1.5, -0.9, 2.3, 1.3, 2.3, 1.12, 1.3, 0.86, 0.92,
    0.5, 0.66, 0.1, 0.58,
  ];
  pen.area(body, pen.blend([-0.6, 0.8, 0.9, 1.2], lit, cloth, shade), {
    detail: 0.55,
    direction: 0.9,
  });
  const hood = [
    -0.215, -0.37, -0.17, -0.5, -0.02, -0.585, 0.18, -0.59, 0.36, -0.5, 0.49, -0.33, 0.54, -0.1,
    0.54, 0.14, 0.56, 0.36, 0.68, 0.58, 0.84, 0.8, 0.5, 0.98, 0.1, 0.96, -0.2, 0.84, -0.3, 0.7,
    -0.21, 0.58, -0.1, 0.5, 0.03, 0.4, 0.06, 0.22, 0.05, 0.04, 0.01, -0.12, -0.06, -0.26,
  ];
  pen.area(hood, pen.blend([-0.2, -0.3, 0.55, 0.2], lit, cloth, shade), {
    detail: 0.7,
    direction: 1.1,
  });
  for (const [outline, count] of [
    [hood, 20],
    [body, 26],
  ] as const)
    scene.within(pen.curve(outline), () => pattern(scene, brief, pen, pen.curve(outline), count));
  // Folds run from the throat, where the shawl is drawn together.
  const folds: readonly (readonly number[])[] = [
    [
      -0.02, 0.5, 0.14, 0.26, 0.15, 0.0, 0.05, -0.3, -0.08, -0.46, 0.02, -0.34, 0.09, 0.0, 0.08,
      0.26,
    ],
    [
      0.0, 0.54, 0.22, 0.34, 0.32, 0.04, 0.28, -0.24, 0.16, -0.46, 0.22, -0.22, 0.24, 0.04, 0.14,
      0.34,
    ],
    [0.02, 0.58, 0.3, 0.46, 0.46, 0.2, 0.47, -0.12, 0.4, 0.14, 0.22, 0.42],
    [-0.02, 0.62, 0.3, 0.62, 0.6, 0.66, 0.3, 0.7],
    [-0.22, 0.68, 0.0, 0.78, 0.3, 0.84, 0.0, 0.86],
    [-0.3, 0.86, -0.46, 1.2, -0.52, 1.8, -0.62, 1.3, -0.46, 1.0],
    [0.05, 0.98, 0.1, 1.3, 0.02, 1.9, 0.2, 1.4, 0.16, 1.1],
    [0.55, 0.96, 0.74, 1.3, 0.76, 1.9, 0.9, 1.5, 0.74, 1.1],
  ];
  for (const fold of folds) {
    pen.area(fold, shade, {
      glaze: false,
      edge: 5,
      opacity: 0.75,
      contour: 0.3,
      detail: 0.5,
      direction: 1.1,
    });
    pen.area(
      fold.map((v, i) => (i % 2 ? v - 0.01 : v - 0.045)),
      lit,
      { edge: 6, opacity: 0.4, contour: 0, detail: 0.4 },
    );
  }
  const rim = [
    -0.215, -0.37, -0.06, -0.26, 0.01, -0.12, 0.05, 0.04, 0.06, 0.22, 0.03, 0.4, -0.1, 0.5, -0.21,
    0.58,
  ];
  pen.line(rim, shade, { width: 0.022, dry: 0.1, pressure: () => 0.9 });
}

/** Roses of three strokes with a leaf, thinly strewn. */
function pattern(
  scene: Scene,
  { random, palette }: Brief,
  pen: Pen,
  outline: readonly Point[],
  count: number,
): void {
  const petals = [
    palette.harmony.pale,
    shift(palette.harmony.accent, { light: 0.08 }),
    palette.lit(oklch(0.7, 0.11, 15), 0.3),
  ];
  const leaves = palette.lit(oklch(0.55, 0.07, 145), 0.3);
  for (const [x, y] of strew(random, outline, count)) {
    const r = pen.size * random.between(0.025, 0.05);
    const petal = random.pick(petals);
    for (const side of [-1, 1])
      scene.line(
        [
          [x + side * r * 0.6, y + r * 0.4],
          [x + side * r * 1.8, y + r * 1.2],
        ],
        leaves,
        { width: r * 0.8, dry: 0.2, opacity: 0.85 },
      );
    scene.shape(blob(random, [x, y], r, r * 0.85, 0.2), petal, {
      edge: 2,
      opacity: 0.9,
      contour: 0.2,
      detail: 0.6,
    });
    scene.shape(
      blob(random, [x + r * 0.15, y + r * 0.15], r * 0.45, r * 0.4, 0.25),
      shift(petal, { light: -0.14 }),
      { edge: 2, opacity: 0.8, contour: 0 },
    );
  }
}
