import { type Colour, mix, oklch, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import { folds } from '../portrait/cloth.ts';
import type { Pen } from '../portrait/pen.ts';

/** Whole from the collar down: yoke, the hollow of the spine, arms that hang a little off the waist and meet in front. */
export function blouse(scene: Scene, { palette }: Brief, pen: Pen, cloth: Colour): void {
  const lit = shift(cloth, { light: 0.06 });
  const shade = mix(shift(cloth, { light: -0.16 }), palette.shadow, 0.25);
  const half = [
    0.14, 0.72, 0.26, 0.63, 0.6, 0.79, 0.9, 0.93, 1.06, 1.2, 1.15, 1.6, 1.19, 1.98, 1.13, 2.3, 1.0,
    2.8, 0.84, 2.8, 0.9, 2.35, 0.9, 2.0, 0.86, 1.7, 0.8, 1.5, 0.75, 1.7, 0.72, 2.05, 0.75, 2.4,
    0.82, 2.8,
  ];
  const left = mirrored(half);
  const outline = [...half, ...backwards(left), 0, 0.75];
  pen.area(outline, pen.blend([-1.0, 1.1, 1.1, 1.6], lit, cloth, cloth, shade), {
    detail: 0.6,
    direction: 1.3,
  });
  scene.within(pen.curve(outline), () => {
    const soft = { contour: 0, detail: 0.5, direction: 1.4 };
    pen.area([-0.08, 0.9, 0.06, 1.2, 0.02, 1.8, 0.1, 2.8, -0.08, 2.8, -0.06, 1.8], shade, {
      ...soft,
      edge: pen.size * 0.09,
      opacity: 0.6,
    });
    pen.area([0.5, 1.0, 0.76, 1.3, 0.8, 2.0, 0.9, 2.8, 1.3, 2.8, 1.2, 1.3, 0.96, 0.9], shade, {
      ...soft,
      edge: pen.size * 0.1,
      opacity: 0.55,
    });
    folds(
      scene,
      pen,
      [
        [-1.14, 1.84, -1.0, 1.9, -0.9, 2.02],
        [1.14, 1.84, 1.0, 1.9, 0.9, 2.02],
        [-1.16, 2.06, -1.02, 2.06, -0.92, 2.14],
        [1.16, 2.06, 1.02, 2.06, 0.92, 2.14],
        [-0.84, 1.1, -0.9, 1.3, -0.82, 1.5],
        [0.84, 1.1, 0.9, 1.3, 0.82, 1.5],
        [-0.56, 1.02, -0.3, 1.16, -0.1, 1.2],
        [0.56, 1.02, 0.34, 1.18, 0.12, 1.22],
      ],
      shade,
      0.06,
    );
  });
  neckband(pen, lit);
}

/** The collar of a blouse round the nape. */
export function neckband(pen: Pen, colour: Colour): void {
  pen.line([-0.27, 0.62, -0.14, 0.71, 0.0, 0.74, 0.14, 0.71, 0.27, 0.62], colour, {
    width: 0.075,
    dry: 0.15,
    pressure: () => 0.9,
  });
}

/** The pairs of a line on the other side of the spine. */
export function mirrored(numbers: readonly number[]): number[] {
  return numbers.map((v, i) => (i % 2 === 0 ? -v : v));
}

/** The pairs of a line from its last to its first. */
export function backwards(numbers: readonly number[]): number[] {
  return numbers.flatMap((_, i) => {
    const at = numbers.length - 2 - i;
    return i % 2 === 0 ? [numbers[at] ?? 0, numbers[at + 1] ?? 0] : [];
  });
}

/** Two straps crossed over the back: they are tied below the edge of the sheet. */
export function apron({ palette }: Brief, pen: Pen): void {
  const linen = palette.lit(oklch(0.46, 0.05, 250), 0.3);
  for (const side of [-1, 1])
    pen.line(
      [side * 0.44, 0.73, side * 0.34, 1.1, side * 0.06, 1.62, side * -0.36, 2.2, side * -0.8, 2.9],
      side < 0 ? linen : shift(linen, { light: -0.04 }),
      { width: 0.13, dry: 0.1, pressure: () => 0.9 },
    );
}

/** A woollen shawl that wraps back and arms; one end is thrown over the shoulder and hangs down with its fringe. */
export function shawl(scene: Scene, { palette }: Brief, pen: Pen): void {
  const wool = palette.lit(oklch(0.66, 0.06, 40), 0.3);
  const lit = shift(wool, { light: 0.14 });
  const shade = mix(shift(wool, { light: -0.2 }), palette.shadow, 0.2);
  const half = [
    0.16, 0.78, 0.3, 0.66, 0.62, 0.78, 0.92, 0.95, 1.1, 1.3, 1.2, 1.8, 1.26, 2.3, 1.3, 2.9,
  ];
  const outline = [...half, ...backwards(mirrored(half)), 0, 0.83];
  pen.area(outline, pen.blend([-1.1, 1.2, 1.1, 1.8], lit, wool, wool, shade), {
    detail: 0.6,
    direction: 1.2,
  });
  scene.within(pen.curve(outline), () => {
    const soft = { contour: 0, detail: 0.5, direction: 1.3 };
    pen.area([0.5, 0.9, 0.84, 1.4, 0.86, 2.1, 0.96, 2.9, 1.5, 2.9, 1.4, 1.0], shade, {
      ...soft,
      edge: pen.size * 0.14,
      opacity: 0.55,
    });
    // It is drawn tight round the arms: folds run from the nape to both elbows.
    folds(
      scene,
      pen,
      [
        [-0.3, 0.84, -0.66, 1.2, -1.08, 1.66],
        [-0.24, 0.92, -0.5, 1.5, -0.98, 2.12],
        [-0.14, 0.96, -0.26, 1.7, -0.66, 2.5],
        [0.66, 1.1, 0.86, 1.4, 1.1, 1.66],
        [0.62, 1.5, 0.8, 1.9, 1.12, 2.2],
      ],
      shade,
      0.075,
    );
  });
  // Rolled at the nape, so that the neck stands in it.
  pen.line([-0.31, 0.66, -0.17, 0.77, 0.0, 0.82, 0.17, 0.77, 0.31, 0.66], shade, {
    width: 0.05,
    dry: 0.3,
    pressure: () => 0.9,
  });
  const end = [
    0.1, 0.74, 0.34, 0.68, 0.62, 0.8, 0.72, 1.06, 0.7, 1.5, 0.66, 1.96, 0.4, 2.02, 0.12, 1.98, 0.14,
    1.5, 0.1, 1.06,
  ];
  pen.area([0.06, 0.9, 0.02, 1.5, 0.04, 2.06, 0.4, 2.12, 0.78, 2.04, 0.8, 1.4, 0.74, 0.96], shade, {
    edge: pen.size * 0.06,
    opacity: 0.5,
    contour: 0,
    direction: 1.4,
  });
  for (let i = 0; i < 12; i++) {
    const x = 0.14 + i * 0.046;
    pen.line([x, 1.95, x + 0.012, 2.06, x - 0.004, 2.17], i % 3 === 0 ? lit : shade, {
      width: 0.022,
      dry: 0.4,
    });
  }
  pen.area(end, pen.blend([0.06, 1.2, 0.76, 1.5], lit, lit, wool), {
    detail: 0.7,
    direction: 1.5,
  });
  scene.within(pen.curve(end), () => {
    folds(
      scene,
      pen,
      [
        [0.26, 0.8, 0.3, 1.3, 0.28, 1.9],
        [0.5, 0.84, 0.52, 1.3, 0.5, 1.9],
      ],
      shade,
      0.05,
    );
    for (const y of [1.7, 1.8])
      pen.line([0.08, y, 0.4, y + 0.03, 0.74, y - 0.01], shade, {
        width: 0.035,
        dry: 0.3,
        pressure: () => 0.9,
      });
  });
}
