import { mix, oklch, shift } from '../../colour.ts';
import type { Compose } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { hairMass } from '../portrait/hair.ts';
import { KNOT_LOW, KNOT_THREE_QUARTER } from '../portrait/hairstyles.ts';
import { drawnFace, threeQuarterFace } from '../portrait/heads.ts';
import { threeQuarterNeck } from '../portrait/necks.ts';
import { penAt } from '../portrait/pen.ts';
import { mixTones } from '../portrait/tones.ts';
import { searchingLines, sketchGround } from './loose.ts';
import { lostProfile } from './lost-profile.ts';

/** A head, ten minutes by the clock: light, shadow, a few lines for the shoulders; with short hair it has turned away. */
export const headSketch: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, season } = brief;
  const size = Math.min(h * { wide: 0.38, middle: 0.44, close: 0.5 }[framing], w * 0.72);
  const pen = penAt(scene, { at: [w * 0.47, h * 0.43], size, turn: random.between(-0.12, 0.04) });
  const isShort = season === 'summer' || random.chance(0.2);
  const tones = mixTones(
    brief,
    random.pick([oklch(0.3, 0.03, 50), oklch(0.25, 0.02, 40), oklch(0.42, 0.05, 55)]),
  );
  sketchGround(scene, brief, pen);
  if (isShort) {
    lostProfile(scene, brief, pen, tones);
    if (random.chance(0.4)) mirror(scene, w);
    return;
  }
  hairMass(scene, pen, tones, random, KNOT_LOW);
  threeQuarterNeck(scene, pen, tones);
  const cloth = palette.lit(random.pick([palette.harmony.second, palette.harmony.deep]), 0.3);
  pen.area(
    [
      -0.26, 0.76, -0.5, 0.86, -0.66, 1.08, -0.4, 1.2, -0.1, 1.16, 0.3, 1.3, 0.7, 1.2, 1.06, 1.1,
      0.86, 0.86, 0.5, 0.68, 0.36, 0.9, 0.14, 1.0, -0.1, 0.94,
    ],
    pen.blend(
      [-0.6, 0.8, 0.9, 1.3],
      shift(cloth, { light: 0.14 }),
      cloth,
      mix(cloth, tones.light, 0.4),
    ),
    { edge: size * 0.05, opacity: 0.7, contour: 0, direction: 2.1, detail: 0.3 },
  );
  threeQuarterFace(scene, pen, tones);
  if (brief.medium === 'charcoal') drawnFace(pen, tones);
  hairMass(scene, pen, tones, random, KNOT_THREE_QUARTER);
  searchingLines(pen, brief, [
    [-0.12, 0.7, -0.34, 0.8, -0.6, 0.92, -0.74, 1.2],
    [0.4, 0.6, 0.6, 0.74, 0.96, 0.86, 1.16, 1.2],
    [-0.3, 0.8, -0.1, 0.96, 0.16, 1.02, 0.4, 0.88, 0.52, 0.7],
  ]);
  if (random.chance(0.4)) mirror(scene, w);
};
