import { mix, oklch, shift } from '../../colour.ts';
import { rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Compose } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { beret } from './beret.ts';
import { hairMass } from './hair.ts';
import { BOB_THREE_QUARTER, FRINGE, KNOT_LOW, KNOT_THREE_QUARTER } from './hairstyles.ts';
import { threeQuarterFace } from './heads.ts';
import { threeQuarterNeck } from './necks.ts';
import { penAt } from './pen.ts';
import { potter } from './potter.ts';
import { isDrawing, mixTones } from './tones.ts';

/** A woman in three-quarter view, half of her face in shadow; close in colour it is a potter, from behind. */
export const threeQuarterHead: Compose = (scene, brief) => {
  if (brief.framing === 'close' && !isDrawing(brief)) return potter(scene, brief);
  const { width: w, height: h, random, palette, framing } = brief;
  const size = h * { wide: 0.36, middle: 0.42, close: 0.5 }[framing];
  const pen = penAt(scene, { at: [w * 0.47, h * 0.42], size, turn: random.between(-0.06, 0.06) });
  const isBob = framing === 'middle';
  const tones = mixTones(brief, isBob ? oklch(0.24, 0.02, 280) : undefined);
  const wall = palette.lit(palette.harmony.ground, 0.3);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h], mix(wall, palette.dark, 0.25), wall, shift(wall, { light: 0.07 })),
    { backdrop: true, direction: 0.9 },
  );
  if (!isBob) hairMass(scene, pen, tones, random, KNOT_LOW);
  threeQuarterNeck(scene, pen, tones);
  const cloth = palette.lit(random.pick([palette.harmony.second, palette.harmony.deep]), 0.3);
  pen.area(
    [
      -0.28, 0.76, -0.56, 0.86, -0.76, 1.2, -0.9, 2.2, 1.5, 2.2, 1.22, 1.2, 0.9, 0.86, 0.5, 0.68,
      0.4, 0.86, 0.2, 0.98, 0.0, 0.98, -0.18, 0.88,
    ],
    pen.blend(
      [-0.7, 1, 1.0, 1.4],
      shift(cloth, { light: 0.08 }),
      cloth,
      shift(cloth, { light: -0.1 }),
    ),
    { detail: 0.45, direction: 1.1, edge: 2 },
  );
  threeQuarterFace(scene, pen, tones, { eyes: 'shaded' });
  if (isBob) {
    hairMass(scene, pen, tones, random, BOB_THREE_QUARTER);
    hairMass(scene, pen, tones, random, FRINGE);
  } else {
    hairMass(scene, pen, tones, random, KNOT_THREE_QUARTER);
    beret(scene, brief, pen, tones);
  }
  // The one with the beret looks the other way.
  if (!isBob || random.chance(0.4)) mirror(scene, w);
};
