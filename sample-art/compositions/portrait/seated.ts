import { type Colour, mix, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import { folds } from './cloth.ts';
import { hairMass } from './hair.ts';
import { KNOT_BEHIND, KNOT_PROFILE } from './hairstyles.ts';
import { arm, legs, type Sitter } from './limbs.ts';
import { ear } from './necks.ts';
import { type Pen, penAt } from './pen.ts';
import { profileFace } from './profiles.ts';

/** Someone who sits, seen from the side, facing left; lit from the left. The head is the measure. */
export function seatedFigure(scene: Scene, brief: Brief, body: Pen, sitter: Sitter): void {
  const { tones, top, skirt } = sitter;
  legs(scene, brief, body, sitter);
  const shadeOf = (colour: Colour) =>
    mix(shift(colour, { light: -0.15 }), brief.palette.shadow, 0.25);
  body.area(
    [
      -0.3, 2.25, -0.75, 2.2, -1.2, 2.24, -1.44, 2.38, -1.42, 2.8, -1.36, 3.4, -1.38, 3.92, -1.0,
      4.0, -0.66, 3.92, -0.68, 3.3, -0.6, 2.95, -0.1, 3.0, 0.7, 3.04, 0.98, 2.8, 0.9, 2.4, 0.4, 2.2,
    ],
    body.blend([-1.3, 2.3, 0.6, 3.4], shift(skirt, { light: 0.06 }), skirt, shadeOf(skirt)),
    { detail: 0.55, direction: 0.4 },
  );
  folds(
    scene,
    body,
    [
      [-1.2, 2.4, -1.16, 2.9, -1.2, 3.8],
      [-0.9, 2.5, -0.86, 3.0, -0.84, 3.9],
      [0.6, 2.4, -0.1, 2.5, -0.9, 2.4],
      [0.8, 2.7, 0.1, 2.85, -0.6, 2.75],
    ],
    shadeOf(skirt),
    0.1,
  );
  const { light, middle, shade, deep } = tones;
  const neck = [
    -0.14, 0.3, -0.13, 0.5, -0.08, 0.66, 0.0, 0.8, 0.24, 0.78, 0.42, 0.62, 0.34, 0.45, 0.3, 0.1,
  ];
  body.area(neck, body.blend([-0.12, 0.5, 0.34, 0.55], light, middle, shade), {
    detail: 0.7,
    direction: 1.3,
  });
  scene.within(body.curve(neck), () => {
    body.area([-0.2, 0.3, -0.1, 0.52, 0.06, 0.56, 0.2, 0.7, 0.5, 0.6, 0.4, 0.1], shade, {
      edge: 4,
      contour: 0,
      direction: 1.1,
    });
    body.area([-0.2, 0.3, -0.1, 0.46, 0.1, 0.44, 0.2, 0.2], deep, {
      edge: 5,
      contour: 0,
      opacity: 0.6,
    });
  });
  body.area(
    [
      -0.1, 0.66, -0.24, 0.86, -0.3, 1.2, -0.24, 1.6, -0.28, 2.0, -0.34, 2.34, 0.2, 2.5, 0.7, 2.6,
      0.96, 2.4, 0.94, 1.9, 0.9, 1.4, 0.78, 0.96, 0.56, 0.68, 0.38, 0.54, 0.2, 0.7, 0.02, 0.74,
    ],
    body.blend([-0.3, 1.2, 0.95, 1.6], shift(top, { light: 0.06 }), top, shadeOf(top)),
    { detail: 0.55, direction: 1.2 },
  );
  folds(
    scene,
    body,
    [
      [-0.1, 1.5, 0.1, 1.9, -0.2, 2.2],
      [0.6, 1.2, 0.74, 1.8, 0.5, 2.4],
      [0.0, 2.0, 0.3, 2.25, 0.7, 2.3],
    ],
    shadeOf(top),
    0.08,
  );
  head(scene, brief, body, sitter);
  arm(scene, brief, body, sitter, shadeOf(top));
}

function head(scene: Scene, { random }: Brief, body: Pen, { tones, nod }: Sitter): void {
  const pen = penAt(scene, { at: body.at(-nod * 0.25, nod * 0.1), size: body.size, turn: -nod });
  profileFace(scene, pen, tones, { isLidLow: true });
  hairMass(scene, pen, tones, random, KNOT_BEHIND);
  hairMass(scene, pen, tones, random, KNOT_PROFILE);
  ear(pen, tones);
}
