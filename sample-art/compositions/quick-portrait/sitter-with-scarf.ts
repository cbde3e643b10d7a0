import { mix, oklch, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import { folds } from '../portrait/cloth.ts';
import type { Pen } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';
import { backwards } from './clothes-from-behind.ts';

/** On a bench, in a coat and a headscarf, a handbag beside her: her hands lie in her lap, where nobody sees them. */
export function sitterWithScarf(scene: Scene, brief: Brief, body: Pen, tones: Tones): void {
  bench(brief, body);
  calves(brief, body, tones);
  coat(scene, brief, body);
  handbag(brief, body);
  scarf(scene, brief, body);
}

function bench({ palette }: Brief, body: Pen): void {
  const wood = mix(palette.trunk, palette.dark, 0.2);
  const leg = { width: 0.1, dry: 0.15, pressure: () => 0.9 };
  for (const x of [-1.2, 2.04]) {
    body.line([x + 0.16, 3.1, x + 0.15, 3.7, x + 0.14, 4.5], mix(wood, palette.haze, 0.25), leg);
    body.line([x, 3.1, x - 0.01, 3.9, x - 0.03, 4.76], wood, leg);
  }
  body.area(
    [-1.44, 2.98, 0.4, 2.96, 2.16, 2.98, 2.17, 3.11, 0.4, 3.1, -1.45, 3.11],
    body.blend([-1.6, 2.95, -1.6, 3.14], shift(wood, { light: 0.12 }), wood),
    { detail: 0.6, direction: 0 },
  );
}

/** Stockings and low heels below the hem. */
function calves({ palette }: Brief, body: Pen, { middle, shade }: Tones): void {
  const shoe = mix(palette.dark, palette.trunk, 0.15);
  for (const [side, tone] of [
    [1, shade],
    [-1, middle],
  ] as const) {
    const x = (v: number) => side * (0.27 + v);
    body.area(
      [x(-0.16), 3.5, x(0.17), 3.5, x(0.17), 3.86, x(0.07), 4.4, x(-0.07), 4.4, x(-0.15), 3.86],
      body.blend([-0.6, 3.9, 0.6, 4.0], middle, tone, shade),
      { detail: 0.6, direction: 1.5 },
    );
    body.area(
      [x(-0.08), 4.34, x(0.08), 4.34, x(0.15), 4.56, x(0.2), 4.74, x(-0.08), 4.76, x(-0.11), 4.56],
      shoe,
      { detail: 0.6 },
    );
  }
}

/** Whole from the collar to the hem that hangs over the bench; sleeves part from the back, a half-belt holds it. */
function coat(scene: Scene, { palette }: Brief, body: Pen): void {
  const cloth = palette.lit(oklch(0.74, 0.04, 60), 0.3);
  const shade = mix(shift(cloth, { light: -0.2 }), palette.shadow, 0.25);
  const half = [
    0.24, 0.72, 0.6, 0.8, 0.92, 0.98, 1.07, 1.35, 1.13, 1.8, 1.15, 2.16, 1.06, 2.46, 0.92, 2.56,
    0.96, 2.82, 1.04, 3.04, 1.04, 3.4, 0.98, 3.62, 0.5, 3.67,
  ];
  const left = half.map((v, i) => (i % 2 === 0 ? -v : v));
  const outline = [...half, 0, 3.64, ...backwards(left), 0, 0.82];
  body.area(
    outline,
    body.blend([-1.1, 1.4, 1.15, 2.2], shift(cloth, { light: 0.12 }), cloth, cloth, shade),
    { detail: 0.6, direction: 1.35 },
  );
  scene.within(body.curve(outline), () => {
    const soft = { contour: 0, detail: 0.5, direction: 1.4 };
    body.area([0.5, 0.9, 0.8, 1.4, 0.78, 2.4, 0.9, 3.7, 1.4, 3.7, 1.3, 1.2], shade, {
      ...soft,
      edge: body.size * 0.12,
      opacity: 0.55,
    });
    folds(
      scene,
      body,
      [
        [-0.72, 1.1, -0.82, 1.7, -0.8, 2.5],
        [0.72, 1.1, 0.82, 1.7, 0.8, 2.5],
        [-1.12, 2.0, -1.0, 2.06, -0.88, 2.2],
        [1.12, 2.0, 1.0, 2.06, 0.88, 2.2],
        [-0.4, 1.0, -0.46, 1.5, -0.4, 2.0],
        [0.34, 1.0, 0.42, 1.5, 0.38, 2.0],
        [-0.5, 2.3, -0.6, 2.6, -0.72, 2.9],
        [0.5, 2.3, 0.6, 2.6, 0.72, 2.9],
        [-0.6, 3.1, -0.64, 3.4, -0.62, 3.66],
        [0.56, 3.1, 0.6, 3.4, 0.58, 3.66],
      ],
      shade,
      0.08,
    );
    const belt = [-0.56, 2.08, 0, 2.13, 0.56, 2.08, 0.56, 2.27, 0, 2.32, -0.56, 2.27];
    body.area(belt, body.blend([-0.5, 2.1, 0.6, 2.3], cloth, shade), { detail: 0.7, direction: 0 });
  });
  for (const side of [-1, 1])
    body.line(
      [side * 0.76, 1.3, side * 0.83, 1.8, side * 0.84, 2.2, side * 0.94, 2.56],
      mix(shade, palette.dark, 0.3),
      { width: 0.035, dry: 0.25 },
    );
  for (const x of [-0.43, 0.43])
    body.line([x - 0.03, 2.19, x, 2.17, x + 0.03, 2.2], palette.dark, {
      width: 0.08,
      pressure: () => 1,
    });
  body.line([0, 2.34, 0.01, 2.9, 0.03, 3.64], shade, { width: 0.035, dry: 0.3 });
}

function handbag({ palette }: Brief, body: Pen): void {
  const leather = mix(palette.lit(palette.harmony.accent, 0.3), palette.dark, 0.5);
  body.line([1.5, 2.46, 1.56, 2.12, 1.76, 2.02, 1.94, 2.14, 1.98, 2.46], leather, {
    width: 0.055,
    dry: 0.15,
    pressure: () => 0.9,
  });
  body.area(
    [1.4, 2.44, 1.75, 2.4, 2.08, 2.44, 2.14, 2.7, 2.15, 2.96, 1.75, 2.98, 1.33, 2.96, 1.35, 2.7],
    body.blend(
      [1.35, 2.5, 2.15, 2.9],
      shift(leather, { light: 0.1 }),
      leather,
      mix(leather, palette.dark, 0.5),
    ),
    { detail: 0.6, direction: 0.5 },
  );
  body.line([1.66, 2.43, 1.75, 2.38, 1.84, 2.43], palette.dark, { width: 0.05, dry: 0.2 });
}

/** Tied below the chin: from behind a smooth crown, creases to the cheeks, and the corner over the collar. */
function scarf(scene: Scene, { palette }: Brief, body: Pen): void {
  const wool = palette.lit(oklch(0.5, 0.1, 25), 0.3);
  const shade = mix(shift(wool, { light: -0.2 }), palette.shadow, 0.25);
  const outline = [
    0, -0.5, 0.26, -0.45, 0.43, -0.26, 0.47, 0, 0.44, 0.2, 0.46, 0.34, 0.6, 0.5, 0.74, 0.66, 0.4,
    0.94, 0.03, 1.3, -0.34, 0.94, -0.7, 0.66, -0.57, 0.5, -0.43, 0.34, -0.41, 0.2, -0.44, 0, -0.41,
    -0.26, -0.25, -0.45,
  ];
  body.area(
    outline,
    body.blend([-0.4, -0.3, 0.4, 0.5], shift(wool, { light: 0.24 }), wool, wool, shade),
    { detail: 0.8, direction: 1.2 },
  );
  scene.within(body.curve(outline), () => {
    body.area([0.16, -0.6, 0.26, -0.2, 0.2, 0.3, 0.24, 1.2, 0.7, 1.0, 0.6, -0.5], shade, {
      edge: body.size * 0.1,
      opacity: 0.55,
      contour: 0,
      detail: 0.6,
      direction: 1.3,
    });
    body.area([-0.42, 0.24, 0, 0.4, 0.42, 0.24, 0.4, 0.42, 0, 0.52, -0.4, 0.42], shade, {
      edge: body.size * 0.06,
      opacity: 0.6,
      contour: 0,
      direction: 0.2,
    });
    folds(
      scene,
      body,
      [
        [-0.08, 0.1, -0.24, 0.24, -0.42, 0.28],
        [0.1, 0.1, 0.26, 0.24, 0.44, 0.28],
        [0, 0.24, -0.2, 0.42, -0.52, 0.52],
        [0.02, 0.24, 0.22, 0.42, 0.54, 0.52],
        [-0.34, 0.6, -0.12, 0.84, 0.0, 1.16],
        [0.38, 0.6, 0.16, 0.84, 0.05, 1.16],
      ],
      shade,
      0.05,
    );
  });
}
