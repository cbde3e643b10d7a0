import { type Colour, mix, oklch, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import { folds } from '../portrait/cloth.ts';
import type { Pen } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';
import { backwards, mirrored } from './clothes-from-behind.ts';

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

/** From the collar to the hem that hangs over the bench; a half-belt gathers it above the seat. */
function coat(scene: Scene, { palette }: Brief, body: Pen): void {
  const cloth = palette.lit(oklch(0.74, 0.04, 60), 0.3);
  const shade = mix(shift(cloth, { light: -0.2 }), palette.shadow, 0.25);
  const half = [
    0.24, 0.72, 0.56, 0.79, 0.86, 0.96, 0.9, 1.4, 0.82, 1.8, 0.74, 2.14, 0.78, 2.4, 0.98, 2.72,
    1.12, 3.0, 1.1, 3.36, 1.04, 3.62, 0.5, 3.67,
  ];
  const left = mirrored(half);
  const outline = [...half, 0, 3.64, ...backwards(left), 0, 0.82];
  const tones = [shift(cloth, { light: 0.12 }), cloth, cloth, shade];
  body.area(outline, body.blend([-1.1, 1.4, 1.15, 2.2], ...tones), {
    detail: 0.6,
    direction: 1.35,
  });
  scene.within(body.curve(outline), () => {
    const soft = { contour: 0, detail: 0.5, direction: 1.4 };
    body.area([0.4, 0.9, 0.6, 1.4, 0.56, 2.3, 0.7, 3.7, 1.4, 3.7, 1.3, 1.2], shade, {
      ...soft,
      edge: body.size * 0.12,
      opacity: 0.55,
    });
    // Where it lies on the bench, its upper side ends and the light with it.
    body.area([-1.2, 2.98, 0, 3.04, 1.2, 2.98, 1.2, 3.2, 0, 3.24, -1.2, 3.2], shade, {
      ...soft,
      edge: body.size * 0.1,
      opacity: 0.4,
    });
    folds(
      scene,
      body,
      [
        [-0.36, 1.0, -0.42, 1.5, -0.36, 2.0],
        [0.34, 1.0, 0.4, 1.5, 0.36, 2.0],
        [-0.34, 2.36, -0.46, 2.66, -0.62, 2.94],
        [0.34, 2.36, 0.46, 2.66, 0.62, 2.94],
        [-0.66, 3.14, -0.72, 3.4, -0.7, 3.66],
        [0.6, 3.14, 0.68, 3.4, 0.66, 3.66],
      ],
      shade,
      0.07,
    );
    const belt = [-0.52, 2.08, 0, 2.13, 0.52, 2.08, 0.52, 2.26, 0, 2.31, -0.52, 2.26];
    body.area(belt, body.blend([-0.5, 2.1, 0.6, 2.3], cloth, shade), { detail: 0.7, direction: 0 });
  });
  for (const side of [-1, 1] as const) sleeve(scene, body, { side, tones, shade });
  for (const x of [-0.41, 0.41])
    body.line([x - 0.02, 2.18, x, 2.16, x + 0.02, 2.19], palette.dark, {
      width: 0.06,
      pressure: () => 1,
    });
  body.line([0, 2.33, 0.01, 2.9, 0.03, 3.64], shade, { width: 0.03, dry: 0.3 });
}

/** Down from the shoulder to an elbow that stands off the waist; there it turns to the lap. */
function sleeve(
  scene: Scene,
  body: Pen,
  { side, tones, shade }: { side: -1 | 1; tones: readonly Colour[]; shade: Colour },
): void {
  const half = [
    0.62, 0.82, 0.86, 0.93, 1.02, 1.16, 1.12, 1.5, 1.22, 1.84, 1.29, 2.12, 1.26, 2.3, 1.12, 2.4,
    0.94, 2.42, 0.76, 2.38, 0.78, 2.18, 0.92, 2.08, 0.9, 1.88, 0.84, 1.6, 0.78, 1.3, 0.66, 1.0,
  ];
  const turned = (numbers: readonly number[]) => (side > 0 ? numbers : mirrored(numbers));
  const outline = turned(half);
  body.area(outline, body.blend([-1.3, 1.4, 1.25, 2.1], ...tones), {
    detail: 0.65,
    direction: side > 0 ? 1.35 : 1.8,
  });
  scene.within(body.curve(outline), () => {
    // The forearm goes away from us: darker than the sleeve that hangs before it.
    body.area(turned([0.6, 2.22, 0.9, 2.16, 1.1, 2.2, 1.3, 2.36, 1.1, 2.6, 0.6, 2.6]), shade, {
      edge: body.size * 0.06,
      opacity: 0.65,
      contour: 0,
      direction: 0.2,
    });
    folds(
      scene,
      body,
      [
        [1.28, 2.06, 1.12, 2.08, 0.96, 1.98],
        [1.26, 2.18, 1.1, 2.2, 0.94, 2.12],
        [0.86, 1.2, 0.96, 1.5, 1.0, 1.76],
      ].map(turned),
      shade,
      0.05,
    );
  });
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
