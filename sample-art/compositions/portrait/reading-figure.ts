import { type Colour, mix, oklch, shift } from '../../colour.ts';
import type { Brief, Compose } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { lamp, lampGlow } from './lamp-light.ts';
import { type Pen, penAt } from './pen.ts';
import { room, shelves, windowLight } from './reading-room.ts';
import { seatedFigure } from './seated.ts';
import { mixTones } from './tones.ts';

/** Someone reads in an armchair: by a lamp at night, by a window in the day. */
export const readingFigure: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const isNight = hour === 'night' || hour === 'dusk';
  // Seen wide, the room is the subject and the reader small in it.
  const isAfar = framing === 'wide';
  const size = h * { wide: 0.128, middle: 0.185, close: 0.23 }[framing];
  const body = penAt(scene, { at: [w * (isAfar ? 0.58 : 0.53), h * (isAfar ? 0.43 : 0.27)], size });
  const wall = isNight
    ? mix(palette.harmony.deep, palette.lit(oklch(0.4, 0.05, 250)), 0.4)
    : palette.lit(palette.harmony.ground, 0.3);
  room(scene, brief, wall, h * 0.86);
  if (w > h) shelves(scene, brief, wall);
  if (isNight) lampGlow(scene, brief, body, wall);
  else windowLight(scene, brief, wall);
  armchair(brief, body);
  const warm = isNight ? oklch(0.82, 0.09, 70) : palette.light;
  const tones = mixTones(brief);
  const inLight = (colour: Colour, t: number) => mix(colour, warm, isNight ? t : t * 0.4);
  seatedFigure(scene, brief, body, {
    tones: { ...tones, light: inLight(tones.light, 0.45), middle: inLight(tones.middle, 0.25) },
    top: inLight(
      palette.lit(random.pick([palette.harmony.accent, palette.harmony.second]), 0.25),
      0.12,
    ),
    skirt: palette.lit(mix(palette.harmony.deep, palette.harmony.second, 0.25), 0.2),
    nod: random.between(0.3, 0.42),
    hand: [-0.62, 1.66],
  });
  book(brief, body, inLight(palette.harmony.pale, 0.3));
  if (isNight) lamp(scene, brief, body);
  if (random.chance(0.5)) mirror(scene, w);
};

function armchair({ palette, random }: Brief, body: Pen): void {
  const cloth = palette.lit(
    random.pick([palette.harmony.ground, palette.harmony.second, oklch(0.45, 0.06, 150)]),
    0.3,
  );
  const lit = shift(cloth, { light: 0.05 });
  const shade = mix(shift(cloth, { light: -0.14 }), palette.shadow, 0.2);
  body.area(
    [0.62, 0.1, 0.95, -0.12, 1.4, 0.0, 1.6, 0.5, 1.62, 2.0, 1.66, 4.1, 0.4, 4.1, 0.6, 2.4],
    body.blend([0.6, 0.4, 1.6, 1.2], lit, cloth, shade),
    { detail: 0.5, direction: 1.3 },
  );
  body.area(
    [-0.85, 2.75, -0.6, 2.62, 0.6, 2.7, 1.2, 2.9, 1.2, 4.1, -0.8, 4.1, -0.9, 3.3],
    body.blend([-0.8, 2.7, 0.8, 4], cloth, shade),
    { detail: 0.5, direction: 0.1 },
  );
  for (const x of [-0.7, 1.4])
    body.line([x, 4.05, x - 0.03, 4.5], mix(palette.dark, palette.trunk, 0.4), {
      width: 0.14,
      dry: 0,
      pressure: () => 0.9,
    });
}

function book({ palette }: Brief, body: Pen, pages: Colour): void {
  const cover = mix(palette.harmony.accent, palette.dark, 0.35);
  const shade = mix(pages, palette.shadow, 0.3);
  const corner = (numbers: readonly number[]) =>
    numbers.flatMap((v, i, all) => (i % 2 ? [] : [v, all[i + 1] ?? 0, v, all[i + 1] ?? 0]));
  body.area(
    corner([-1.32, 1.16, -0.9, 1.34, -0.48, 1.2, -0.4, 1.8, -0.82, 1.96, -1.24, 1.78]),
    cover,
    { detail: 0.8 },
  );
  body.area(corner([-1.28, 1.13, -0.92, 1.28, -0.84, 1.88, -1.2, 1.72]), pages, { detail: 0.85 });
  body.area(corner([-0.92, 1.28, -0.52, 1.16, -0.44, 1.74, -0.84, 1.88]), shade, { detail: 0.85 });
  body.area(
    [-0.7, 1.72, -0.56, 1.6, -0.44, 1.62, -0.42, 1.74, -0.56, 1.82],
    mixHand(pages, palette.shadow),
    { detail: 0.8 },
  );
}

const mixHand = (light: Colour, shadow: Colour) =>
  mix(mix(light, oklch(0.72, 0.07, 55), 0.7), shadow, 0.1);
