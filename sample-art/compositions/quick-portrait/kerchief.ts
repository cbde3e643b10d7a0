import { mix, oklch, shift } from '../../colour.ts';
import { strew } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { threeQuarterFace } from '../portrait/heads.ts';
import type { Pen } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';

/** An old woman's face in a kerchief that is tied below her chin. */
export function kerchief(scene: Scene, brief: Brief, pen: Pen, tones: Tones): void {
  const { palette, random } = brief;
  const cloth = palette.lit(oklch(0.86, 0.03, 85), 0.35);
  const lit = mix(shift(cloth, { light: 0.07 }), palette.light, 0.15);
  const shade = mix(shift(cloth, { light: -0.17 }), palette.shadow, 0.25);
  const soft = { contour: 0, detail: 0.6, direction: 1.2 };
  pen.area(
    [
      -0.3, -0.38, -0.365, -0.2, -0.36, 0.06, -0.33, 0.28, -0.27, 0.44, -0.14, 0.56, 0.06, 0.6, 0.2,
      0.4, 0.0, 0.0, -0.1, -0.4,
    ],
    shade,
    { detail: 0.6, direction: 1.4, edge: 2 },
  );
  threeQuarterFace(scene, pen, tones, { lips: 0.5, brow: tones.shade });
  wrinkles(pen, tones);
  const hood = [
    -0.31, -0.27, -0.33, -0.4, -0.24, -0.54, -0.04, -0.625, 0.2, -0.61, 0.4, -0.49, 0.51, -0.27,
    0.53, 0.0, 0.52, 0.26, 0.56, 0.46, 0.64, 0.62, 0.4, 0.74, 0.16, 0.72, 0.0, 0.63, -0.06, 0.57,
    -0.02, 0.51, 0.1, 0.43, 0.2, 0.3, 0.255, 0.12, 0.25, -0.06, 0.18, -0.2, 0.04, -0.3, -0.12,
    -0.32, -0.24, -0.3,
  ];
  // The cloth shades brow and temple before it ends.
  pen.area(
    [
      -0.3, -0.34, -0.1, -0.34, 0.08, -0.28, 0.2, -0.14, 0.26, 0.06, 0.16, 0.3, 0.18, 0.02, 0.06,
      -0.2, -0.1, -0.26, -0.3, -0.24,
    ],
    tones.shade,
    { edge: pen.size * 0.035, opacity: 0.65, ...soft },
  );
  pen.area(hood, pen.blend([-0.3, -0.4, 0.52, 0.2], lit, cloth, cloth, shade), {
    detail: 0.7,
    direction: 1.1,
    edge: 2,
  });
  scene.within(pen.curve(hood), () => {
    pen.area([0.34, -0.6, 0.36, -0.2, 0.32, 0.2, 0.3, 0.8, 0.8, 0.8, 0.7, -0.6], shade, {
      ...soft,
      edge: pen.size * 0.08,
      opacity: 0.6,
    });
    for (const [x, y] of strew(random, pen.curve(hood), 34)) {
      const r = pen.size * random.between(0.012, 0.02);
      scene.line(
        [
          [x - r, y - r * 0.4],
          [x + r, y + r * 0.5],
        ],
        palette.lit(oklch(0.5, 0.11, 25), 0.3),
        { width: r * 1.5, dry: 0.3, opacity: 0.7 },
      );
    }
    for (const fold of [
      [0.02, 0.54, 0.2, 0.4, 0.33, 0.12, 0.34, -0.16, 0.24, -0.42],
      [0.04, 0.58, 0.26, 0.46, 0.4, 0.22, 0.42, -0.06],
    ])
      pen.line(fold, shade, { width: 0.05, dry: 0.4, opacity: 0.5 });
  });
  for (const tail of [
    [-0.06, 0.54, -0.2, 0.64, -0.28, 0.8, -0.16, 0.84, -0.06, 0.7, 0.0, 0.58],
    [-0.02, 0.54, 0.08, 0.66, 0.12, 0.88, 0.0, 0.86, -0.06, 0.72],
    [-0.11, 0.51, -0.03, 0.47, 0.05, 0.53, 0.02, 0.61, -0.06, 0.62],
  ])
    pen.area(tail, pen.blend([-0.2, 0.5, 0.14, 0.8], lit, cloth, shade), {
      detail: 0.7,
      direction: 1.3,
      edge: 1.5,
    });
}

function wrinkles(pen: Pen, { shade, deep }: Tones): void {
  for (const line of [
    [-0.09, 0.17, -0.04, 0.23, -0.035, 0.32],
    [-0.235, 0.19, -0.27, 0.25, -0.268, 0.3],
    [-0.06, 0.03, 0.0, 0.055, 0.08, 0.04],
    [-0.27, 0.025, -0.235, 0.045, -0.195, 0.03],
    [0.12, -0.02, 0.17, -0.03, 0.2, -0.05],
    [0.12, 0.0, 0.17, 0.005, 0.2, 0.0],
    [-0.2, 0.36, -0.14, 0.375, -0.08, 0.36],
    [-0.02, 0.26, 0.02, 0.32, 0.03, 0.38],
  ])
    pen.line(line, shade, { width: 0.016, dry: 0.45, opacity: 0.75 });
  // The cheeks are hollow.
  pen.area([0.0, 0.16, 0.1, 0.14, 0.08, 0.28, 0.0, 0.36, -0.02, 0.26], deep, {
    edge: pen.size * 0.07,
    opacity: 0.35,
    contour: 0,
  });
}
