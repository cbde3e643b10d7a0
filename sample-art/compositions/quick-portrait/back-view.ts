import { mix, oklch } from '../../colour.ts';
import type { Random } from '../../random.ts';
import type { Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { hairMass } from '../portrait/hair.ts';
import { CROWN_FROM_BEHIND, KNOT_FROM_BEHIND } from '../portrait/hairstyles.ts';
import { type Pen, penAt } from '../portrait/pen.ts';
import { mixTones, type Tones } from '../portrait/tones.ts';
import { canvasOnEasel } from './canvas-on-easel.ts';
import { blouse, shawl } from './clothes-from-behind.ts';
import { searchingLines, sketchSheet } from './loose.ts';
import { brushInHair, painter } from './painter-from-behind.ts';

/** Someone from behind: a knot of hair, the nape; in winter a shawl, else a painter at work. */
export const backView: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, season } = brief;
  const isWrapped = season === 'winter';
  const size = Math.min(h * { wide: 0.26, middle: 0.29, close: 0.34 }[framing], w * 0.42);
  const pen = penAt(
    scene,
    isWrapped
      ? { at: [w * 0.47, h * 0.27], size }
      : { at: [w * 0.53, h * 0.26], size: size * 0.92 },
  );
  const head = penAt(scene, {
    at: pen.at(0, 0),
    size: pen.size,
    turn: random.between(-0.14, 0.06),
  });
  const tones = mixTones(
    brief,
    random.pick([oklch(0.32, 0.05, 45), oklch(0.26, 0.02, 40), oklch(0.5, 0.07, 65)]),
  );
  sketchSheet(scene, brief);
  if (!isWrapped) canvasOnEasel(scene, brief);
  nape(scene, pen, tones, brief.medium === 'charcoal');
  const cloth = palette.lit(
    random.pick([palette.harmony.accent, palette.harmony.pale, palette.harmony.second]),
    0.3,
  );
  const body = penAt(scene, {
    at: pen.at(0, 0),
    size: pen.size,
    bend: (x, y) => [x * (y > 0.8 ? 0.86 : 1), y],
  });
  if (isWrapped) {
    blouse(scene, brief, body, cloth);
    shawl(scene, brief, body);
  } else painter(scene, brief, pen, cloth);
  ears(head, tones);
  if (brief.medium === 'charcoal') pinnedHair(scene, head, tones, random);
  else knottedHair(scene, head, tones, random, 3);
  for (const strand of [
    [-0.12, 0.36, -0.14, 0.45, -0.1, 0.52],
    [0.13, 0.36, 0.16, 0.44, 0.13, 0.5],
  ])
    head.line(strand, tones.hair, { width: 0.014, dry: 0.5, opacity: 0.8 });
  if (isWrapped)
    searchingLines(body, brief, [
      [-0.34, 0.74, -0.66, 0.86, -0.94, 1.06, -1.08, 1.5],
      [0.36, 0.74, 0.7, 0.86, 0.98, 1.06, 1.12, 1.5],
    ]);
  else brushInHair(scene, brief, head, tones);
  if (random.chance(0.5)) mirror(scene, w);
};

/** In half-tone where it is drawn: bare paper between hair and collar would be no neck. */
export function nape(
  scene: Scene,
  pen: Pen,
  { light, middle, shade, deep }: Tones,
  isDrawn: boolean,
): void {
  const neck = [
    -0.2, 0.2, -0.19, 0.45, -0.21, 0.58, -0.34, 0.74, 0.0, 0.86, 0.34, 0.74, 0.21, 0.58, 0.19, 0.45,
    0.2, 0.2,
  ];
  pen.area(
    neck,
    pen.blend(
      [-0.22, 0.5, 0.24, 0.55],
      ...(isDrawn ? [middle, shade, deep] : [light, light, middle, shade]),
    ),
    {
      detail: 0.75,
      direction: 1.5,
    },
  );
  scene.within(pen.curve(neck), () => {
    pen.area([-0.24, 0.2, -0.2, 0.42, 0.0, 0.47, 0.2, 0.44, 0.24, 0.2], deep, {
      edge: pen.size * 0.05,
      opacity: 0.55,
      contour: 0,
    });
    pen.area([-0.04, 0.48, 0.02, 0.6, 0.0, 0.78, 0.05, 0.62], shade, {
      edge: pen.size * 0.03,
      opacity: 0.5,
      contour: 0,
    });
  });
}

/** Combed to the middle of the crown and knotted there. */
export function knottedHair(scene: Scene, head: Pen, tones: Tones, random: Random, fine = 1): void {
  hairMass(scene, head, tones, random, CROWN_FROM_BEHIND, fine);
  head.area(KNOT_FROM_BEHIND.outline, tones.hairDark, {
    edge: head.size * 0.04,
    opacity: 0.5,
    contour: 0,
  });
  const knot = penAt(scene, { at: head.at(0, -0.02), size: head.size * 0.98 });
  hairMass(scene, knot, tones, random, KNOT_FROM_BEHIND, fine);
}

/** Pinned up: in charcoal a head is dark all over, and only a knot above the crown says that it is hair. */
export function pinnedHair(scene: Scene, head: Pen, tones: Tones, random: Random): void {
  const combed = { ...tones, hair: mix(tones.hair, tones.hairLight, 0.5) };
  hairMass(scene, head, combed, random, CROWN_FROM_BEHIND);
  const knot = penAt(scene, { at: head.at(0.02, -0.5), size: head.size * 0.75 });
  hairMass(scene, knot, tones, random, KNOT_FROM_BEHIND);
}

/** Both ears, seen from behind. */
export function ears(pen: Pen, { light, middle, shade }: Tones): void {
  for (const side of [-1, 1])
    pen.area(
      [
        side * 0.35,
        -0.06,
        side * 0.43,
        -0.08,
        side * 0.44,
        0.02,
        side * 0.39,
        0.13,
        side * 0.33,
        0.14,
      ],
      side < 0 ? pen.blend([-0.44, 0, -0.33, 0.1], light, middle) : shade,
      { detail: 0.8, edge: 1.5 },
    );
}
