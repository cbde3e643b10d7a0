import { oklch, shift } from '../../colour.ts';
import type { Compose } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { hairMass } from '../portrait/hair.ts';
import { BOB_THREE_QUARTER } from '../portrait/hairstyles.ts';
import { threeQuarterFace } from '../portrait/heads.ts';
import { threeQuarterNeck } from '../portrait/necks.ts';
import { penAt } from '../portrait/pen.ts';
import { isDrawing, mixTones } from '../portrait/tones.ts';
import { kerchief } from './kerchief.ts';
import { searchingLines, sketchGround } from './loose.ts';

/** A head bowed to one side with lowered lids: someone listens, or sleeps; in colour an old woman in a kerchief. */
export const tiltedHead: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const size = Math.min(h * { wide: 0.38, middle: 0.44, close: 0.5 }[framing], w * 0.7);
  const turn = -random.between(0.26, 0.4);
  const pen = penAt(scene, { at: [w * 0.44, h * 0.44], size, turn });
  const upright = penAt(scene, { at: [w * 0.5, h * 0.42], size, turn: turn * 0.25 });
  const tones = mixTones(
    brief,
    random.pick([oklch(0.3, 0.04, 45), oklch(0.46, 0.07, 50), oklch(0.26, 0.02, 30)]),
  );
  sketchGround(scene, brief, pen);
  threeQuarterNeck(scene, upright, tones);
  const cloth = palette.lit(random.pick([palette.harmony.accent, palette.harmony.second]), 0.3);
  upright.area(
    [
      -0.28, 0.78, -0.52, 0.86, -0.72, 1.2, -0.7, 2, 1.2, 2, 1.16, 1.2, 0.9, 0.84, 0.52, 0.66, 0.36,
      0.88, 0.12, 1.0, -0.12, 0.94,
    ],
    upright.blend(
      [-0.6, 0.8, 0.9, 1.3],
      shift(cloth, { light: 0.08 }),
      cloth,
      shift(cloth, { light: -0.08 }),
    ),
    { edge: size * 0.02, opacity: 0.85, contour: 0.3, direction: 2.1, detail: 0.3 },
  );
  if (!isDrawing(brief)) {
    kerchief(scene, brief, pen, tones);
    if (random.chance(0.5)) mirror(scene, w);
    return;
  }
  threeQuarterFace(scene, pen, tones);
  hairMass(scene, pen, tones, random, BOB_THREE_QUARTER);
  for (const strand of [
    [-0.3, -0.2, -0.36, 0.0, -0.33, 0.2],
    [0.2, 0.1, 0.17, 0.26, 0.1, 0.4],
    [0.46, 0.3, 0.5, 0.42, 0.44, 0.52],
  ])
    pen.line(strand, tones.hair, { width: 0.02, dry: 0.45, opacity: 0.8 });
  searchingLines(upright, brief, [
    [-0.3, 0.8, -0.56, 0.9, -0.74, 1.2],
    [0.54, 0.68, 0.92, 0.86, 1.14, 1.2],
  ]);
  if (random.chance(0.5)) mirror(scene, w);
};
