import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { leafDabs } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { folds } from './cloth.ts';
import { hairMass } from './hair.ts';
import { threeQuarterFace, threeQuarterNeck } from './heads.ts';
import { childlike, type Pen, penAt } from './pen.ts';
import { mixTones, type Tones } from './tones.ts';

/** A girl in a straw hat; its brim lays a warm shadow over her eyes. */
export const girlHat: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing } = brief;
  const size = Math.min(h * { wide: 0.3, middle: 0.35, close: 0.39 }[framing], w * 0.56);
  const pen = penAt(scene, {
    at: [w * 0.49, h * 0.44],
    size,
    turn: random.between(-0.08, 0.1),
    bend: childlike,
  });
  const tones = mixTones(
    brief,
    random.pick([oklch(0.5, 0.07, 62), oklch(0.6, 0.08, 78), oklch(0.36, 0.05, 50)]),
  );
  garden(scene, brief);
  braid(scene, pen, tones, brief);
  threeQuarterNeck(scene, pen, tones);
  dress(scene, brief, pen);
  threeQuarterFace(scene, pen, tones, { lips: 0.95 });
  hairMass(scene, pen, tones, random, {
    outline: [
      -0.31, -0.1, -0.335, -0.28, -0.2, -0.4, 0.1, -0.42, 0.36, -0.36, 0.42, -0.1, 0.4, 0.16, 0.33,
      0.36, 0.27, 0.3, 0.26, 0.1, 0.2, -0.1, 0.06, -0.25, -0.1, -0.2, -0.24, -0.22,
    ],
    flows: [
      {
        inner: [0.0, -0.28, 0.16, -0.16, 0.25, 0.06, 0.29, 0.3],
        outer: [0.1, -0.42, 0.34, -0.36, 0.42, -0.1, 0.36, 0.3],
        locks: 12,
      },
    ],
  });
  hat(scene, brief, pen, tones);
  if (random.chance(0.5)) mirror(scene, w);
};

/** Sunlit leaves far out of focus. */
function garden(scene: Scene, { width: w, height: h, random, palette, medium }: Brief): void {
  const base = mix(palette.foliage[1], palette.haze, 0.35);
  const kraft = medium === 'pastel';
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along(
      [0, 0],
      [w, h],
      mix(palette.foliage[0], palette.skyLow, 0.5),
      base,
      mix(palette.foliage[2], palette.haze, 0.3),
    ),
    { backdrop: true, direction: 0.9, opacity: kraft ? 0.8 : 1 },
  );
  for (let i = 0; i < 15; i++) {
    const at: Point = [w * random(), h * random()];
    const tone = mix(
      random.pick([...palette.foliage, palette.light]),
      palette.haze,
      random.between(0.1, 0.5),
    );
    scene.shape(
      blob(random, at, w * random.between(0.08, 0.2), w * random.between(0.06, 0.16), 0.25),
      tone,
      { edge: 24, opacity: 0.65, backdrop: true, direction: 0.8 },
    );
  }
}

function braid(scene: Scene, pen: Pen, tones: Tones, { random }: Brief): void {
  let [x, y] = [0.34, 0.24];
  for (let i = 0; i < 6; i++) {
    const r = 0.1 - i * 0.007;
    const side = i % 2 ? 1 : -1;
    pen.area(
      [
        x - r,
        y - 0.02,
        x + side * 0.02,
        y - r * 0.9,
        x + r,
        y,
        x + r * 0.5,
        y + r,
        x - r * 0.4,
        y + r,
      ],
      pen.blend([x - r, y - r, x + r, y + r], tones.hairLight, tones.hair, tones.hairDark),
      { detail: 0.6, edge: 1.5 },
    );
    pen.line(
      [x - side * r * 0.7, y - r * 0.4, x, y + r * 0.2, x + side * r * 0.5, y + r * 0.7],
      tones.hairDark,
      { width: 0.02, dry: 0.3, opacity: 0.7 },
    );
    [x, y] = [x + 0.012 + side * 0.012, y + r * 1.25];
  }
  scene.shape(blob(random, pen.at(x, y), pen.size * 0.05, pen.size * 0.07, 0.2), tones.hair, {
    edge: 2,
  });
}

function dress(scene: Scene, brief: Brief, pen: Pen): void {
  const { palette, random } = brief;
  const cloth = palette.lit(
    random.pick([palette.harmony.pale, palette.white, palette.harmony.second]),
    0.3,
  );
  const shade = mix(shift(cloth, { light: -0.14 }), palette.shadow, 0.25);
  pen.area(
    [
      -0.3, 0.8, -0.52, 0.9, -0.66, 1.2, -0.76, 2.4, 1.2, 2.4, 1.06, 1.2, 0.84, 0.9, 0.52, 0.74,
      0.44, 0.92, 0.2, 1.04, 0.0, 1.02, -0.2, 0.94,
    ],
    pen.blend([-0.6, 1, 0.95, 1.4], shift(cloth, { light: 0.04 }), cloth, shade),
    { detail: 0.5, direction: 1.2 },
  );
  folds(
    scene,
    pen,
    [
      [-0.22, 1.0, -0.36, 1.4, -0.3, 2.3],
      [0.02, 1.06, 0.1, 1.5, 0.0, 2.4],
      [0.34, 1.0, 0.54, 1.4, 0.5, 2.3],
      [0.66, 0.95, 0.86, 1.4, 0.82, 2.3],
    ],
    shade,
  );
  const collar = [-0.3, 0.79, -0.2, 0.93, 0.0, 1.02, 0.2, 1.03, 0.44, 0.9, 0.52, 0.75];
  pen.line(collar, mix(cloth, palette.harmony.accent, 0.75), {
    width: 0.035,
    dry: 0.15,
    pressure: () => 0.9,
  });
}

function hat(scene: Scene, brief: Brief, pen: Pen, tones: Tones): void {
  const { palette, random } = brief;
  const straw: Colour = palette.lit(oklch(0.83, 0.085, 86), 0.4);
  const shade = mix(shift(straw, { light: -0.2, hue: -12 }), palette.shadow, 0.25);
  const brim = [
    -0.66, -0.06, -0.62, -0.2, -0.38, -0.36, 0.0, -0.44, 0.4, -0.42, 0.72, -0.3, 0.8, -0.16, 0.66,
    -0.08, 0.4, -0.12, 0.1, -0.14, -0.16, -0.1, -0.4, -0.02, -0.56, 0.02,
  ];
  scene.within(
    pen.curve([
      -0.24, -0.4, -0.325, -0.17, -0.325, 0.05, -0.28, 0.24, -0.2, 0.46, 0.0, 0.48, 0.25, 0.2, 0.42,
      0.1, 0.4, -0.4,
    ]),
    () => {
      pen.area(
        [
          -0.4, -0.2, -0.4, 0.02, -0.26, 0.05, -0.1, 0.08, 0.1, 0.06, 0.26, 0.1, 0.5, 0.14, 0.5,
          -0.3,
        ],
        mix(tones.shade, oklch(0.6, 0.08, 55), 0.4),
        { glaze: true, edge: 4, opacity: 0.75, direction: 0.2 },
      );
    },
  );
  pen.area(brim, pen.blend([-0.6, -0.3, 0.75, -0.1], shift(straw, { light: 0.06 }), straw, shade), {
    detail: 0.75,
    direction: 0.1,
  });
  pen.area(
    [
      -0.6, 0.0, -0.4, -0.05, -0.16, -0.13, 0.1, -0.17, 0.4, -0.15, 0.7, -0.12, 0.66, -0.08, 0.4,
      -0.12, 0.1, -0.14, -0.16, -0.1, -0.4, -0.02, -0.54, 0.02,
    ],
    shade,
    { edge: 1.5, detail: 0.7, contour: 0.3 },
  );
  const crown = [
    -0.33, -0.3, -0.33, -0.5, -0.22, -0.65, 0.02, -0.72, 0.26, -0.66, 0.39, -0.5, 0.42, -0.28, 0.22,
    -0.22, -0.08, -0.21,
  ];
  pen.area(
    crown,
    pen.blend([-0.35, -0.5, 0.42, -0.3], shift(straw, { light: 0.07 }), straw, shade, shade),
    { detail: 0.7, direction: 0.1 },
  );
  const ribbon = palette.lit(
    random.chance(0.5) ? palette.harmony.accent : oklch(0.5, 0.13, 25),
    0.2,
  );
  pen.area(
    [
      -0.335, -0.36, -0.1, -0.28, 0.2, -0.29, 0.418, -0.37, 0.43, -0.27, 0.22, -0.2, -0.08, -0.19,
      -0.34, -0.27,
    ],
    pen.blend([-0.3, -0.3, 0.42, -0.3], ribbon, ribbon, mix(ribbon, palette.dark, 0.45)),
    { detail: 0.8 },
  );
  for (let i = 0; i < 9; i++) {
    const t = -0.68 + i * 0.045;
    const across = 0.24 + i * 0.02;
    pen.line([-across, t + 0.1, 0.03, t + 0.02, across, t + 0.1], shade, {
      width: 0.01,
      dry: 0.65,
      opacity: 0.4,
    });
  }
  for (const k of [0.86, 0.95]) {
    const ring = ellipse(pen.at(0.06, -0.25), pen.size * 0.72 * k, pen.size * 0.17 * k, {
      from: 0.3,
      to: 2.9,
    });
    scene.line(ring, shade, { width: pen.size * 0.01, dry: 0.65, opacity: 0.45 });
  }
  if (random.chance(0.5))
    leafDabs(scene, brief, {
      at: pen.at(0.36, -0.3),
      reach: pen.size * 0.12,
      count: 16,
      size: pen.size * 0.04,
      colours: [palette.harmony.pale, ribbon, palette.foliage[1]],
    });
}
