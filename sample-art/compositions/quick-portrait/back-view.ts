import { type Colour, mix, oklch, shift } from '../../colour.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { folds } from '../portrait/cloth.ts';
import { hairMass } from '../portrait/hair.ts';
import { HAIR_BEHIND, KNOT_SEEN_FROM_BEHIND } from '../portrait/hairstyles.ts';
import { lostProfile } from '../portrait/lost-profile.ts';
import { ear } from '../portrait/necks.ts';
import { type Pen, penAt } from '../portrait/pen.ts';
import { mixTones, type Tones } from '../portrait/tones.ts';
import { searchingLines, sketchGround } from './loose.ts';

/** A back: nape, shoulders, a cloth that has slipped; the face looks away. */
export const backView: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const size = Math.min(h * { wide: 0.26, middle: 0.29, close: 0.34 }[framing], w * 0.42);
  const pen = penAt(scene, { at: [w * 0.47, h * 0.25], size });
  const headPen = penAt(scene, { at: pen.at(-0.02, 0), size, turn: -random.between(0.0, 0.16) });
  const tones = mixTones(
    brief,
    random.pick([oklch(0.32, 0.05, 45), oklch(0.26, 0.02, 40), oklch(0.5, 0.07, 65)]),
  );
  sketchGround(scene, brief, pen);
  back(scene, pen, tones);
  const cloth = palette.lit(
    random.pick([palette.harmony.accent, palette.harmony.pale, palette.harmony.second]),
    0.3,
  );
  drapery(scene, brief, pen, cloth);
  lostProfile(scene, headPen, tones);
  hairMass(scene, headPen, tones, random, HAIR_BEHIND);
  hairMass(scene, headPen, tones, random, KNOT_SEEN_FROM_BEHIND);
  ear(penAt(scene, { at: headPen.at(-0.06, 0.02), size }), tones);
  for (const strand of [
    [0.2, 0.38, 0.22, 0.48, 0.18, 0.56],
    [0.1, 0.36, 0.08, 0.44, 0.1, 0.5],
  ])
    headPen.line(strand, tones.hair, { width: 0.014, dry: 0.5, opacity: 0.8 });
  searchingLines(pen, brief, [
    [-0.3, 0.72, -0.62, 0.84, -0.92, 1.0, -1.06, 1.4],
    [0.5, 0.72, 0.86, 0.86, 1.08, 1.06, 1.2, 1.5],
  ]);
  if (random.chance(0.5)) mirror(scene, w);
};

function back(scene: Scene, pen: Pen, { light, middle, shade, deep }: Tones): void {
  const outline = [
    -0.16, 0.3, -0.14, 0.46, -0.17, 0.6, -0.32, 0.72, -0.66, 0.84, -0.92, 0.98, -1.06, 1.3, -1.12,
    1.8, -1.14, 2.5, -0.8, 2.6, 0.9, 2.6, 1.22, 2.5, 1.2, 1.8, 1.14, 1.3, 1.0, 1.0, 0.76, 0.84,
    0.42, 0.72, 0.28, 0.58, 0.27, 0.42, 0.32, 0.2, 0.1, 0.1,
  ];
  pen.area(outline, pen.blend([-1.0, 1.2, 1.1, 1.5], light, light, middle, shade), {
    detail: 0.7,
    direction: 1.2,
  });
  const soft = { contour: 0, direction: 1.3, detail: 0.6 };
  scene.within(pen.curve(outline), () => {
    pen.area(
      [0.4, 0.7, 0.52, 1.0, 0.48, 1.5, 0.62, 2.0, 0.6, 2.7, 1.4, 2.7, 1.4, 0.9, 0.9, 0.8],
      shade,
      { ...soft, edge: pen.size * 0.05, opacity: 0.85 },
    );
    pen.area(
      [
        0.06, 0.72, 0.1, 1.0, 0.06, 1.4, 0.08, 2.0, 0.1, 2.5, 0.2, 2.5, 0.2, 1.9, 0.18, 1.4, 0.2,
        1.0, 0.14, 0.72,
      ],
      shade,
      { ...soft, edge: pen.size * 0.03, opacity: 0.5 },
    );
    pen.area([-0.46, 0.98, -0.26, 1.08, -0.2, 1.3, -0.34, 1.6, -0.3, 1.36, -0.36, 1.14], middle, {
      ...soft,
      edge: pen.size * 0.05,
      opacity: 0.8,
    });
    pen.area([0.3, 1.0, 0.5, 1.1, 0.56, 1.4, 0.4, 1.72, 0.42, 1.46, 0.4, 1.2], deep, {
      ...soft,
      edge: pen.size * 0.07,
      opacity: 0.4,
    });
    pen.area(
      [
        -0.16, 0.4, -0.1, 0.5, 0.04, 0.52, 0.2, 0.5, 0.24, 0.62, 0.4, 0.78, 0.2, 0.8, 0.1, 0.64,
        0.0, 0.58, -0.14, 0.52,
      ],
      shade,
      { ...soft, edge: pen.size * 0.03, opacity: 0.85 },
    );
    pen.area([-0.86, 1.4, -0.8, 1.7, -0.84, 2.4, -0.74, 2.4, -0.7, 1.8, -0.78, 1.5], shade, {
      ...soft,
      edge: pen.size * 0.03,
      opacity: 0.7,
    });
  });
}

function drapery(scene: Scene, { palette }: Brief, pen: Pen, cloth: Colour): void {
  const lit = shift(cloth, { light: 0.06 });
  const shade = mix(shift(cloth, { light: -0.16 }), palette.shadow, 0.25);
  pen.area(
    [
      -1.2, 1.5, -1.0, 1.36, -0.72, 1.62, -0.3, 1.96, 0.14, 2.04, 0.56, 1.86, 0.86, 1.54, 1.08,
      1.24, 1.26, 1.3, 1.34, 1.9, 1.44, 3.4, -1.4, 3.4, -1.26, 2.2,
    ],
    pen.blend([-1.1, 1.6, 1.2, 2.2], lit, cloth, shade),
    { detail: 0.5, direction: 0.9 },
  );
  folds(
    scene,
    pen,
    [
      [-1.05, 1.5, -0.7, 1.86, -0.2, 2.14, 0.2, 2.16],
      [1.1, 1.4, 0.84, 1.8, 0.5, 2.06, 0.1, 2.2],
      [-1.0, 1.8, -0.6, 2.3, -0.1, 2.6],
      [0.9, 1.9, 0.7, 2.4, 0.2, 2.9],
      [-0.9, 2.3, -0.8, 2.8, -0.7, 3.3],
    ],
    shade,
    0.07,
  );
}
