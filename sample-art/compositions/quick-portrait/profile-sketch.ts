import { mix, oklch, shift } from '../../colour.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { hairMass } from '../portrait/hair.ts';
import { KNOT_BEHIND, KNOT_PROFILE } from '../portrait/hairstyles.ts';
import { ear, profileNeck } from '../portrait/necks.ts';
import { type Pen, penAt } from '../portrait/pen.ts';
import { profileFace } from '../portrait/profiles.ts';
import { mixTones } from '../portrait/tones.ts';
import { searchingLines, sketchGround } from './loose.ts';

/** A profile caught in passing; now and then a violin under the chin. */
export const profileSketch: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, season } = brief;
  const plays = season === 'spring';
  const reach = { wide: 0.38, middle: 0.44, close: 0.5 }[framing] * (plays ? 0.84 : 1);
  const size = Math.min(h * reach, w * 0.68);
  const pen = penAt(scene, {
    at: [w * (plays ? 0.64 : 0.48), h * 0.41],
    size,
    turn: plays ? -0.1 : random.between(-0.02, 0.12),
  });
  const tones = mixTones(
    brief,
    random.pick([oklch(0.3, 0.04, 45), oklch(0.25, 0.02, 30), oklch(0.4, 0.06, 50)]),
  );
  sketchGround(scene, brief, pen);
  profileNeck(scene, pen, tones);
  const cloth = palette.lit(random.pick([palette.harmony.deep, palette.harmony.second]), 0.3);
  pen.area(
    [
      -0.2, 0.74, -0.42, 0.9, -0.56, 1.16, -0.2, 1.26, 0.2, 1.2, 0.6, 1.3, 1.0, 1.16, 0.84, 0.86,
      0.5, 0.66, 0.32, 0.78, 0.06, 0.84,
    ],
    pen.blend(
      [-0.5, 0.8, 0.9, 1.3],
      shift(cloth, { light: 0.1 }),
      cloth,
      mix(cloth, tones.light, 0.3),
    ),
    { edge: size * 0.05, opacity: 0.75, contour: 0, direction: 2.1, detail: 0.3 },
  );
  profileFace(scene, pen, tones, { isLidLow: plays });
  hairMass(scene, pen, tones, random, KNOT_BEHIND);
  hairMass(scene, pen, tones, random, KNOT_PROFILE);
  ear(pen, tones);
  for (const strand of [
    [0.24, 0.2, 0.25, 0.3, 0.22, 0.38],
    [-0.22, -0.36, -0.28, -0.3, -0.25, -0.2],
  ])
    pen.line(strand, tones.hair, { width: 0.012, dry: 0.5, opacity: 0.8 });
  searchingLines(pen, brief, [
    [-0.16, 0.7, -0.3, 0.82, -0.5, 1.0, -0.6, 1.3],
    [0.34, 0.56, 0.5, 0.68, 0.86, 0.86, 1.06, 1.24],
  ]);
  if (plays) violin(scene, brief, pen);
  if (random.chance(0.5)) mirror(scene, w);
};

/** The violin runs from the shoulder past the chin towards the left; the hand holds its neck. */
function violin(scene: Scene, { palette }: Brief, pen: Pen): void {
  const wood = palette.lit(oklch(0.5, 0.1, 45), 0.3);
  const shade = mix(wood, palette.dark, 0.5);
  const body = [
    0.02, 0.56, -0.12, 0.46, -0.3, 0.46, -0.42, 0.52, -0.5, 0.5, -0.62, 0.44, -0.76, 0.47, -0.8,
    0.56, -0.72, 0.63, -0.56, 0.62, -0.44, 0.6, -0.3, 0.66, -0.1, 0.68,
  ];
  pen.area(body, pen.blend([-0.5, 0.44, -0.45, 0.68], shift(wood, { light: 0.08 }), wood, shade), {
    detail: 0.85,
  });
  pen.area(
    [
      -0.4, 0.49, -0.6, 0.49, -0.9, 0.46, -1.02, 0.43, -1.07, 0.37, -1.1, 0.42, -1.03, 0.48, -0.9,
      0.5, -0.6, 0.54, -0.4, 0.54,
    ],
    shade,
    { detail: 0.8 },
  );
  scene.line([pen.at(-0.22, 0.5), pen.at(-1.02, 0.44)], palette.white, {
    width: 2,
    dry: 0.2,
    pressure: () => 1,
  });
  pen.line([-0.36, 0.56, -0.41, 0.58, -0.46, 0.57], palette.dark, { width: 0.014, dry: 0.1 });
  scene.line(
    [pen.at(-0.75, 0.05), pen.at(-0.36, 0.52), pen.at(0.1, 1.08)],
    mix(palette.dark, wood, 0.2),
    { width: pen.size * 0.016, dry: 0.2, pressure: () => 0.9 },
  );
}
