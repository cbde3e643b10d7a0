import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, ribbon } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Cloth, folds, shadeOn } from '../portrait/cloth.ts';
import { CROWN_FROM_BEHIND } from '../portrait/hairstyles.ts';
import type { Pen } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';
import { backwards, mirrored, neckband } from './clothes-from-behind.ts';

/** At work, to the hips: both hands are before her, with a palette; an apron is buttoned and tied over the blouse. */
export function painter(scene: Scene, brief: Brief, pen: Pen, colour: Colour): void {
  const { palette } = brief;
  const clothOf = (cloth: Colour): Cloth => ({
    lit: shift(cloth, { light: 0.07 }),
    cloth,
    shade: mix(shift(cloth, { light: -0.18 }), palette.shadow, 0.3),
  });
  const blouse = clothOf(colour);
  const linen = clothOf(palette.lit(oklch(0.48, 0.06, 250), 0.3));
  paletteInHand(scene, brief, pen);
  skirt(scene, brief, pen, linen);
  torso(scene, pen, blouse);
  scene.within(pen.curve(TORSO), () => straps(scene, brief, pen, linen));
  for (const side of [-1, 1] as const) sleeve(scene, pen, side, blouse);
  bow(scene, brief, pen, linen);
}

/** A brush holds the knot, its bristles up; the hair lies in shade under the knot and where the head turns away. */
export function brushInHair(
  scene: Scene,
  { palette }: Brief,
  head: Pen,
  { hairLight, hairDark }: Tones,
): void {
  const soft = { opacity: 0.58, contour: 0, direction: 0.8 };
  scene.within(head.curve(CROWN_FROM_BEHIND.outline), () => {
    head.area(
      [
        -0.17, 0.05, -0.05, 0.1, 0.1, 0.1, 0.2, -0.04, 0.24, 0.06, 0.12, 0.19, -0.06, 0.2, -0.16,
        0.14,
      ],
      shift(hairDark, { light: -0.06 }),
      { ...soft, edge: head.size * 0.05 },
    );
    head.area(
      [0.14, -0.6, 0.26, -0.3, 0.3, 0, 0.2, 0.3, 0.1, 0.5, 0.5, 0.5, 0.5, -0.5],
      shift(hairDark, { light: -0.04 }),
      { ...soft, edge: head.size * 0.12 },
    );
  });
  for (const strand of [
    [-0.17, -0.04, -0.11, 0.05, 0, 0.085, 0.1, 0.05, 0.17, -0.04],
    [-0.12, -0.04, -0.07, 0.03, 0.01, 0.05, 0.08, 0.02, 0.13, -0.05],
    [-0.07, -0.03, -0.02, 0.015, 0.04, 0.0, 0.08, -0.06],
  ])
    head.line(strand, hairLight, { width: 0.014, dry: 0.4, opacity: 0.55 });
  const varnish = palette.lit(oklch(0.52, 0.14, 35), 0.3);
  const rod = (
    ends: readonly [number, number, number, number],
    colour: Colour,
    half: (t: number) => number,
  ) =>
    scene.shape(
      ribbon(head.curve(ends, false), (t) => head.size * half(t)),
      colour,
      { detail: 0.95, direction: -0.76 },
    );
  rod([-0.37, 0.24, -0.15, 0.03], varnish, (t) => 0.01 + 0.01 * t);
  rod([0.13, -0.235, 0.36, -0.455], varnish, () => 0.023);
  rod([0.36, -0.455, 0.45, -0.54], palette.stone, () => 0.026);
  head.area([0.43, -0.56, 0.5, -0.65, 0.6, -0.69, 0.57, -0.59, 0.47, -0.52], palette.dark, {
    detail: 0.95,
    direction: -0.76,
  });
}

/** It stands out beside her elbow, with the paints along its rim. */
function paletteInHand(scene: Scene, { palette }: Brief, pen: Pen): void {
  const wood = palette.lit(oklch(0.44, 0.08, 45), 0.3);
  const turn = -0.2;
  scene.shape(
    ellipse(pen.at(-0.93, 2.16), pen.size * 0.4, pen.size * 0.15, { turn }),
    pen.blend([-1.28, 2.0, -0.7, 2.2], shift(wood, { light: 0.14 }), wood),
    { detail: 0.75, direction: 0.2 },
  );
  for (const [x, y, paint] of [
    [-1.13, 2.28, oklch(0.93, 0.02, 95)],
    [-1.23, 2.22, oklch(0.8, 0.14, 90)],
    [-1.22, 2.14, oklch(0.6, 0.17, 35)],
    [-1.12, 2.1, oklch(0.5, 0.1, 255)],
  ] as const)
    scene.shape(ellipse(pen.at(x, y), pen.size * 0.042, pen.size * 0.028, { turn }), paint, {
      detail: 0.9,
    });
}

/** The apron meets at her back without closing: between its edges hangs the skirt. */
function skirt(
  scene: Scene,
  { palette, random, height: h }: Brief,
  pen: Pen,
  { lit, cloth, shade }: Cloth,
): void {
  const wool = palette.lit(oklch(0.33, 0.035, 40), 0.3);
  const middle = [-0.3, 2.14, 0.3, 2.14, 0.5, 3.0, -0.5, 3.0];
  pen.area(middle, pen.blend([-0.5, 2.4, 0.5, 2.5], shift(wool, { light: 0.06 }), wool), {
    detail: 0.6,
    contour: 0,
    direction: 1.5,
  });
  for (const side of [-1, 1]) {
    const wrap = [
      0.14, 2.14, 0.5, 2.1, 0.74, 2.06, 0.8, 2.3, 0.92, 2.6, 0.98, 3.0, 0.4, 3.0, 0.3, 2.6,
    ];
    const turned = side > 0 ? wrap : mirrored(wrap);
    pen.area(
      turned,
      side > 0
        ? pen.blend([0.2, 2.4, 0.9, 2.5], cloth, cloth, shade)
        : pen.blend([-0.9, 2.4, -0.2, 2.5], lit, cloth, cloth),
      { detail: 0.65, contour: 0, direction: 1.4 },
    );
    scene.within(pen.curve(turned), () =>
      folds(
        scene,
        pen,
        [
          [side * 0.3, 2.26, side * 0.42, 2.5, side * 0.48, 2.95],
          [side * 0.6, 2.26, side * 0.7, 2.5, side * 0.78, 2.95],
        ],
        shade,
        0.05,
      ),
    );
  }
  // The rubbed ground stops short of the edge of the sheet: open strokes run off it.
  for (let x = -0.92; x < 0.93; x += 0.022) {
    const side = x < 0 ? mix(lit, cloth, (x + 0.92) * 2) : mix(cloth, shade, (x - 0.3) * 1.6);
    const tone = shift(Math.abs(x) < 0.31 ? wool : side, {
      light: random.bell() * 0.03,
      hue: random.bell() * 10,
    });
    const foot = x + random.between(-0.015, 0.015);
    pen.line([foot * 0.95, random.between(2.44, 2.6), foot * 0.98, 2.66, foot * 1.01, 2.86], tone, {
      width: random.between(0.036, 0.055),
      pressure: (t) => Math.min(1.15, 0.25 + 2.4 * t),
      opacity: 0.9,
    });
    const [end] = pen.at(foot * 1.01, 2.86);
    scene.line(
      [
        [end - 4, h - 0.6],
        [end + 4, h - 0.6],
      ],
      tone,
      { width: 2.4, pressure: () => 1.1 },
    );
  }
}

const SHOULDERS = [
  0.14, 0.72, 0.26, 0.63, 0.56, 0.77, 0.78, 0.89, 0.86, 1.2, 0.82, 1.5, 0.76, 1.8, 0.72, 2.1, 0.5,
  2.17, 0, 2.2,
];
const TORSO = [...SHOULDERS, ...backwards(mirrored(SHOULDERS)), 0, 0.75];

/** Shoulder blades, the hollow of the spine, the waist that the apron draws in. */
function torso(scene: Scene, pen: Pen, { lit, cloth, shade }: Cloth): void {
  pen.area(TORSO, pen.blend([-0.9, 1.1, 0.95, 1.5], lit, cloth, cloth, shade), {
    detail: 0.6,
    direction: 1.3,
  });
  scene.within(pen.curve(TORSO), () => {
    const shadow = shadeOn(pen, shade, 1.35);
    shadow([-0.07, 0.9, 0.05, 1.2, 0.02, 1.7, 0.08, 2.2, -0.08, 2.2, -0.06, 1.7], 0.08, 0.6);
    shadow([0.5, 1.0, 0.66, 1.3, 0.6, 1.8, 0.6, 2.3, 1.0, 2.2, 1.0, 1.0], 0.1, 0.5);
    // Under the shoulder blades.
    shadow([-0.62, 1.3, -0.4, 1.44, -0.14, 1.38, -0.3, 1.54, -0.56, 1.48], 0.07, 0.5);
    shadow([0.62, 1.3, 0.4, 1.46, 0.12, 1.4, 0.3, 1.58, 0.58, 1.5], 0.07, 0.55);
    folds(
      scene,
      pen,
      [
        [-0.6, 2.12, -0.52, 1.94, -0.56, 1.72],
        [-0.3, 2.18, -0.26, 1.98, -0.3, 1.82],
        [0.24, 2.18, 0.22, 2.0, 0.28, 1.8],
        [0.52, 2.14, 0.48, 1.94, 0.54, 1.7],
      ],
      shade,
      0.06,
    );
  });
  neckband(pen, lit);
}

/** Over the shoulder blades they bend outwards; the upper one throws its shadow on the lower. */
function straps(scene: Scene, { palette }: Brief, pen: Pen, { lit, cloth, shade }: Cloth): void {
  for (const side of [1, -1]) {
    const line = pen.curve(
      [
        [0.4, 0.6],
        [0.43, 0.8],
        [0.38, 1.1],
        [0.2, 1.4],
        [-0.04, 1.66],
        [-0.26, 1.9],
        [-0.4, 2.16],
      ].flatMap(([x = 0, y = 0]) => [side * x, y]),
      false,
    );
    const half = pen.size * 0.056;
    const beside = line.map(([x, y]) => [x + half * 0.5, y + half * 0.4] as const);
    scene.shape(
      ribbon(beside, () => half * 1.1),
      shade,
      { edge: pen.size * 0.035, opacity: 0.6, contour: 0, direction: 1.2 },
    );
    scene.shape(
      ribbon(line, () => half),
      pen.blend([0, 0.7, 0, 2.2], lit, cloth, lit, cloth, mix(cloth, shade, 0.5)),
      { detail: 0.8, contour: 0, direction: side > 0 ? 2.1 : 1.05 },
    );
    for (const off of [-0.62, 0.62])
      scene.line(
        line.slice(9).map(([x, y]) => [x + half * off, y] as const),
        mix(lit, palette.white, 0.35),
        { width: pen.size * 0.008, dry: 0.7, opacity: 0.5, pressure: () => 0.8 },
      );
  }
}

/** Down to the elbow, the lowest that is seen of an arm bent forward. */
function sleeve(scene: Scene, pen: Pen, side: -1 | 1, { lit, cloth, shade }: Cloth): void {
  const turned = (numbers: readonly number[]) => (side > 0 ? numbers : mirrored(numbers));
  const outline = turned([
    0.58, 0.79, 0.78, 0.89, 0.92, 1.08, 0.99, 1.4, 1.03, 1.7, 1.06, 1.92, 1.04, 2.06, 0.95, 2.15,
    0.8, 2.17, 0.68, 2.1, 0.66, 1.9, 0.69, 1.6, 0.71, 1.3, 0.67, 1.05,
  ]);
  pen.area(
    turned([0.76, 1.1, 0.74, 1.5, 0.68, 1.9, 0.7, 2.2, 0.54, 2.14, 0.56, 1.8, 0.64, 1.4]),
    shade,
    { edge: pen.size * 0.07, opacity: 0.75, contour: 0, direction: 1.4 },
  );
  pen.area(
    outline,
    side > 0
      ? pen.blend([0.7, 1.5, 1.12, 1.6], cloth, mix(cloth, shade, 0.5), shade)
      : pen.blend([-1.1, 1.5, -0.66, 1.6], lit, lit, cloth),
    { detail: 0.65, direction: side > 0 ? 1.4 : 1.7 },
  );
  scene.within(pen.curve(outline), () => {
    pen.area(turned([0.6, 2.0, 0.82, 2.04, 1.0, 1.98, 1.16, 1.84, 1.2, 2.3, 0.6, 2.3]), shade, {
      edge: pen.size * 0.07,
      opacity: 0.7,
      contour: 0,
      direction: 0.6,
    });
    folds(
      scene,
      pen,
      [
        [0.7, 1.68, 0.84, 1.8, 1.02, 1.8],
        [0.68, 1.86, 0.82, 1.95, 1.0, 1.94],
        [1.12, 1.72, 1.0, 1.8, 0.9, 1.8],
        [0.74, 1.16, 0.84, 1.34, 0.9, 1.6],
      ].map(turned),
      shade,
      0.05,
    );
  });
}

/** The band with its two buttons, tied in the middle: two loops, and ends that hang over the skirt. */
function bow(scene: Scene, { palette }: Brief, pen: Pen, { lit, cloth, shade }: Cloth): void {
  const dark = mix(shade, palette.dark, 0.4);
  const bright = shift(lit, { light: 0.07 });
  pen.area(
    [
      -0.71, 2.08, -0.35, 2.14, 0, 2.16, 0.35, 2.14, 0.71, 2.08, 0.73, 2.2, 0.35, 2.27, 0, 2.29,
      -0.35, 2.27, -0.73, 2.2,
    ],
    pen.blend([-0.7, 2.1, 0.7, 2.2], lit, cloth, cloth, shade),
    { detail: 0.75, direction: 0.1 },
  );
  const horn = mix(palette.harmony.pale, palette.trunk, 0.3);
  for (const x of [-0.46, 0.46]) {
    scene.shape(ellipse(pen.at(x, 2.2), pen.size * 0.04, pen.size * 0.04), horn, {
      detail: 0.95,
    });
    pen.line([x - 0.012, 2.2, x, 2.203, x + 0.012, 2.2], dark, { width: 0.014 });
  }
  const soft = { edge: pen.size * 0.03, contour: 0, direction: 0.4 };
  for (const side of [1, -1]) {
    const turned = (numbers: readonly number[]) => (side > 0 ? numbers : mirrored(numbers));
    const tone = side > 0 ? mix(lit, cloth, 0.5) : bright;
    const end = turned([0.02, 2.26, 0.1, 2.26, 0.17, 2.42, 0.26, 2.56, 0.13, 2.6, 0.06, 2.44]);
    const loop = turned([
      0, 2.22, 0.1, 2.12, 0.26, 2.05, 0.36, 2.12, 0.36, 2.25, 0.28, 2.34, 0.12, 2.29,
    ]);
    for (const part of [end, loop]) {
      pen.area(
        part.map((v, i) => (i % 2 ? v + 0.04 : v + 0.02)),
        dark,
        { ...soft, opacity: 0.55 },
      );
      pen.area(part, tone, { detail: 0.85, direction: part === end ? 1.4 : side * -0.4 });
    }
    // Into the loop one looks; from the knot it is creased.
    pen.area(turned([0.12, 2.2, 0.24, 2.13, 0.32, 2.16, 0.31, 2.23, 0.22, 2.25]), dark, {
      ...soft,
      edge: pen.size * 0.02,
      opacity: 0.75,
    });
    pen.line(turned([0.05, 2.24, 0.12, 2.27, 0.22, 2.29]), shade, { width: 0.016, dry: 0.4 });
  }
  pen.area(
    [-0.06, 2.17, 0.06, 2.16, 0.075, 2.24, 0.05, 2.3, -0.05, 2.3, -0.075, 2.24],
    pen.blend([-0.06, 2.2, 0.07, 2.26], bright, cloth),
    { detail: 0.9, direction: 1.4 },
  );
}
