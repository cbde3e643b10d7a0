import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, isInside, type Point, ribbon } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Pen, penAt } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';
import { coat } from './coat-from-behind.ts';

/** On a bench, in a coat and a headscarf, a handbag beside her: her hands lie in her lap, where nobody sees them. */
export function sitterWithScarf(scene: Scene, brief: Brief, body: Pen, tones: Tones): void {
  shadows(scene, brief, body);
  bench(scene, brief, body);
  calves(brief, body, tones);
  handbag(scene, brief, body);
  coat(scene, brief, body);
  const head = penAt(scene, { at: body.at(0.02, 0.08), size: body.size * 0.92, turn: 0.06 });
  scarf(scene, brief, head);
}

/** Seen a little from above: a strip of its seat, its edge, two legs in front and two behind. */
function bench(scene: Scene, { palette }: Brief, body: Pen): void {
  const wood = mix(palette.trunk, palette.haze, 0.2);
  const dark = mix(palette.trunk, palette.dark, 0.4);
  const board = (
    corners: readonly (readonly [number, number])[],
    colour: Colour,
    direction: number,
  ) =>
    scene.shape(
      corners.map(([x, y]): Point => body.at(x, y)),
      colour,
      { detail: 0.6, direction },
    );
  for (const [x, y, colour] of [
    [-1.2, 4.52, dark],
    [1.82, 4.52, dark],
    [-1.42, 4.8, wood],
    [2.02, 4.8, wood],
  ] as const)
    board(
      [
        [x - 0.06, 3.0],
        [x + 0.06, 3.0],
        [x + 0.045, y],
        [x - 0.045, y],
      ],
      colour,
      1.5,
    );
  board(
    [
      [-1.58, 2.88],
      [2.12, 2.88],
      [2.24, 3.01],
      [-1.7, 3.01],
    ],
    shift(wood, { light: 0.24 }),
    0,
  );
  board(
    [
      [-1.7, 3.01],
      [2.24, 3.01],
      [2.23, 3.12],
      [-1.69, 3.12],
    ],
    wood,
    0,
  );
}

/** On the floor, close to whatever stands there. */
function shadows(scene: Scene, { palette }: Brief, body: Pen): void {
  for (const [x, y, reach] of [
    [0.32, 4.76, 2.1],
    [0.3, 4.68, 0.26],
    [-0.22, 4.72, 0.26],
    [-1.36, 4.8, 0.2],
    [2.08, 4.8, 0.2],
    [-1.14, 4.52, 0.16],
    [1.88, 4.52, 0.16],
  ] as const)
    scene.shape(
      ellipse(body.at(x, y), body.size * reach, body.size * (0.03 + reach * 0.08)),
      palette.shadow,
      { edge: body.size * 0.08, opacity: 0.4, contour: 0, direction: 0 },
    );
}

/** Stockings and low heels below the hem. */
function calves({ palette }: Brief, body: Pen, { middle, shade }: Tones): void {
  const shoe = mix(palette.dark, palette.trunk, 0.15);
  for (const [side, dy, tone] of [
    [1, -0.04, shade],
    [-1, 0, middle],
  ] as const) {
    const leg = (numbers: readonly number[]) =>
      numbers.map((v, i) => (i % 2 ? v + dy : side * (0.25 + v)));
    body.area(
      leg([
        -0.16, 3.5, 0.17, 3.5, 0.18, 3.84, 0.13, 4.12, 0.075, 4.42, -0.07, 4.42, -0.1, 4.12, -0.16,
        3.84,
      ]),
      body.blend([-0.6, 3.9, 0.6, 4.0], middle, tone, shade),
      { detail: 0.6, direction: 1.5 },
    );
    body.area(
      leg([
        -0.08, 4.36, 0, 4.39, 0.085, 4.36, 0.13, 4.5, 0.16, 4.64, 0.1, 4.7, -0.06, 4.7, -0.11, 4.62,
        -0.1, 4.5,
      ]),
      shoe,
      { detail: 0.6 },
    );
  }
}

function handbag(scene: Scene, { palette }: Brief, body: Pen): void {
  const leather = mix(palette.lit(palette.harmony.accent, 0.3), palette.dark, 0.5);
  const lit = shift(leather, { light: 0.12 });
  scene.shape(
    ribbon(
      body.curve([1.5, 2.46, 1.53, 2.2, 1.64, 2.04, 1.78, 2.0, 1.9, 2.08, 1.98, 2.46], false),
      () => body.size * 0.025,
    ),
    lit,
    { detail: 0.8, direction: 1.2 },
  );
  body.area(
    [
      1.42, 2.42, 1.75, 2.38, 2.06, 2.42, 2.13, 2.66, 2.15, 2.92, 1.75, 2.95, 1.35, 2.93, 1.36,
      2.66,
    ],
    body.blend([1.35, 2.5, 2.15, 2.9], lit, leather, mix(leather, palette.dark, 0.5)),
    { detail: 0.6, direction: 0.5 },
  );
  body.line([1.44, 2.5, 1.75, 2.47, 2.05, 2.5], palette.dark, { width: 0.016, dry: 0.3 });
  for (const side of [-1, 1])
    body.line([1.76 + side * 0.03, 2.39, 1.75 + side * 0.015, 2.34], palette.dark, {
      width: 0.04,
      pressure: () => 1,
    });
}

/** Tied below the chin: from behind a smooth crown over a knot of hair, folds to the cheeks, and the corner over the collar. */
function scarf(scene: Scene, { palette }: Brief, head: Pen): void {
  const cotton = palette.lit(oklch(0.76, 0.06, 25), 0.3);
  const lit = shift(cotton, { light: 0.14 });
  const shade = mix(shift(cotton, { light: -0.3 }), palette.shadow, 0.25);
  const outline = [
    0, -0.5, 0.24, -0.46, 0.4, -0.31, 0.46, -0.06, 0.45, 0.14, 0.425, 0.3, 0.425, 0.42, 0.49, 0.55,
    0.56, 0.68, 0.5, 0.82, 0.3, 1.08, 0.1, 1.3, 0.03, 1.35, -0.05, 1.29, -0.26, 1.07, -0.46, 0.84,
    -0.54, 0.7, -0.48, 0.57, -0.41, 0.42, -0.415, 0.3, -0.445, 0.14, -0.46, -0.06, -0.4, -0.31,
    -0.24, -0.46,
  ];
  head.area(outline, head.blend([-0.45, 0, 0.5, 0.3], lit, lit, cotton, mix(cotton, shade, 0.7)), {
    detail: 0.8,
    direction: 1.2,
  });
  scene.within(head.curve(outline), () => {
    const shadow = (numbers: readonly number[], opacity: number, direction: number) =>
      head.area(numbers, shade, {
        edge: head.size * 0.07,
        opacity,
        contour: 0,
        detail: 0.6,
        direction,
      });
    shadow([0.24, -0.6, 0.34, -0.2, 0.26, 0.3, 0.2, 1.3, 0.8, 1.0, 0.6, -0.5], 0.7, 1.3);
    // Below the knot of hair, in the hollow of the nape.
    shadow(
      [-0.3, 0.24, -0.1, 0.32, 0.14, 0.24, 0.3, 0.02, 0.44, 0.2, 0.36, 0.44, 0.06, 0.5, -0.2, 0.42],
      0.75,
      0.5,
    );
    shadow([-0.4, 0.42, -0.2, 0.56, 0.0, 0.9, 0.04, 1.3, -0.12, 0.98, -0.3, 0.66], 0.5, 1.0);
  });
  for (const fold of [
    [-0.4, 0.38, -0.26, 0.36, -0.12, 0.3],
    [-0.41, 0.3, -0.33, 0.22, -0.29, 0.08],
    [0.41, 0.38, 0.28, 0.38, 0.14, 0.32],
    [0.42, 0.3, 0.34, 0.22, 0.3, 0.06],
    [-0.39, 0.43, -0.2, 0.5, 0.02, 0.48],
    [0.41, 0.43, 0.26, 0.54, 0.12, 0.56],
    [-0.39, 0.48, -0.22, 0.7, -0.08, 1.02],
    [0.42, 0.5, 0.26, 0.7, 0.12, 1.02],
  ])
    head.line(fold, palette.dark, {
      width: 0.018,
      dry: 0.3,
      opacity: 0.8,
      pressure: (t) => 1 - 0.85 * t,
    });
  head.line(
    [
      0.425, 0.42, 0.49, 0.55, 0.56, 0.68, 0.5, 0.82, 0.3, 1.08, 0.1, 1.3, 0.03, 1.35, -0.05, 1.29,
      -0.26, 1.07, -0.46, 0.84, -0.54, 0.7, -0.48, 0.57,
    ],
    palette.dark,
    { width: 0.016, dry: 0.2, opacity: 0.8, pressure: () => 0.9 },
  );
  dots(head, head.curve(outline), palette.dark);
}

/** Printed in rows, which draw together where the cloth turns away round the head. */
function dots(head: Pen, outline: readonly Point[], colour: Colour): void {
  for (let row = 0; row < 15; row++)
    for (let column = -4; column <= 4; column++) {
      const turn = (column + (row % 2) / 2) * 0.31;
      const [x, y] = [0.5 * Math.sin(turn), -0.42 + row * 0.12 - 0.04 * Math.cos(turn)];
      const half = 0.016 * Math.cos(turn);
      if (isInside(head.at(x, y), outline))
        head.line([x - half, y + 0.005, x, y - 0.003, x + half, y - 0.005], colour, {
          width: 0.034,
          opacity: 0.75,
        });
    }
}
