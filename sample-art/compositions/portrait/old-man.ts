import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { beard, crown } from './beard.ts';
import { folds } from './cloth.ts';
import { drawnFace, threeQuarterFace } from './heads.ts';
import { threeQuarterEar, threeQuarterNeck } from './necks.ts';
import { type Pen, penAt } from './pen.ts';
import { mixTones, type Tones } from './tones.ts';

/** An old man with a beard: the light lies on brow, nose and moustache. */
export const oldMan: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium } = brief;
  const size = h * { wide: 0.34, middle: 0.4, close: 0.46 }[framing];
  const pen = penAt(scene, { at: [w * 0.47, h * 0.4], size, turn: random.between(0.0, 0.1) });
  const grey = oklch(0.8, 0.015, 85);
  const tones = mixTones(brief, grey);
  const wall = palette.lit(palette.harmony.ground, 0.3);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h], shift(wall, { light: 0.04 }), wall, mix(wall, palette.dark, 0.4)),
    { backdrop: true, direction: 0.8 },
  );
  if (medium === 'oil') {
    for (let i = 0; i < 5; i++) {
      const at: Point = [w * random(), h * random()];
      scene.shape(
        blob(random, at, w * 0.25, h * 0.2, 0.25),
        shift(wall, { light: random.between(-0.06, 0.06) }),
        { edge: 45, opacity: 0.6, backdrop: true },
      );
    }
  }
  threeQuarterNeck(scene, pen, tones);
  coat(scene, brief, pen);
  threeQuarterFace(scene, pen, tones, { lips: 0, eyes: 'shaded', brow: tones.shade });
  if (medium === 'charcoal') {
    drawnFace(pen, tones);
    // The bald crown is bare paper: one line ends it.
    pen.line([-0.315, -0.16, -0.3, -0.3, -0.23, -0.42, -0.08, -0.5, 0.12, -0.505], tones.shade, {
      width: 0.013,
      dry: 0.45,
      opacity: 0.8,
    });
  }
  wrinkles(pen, tones);
  if (medium !== 'oil') crown(scene, brief, pen, tones);
  beard(scene, { ...brief, random: random.fork('beard') }, pen, tones, medium === 'ink' ? 1.3 : 1);
  if (medium === 'oil') {
    threeQuarterEar(pen, tones);
    cap(brief, pen);
  }
  scene.seal([w * 0.1, h * 0.3]);
  if (random.chance(0.4)) mirror(scene, w);
};

function coat(scene: Scene, { palette, random }: Brief, pen: Pen): void {
  const cloth = palette.lit(
    random.pick([oklch(0.36, 0.03, 250), oklch(0.38, 0.04, 60), oklch(0.34, 0.03, 150)]),
    0.3,
  );
  const lit = shift(cloth, { light: 0.1 });
  const shade = shift(cloth, { light: -0.1 });
  pen.area(
    [
      -0.16, 0.72, -0.56, 0.86, -0.82, 1.2, -0.95, 2.3, 1.6, 2.3, 1.34, 1.2, 1.0, 0.86, 0.5, 0.62,
      0.2, 0.9,
    ],
    pen.blend([-0.7, 1, 1.1, 1.4], lit, cloth, shade),
    { detail: 0.45, direction: 1.1 },
  );
  pen.area(
    [0.42, 0.44, 0.6, 0.62, 0.66, 0.86, 0.4, 1.1, 0.06, 1.28, 0.1, 1.0, 0.3, 0.76],
    pen.blend([0.1, 0.6, 0.6, 1], cloth, shade),
    { detail: 0.6 },
  );
  pen.area([-0.14, 0.6, -0.3, 0.78, -0.22, 1.06, -0.02, 1.26, -0.04, 1.0, -0.1, 0.8], lit, {
    detail: 0.6,
  });
  folds(
    scene,
    pen,
    [
      [-0.5, 0.95, -0.64, 1.4, -0.6, 2.2],
      [0.8, 0.95, 1.0, 1.4, 1.0, 2.2],
      [0.02, 1.25, 0.08, 1.7, 0.02, 2.3],
    ],
    shade,
  );
}

function wrinkles(pen: Pen, { shade, middle }: Tones): void {
  for (const [i, line] of [
    [-0.27, -0.24, -0.12, -0.27, 0.06, -0.23],
    [-0.25, -0.3, -0.1, -0.33, 0.04, -0.3],
    [-0.05, 0.03, 0.02, 0.06, 0.09, 0.04],
    [-0.09, 0.17, -0.03, 0.24, -0.02, 0.32],
    [0.13, -0.04, 0.17, -0.07, 0.19, -0.09],
    [0.13, -0.02, 0.18, -0.02, 0.2, -0.03],
  ].entries())
    pen.line(line, i < 2 ? middle : shade, { width: 0.018, dry: 0.45, opacity: 0.75 });
  pen.area([-0.24, 0.1, -0.2, 0.07, -0.16, 0.12, -0.2, 0.15], shade, {
    edge: pen.size * 0.04,
    contour: 0,
    opacity: 0.35,
  });
  pen.area([-0.03, 0.07, 0.07, 0.07, 0.08, 0.18, 0.0, 0.24], shade, {
    edge: pen.size * 0.05,
    contour: 0,
    opacity: 0.45,
  });
}

/** A flat cloth cap. */
function cap({ palette }: Brief, pen: Pen): void {
  const cloth = palette.lit(oklch(0.38, 0.03, 240), 0.3);
  const shade = mix(shift(cloth, { light: -0.12 }), palette.shadow, 0.25);
  pen.area(
    [
      -0.35, -0.2, -0.2, -0.24, 0.1, -0.25, 0.3, -0.16, 0.31, 0.0, 0.2, -0.1, -0.1, -0.14, -0.33,
      -0.12,
    ],
    shade,
    { glaze: true, edge: 5, opacity: 0.55 },
  );
  pen.area(
    [
      -0.3, -0.28, -0.4, -0.4, -0.3, -0.54, -0.02, -0.62, 0.28, -0.58, 0.46, -0.42, 0.48, -0.22,
      0.36, -0.12, 0.2, -0.2, -0.08, -0.26,
    ],
    pen.blend([-0.35, -0.5, 0.46, -0.2], shift(cloth, { light: 0.09 }), cloth, shade),
    { detail: 0.65, direction: 0.5 },
  );
  pen.area(
    [
      -0.46, -0.2, -0.4, -0.29, -0.26, -0.31, -0.02, -0.28, 0.12, -0.24, -0.04, -0.22, -0.26, -0.2,
      -0.4, -0.15,
    ],
    pen.blend([-0.45, -0.25, 0.1, -0.2], cloth, shift(shade, { light: -0.08 })),
    { detail: 0.85, direction: 0.1 },
  );
  pen.line([-0.36, -0.36, -0.1, -0.42, 0.2, -0.38, 0.42, -0.26], shade, {
    width: 0.025,
    dry: 0.4,
    opacity: 0.6,
  });
}
