import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, rectangle, strew } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { mirror } from '../mirror.ts';
import { hairMass } from './hair.ts';
import { type Pen, penAt } from './pen.ts';
import { profileFace, profileNeck } from './profiles.ts';
import { mixTones } from './tones.ts';

const SCARVES: readonly Colour[] = [
  oklch(0.5, 0.15, 27),
  oklch(0.42, 0.08, 260),
  oklch(0.86, 0.03, 85),
  oklch(0.45, 0.07, 165),
];

/** A profile in a flowered shawl, quiet against a winter sky. */
export const profileScarf: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const size = h * { wide: 0.36, middle: 0.42, close: 0.5 }[framing];
  const pen = penAt(scene, { at: [w * 0.47, h * 0.41], size, turn: random.between(-0.03, 0.08) });
  const tones = mixTones(brief);
  const cloth = palette.lit(random.pick(SCARVES), 0.35);
  if (brief.hour === 'dusk') sea(scene, brief);
  else background(scene, brief);
  profileNeck(scene, pen, tones);
  profileFace(scene, pen, tones, { isLidLow: brief.hour !== 'dusk' && random.chance(0.6) });
  hairMass(scene, pen, tones, random, {
    outline: [
      -0.27, -0.33, -0.24, -0.44, -0.08, -0.5, 0.05, -0.3, 0.0, -0.06, -0.05, -0.1, -0.1, -0.22,
      -0.2, -0.29,
    ],
    flows: [
      {
        inner: [-0.22, -0.3, -0.1, -0.24, -0.02, -0.1],
        outer: [-0.22, -0.44, -0.06, -0.44, 0.03, -0.2],
        locks: 10,
      },
    ],
  });
  shawl(scene, brief, pen, cloth);
  if (random.chance(0.4)) mirror(scene, w);
};

function background(scene: Scene, { width: w, height: h, random, palette }: Brief): void {
  const wall = mix(palette.lit(palette.harmony.ground, 0.4), palette.haze, 0.5);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w * 0.8, h], shift(wall, { light: 0.08 }), wall, shift(wall, { light: -0.08 })),
    { backdrop: true, direction: 1.1 },
  );
  for (let i = 0; i < 5; i++) {
    const at: Point = [w * random(), h * random.between(0, 0.9)];
    scene.shape(
      blob(random, at, w * 0.25, h * 0.16, 0.25),
      shift(wall, { light: random.between(-0.06, 0.07) }),
      { edge: 45, opacity: 0.6, backdrop: true },
    );
  }
}

/** The evening sea that she looks at. */
function sea(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random, palette } = brief;
  const horizon = h * 0.56;
  sky(scene, brief, { horizon, sun: [w * 0.1, horizon * 0.8], clouds: 'streaks' });
  const deep = mix(palette.water, palette.lit(oklch(0.42, 0.05, 240)), 0.6);
  scene.shape(
    rectangle(-20, horizon, w + 40, h),
    vertical(horizon, h, mix(deep, palette.skyLow, 0.3), deep),
    { direction: 0, backdrop: true, detail: 0.3 },
  );
  for (let i = 0; i < 14; i++) {
    const y = horizon + h * 0.3 * random();
    const x = w * random.between(-0.05, 0.4);
    scene.line(
      [
        [x, y],
        [x + w * random.between(0.05, 0.15), y],
      ],
      mix(palette.skyLow, palette.light, 0.4),
      { width: 4, dry: 0.5, opacity: 0.7 },
    );
  }
}

/** The shawl around head and shoulders, its folds and its flowers. */
function shawl(scene: Scene, brief: Brief, pen: Pen, cloth: Colour): void {
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
