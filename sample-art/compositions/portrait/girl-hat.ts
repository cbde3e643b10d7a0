import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { folds } from './cloth.ts';
import { hairMass } from './hair.ts';
import { threeQuarterFace } from './heads.ts';
import { threeQuarterNeck } from './necks.ts';
import { childlike, type Pen, penAt } from './pen.ts';
import { braid, hat } from './straw-hat.ts';
import { mixTones } from './tones.ts';

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
  threeQuarterFace(scene, pen, tones, { lips: 0.95, eyes: 'shaded' });
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
