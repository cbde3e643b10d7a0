import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, rectangle } from '../../curve.ts';
import { along, around } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { byHand } from '../architecture/buildings.ts';
import { mirror } from '../mirror.ts';
import { type Pen, penAt } from './pen.ts';
import { seatedFigure } from './seated.ts';
import { mixTones } from './tones.ts';

/** Someone reads in an armchair: by a lamp at night, by a window in the day. */
export const readingFigure: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const isNight = hour === 'night' || hour === 'dusk';
  const size = h * { wide: 0.185, middle: 0.185, close: 0.23 }[framing];
  const body = penAt(scene, { at: [w * 0.53, h * (framing === 'wide' ? 0.28 : 0.27)], size });
  const wall = isNight
    ? mix(palette.harmony.deep, palette.lit(oklch(0.4, 0.05, 250)), 0.4)
    : palette.lit(palette.harmony.ground, 0.3);
  room(scene, brief, wall, h * 0.86);
  if (w > h) shelves(scene, brief, wall);
  if (isNight) lampGlow(scene, brief, body, wall);
  else windowLight(scene, brief, wall);
  armchair(scene, brief, body);
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

function room(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  wall: Colour,
  floor: number,
): void {
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h], shift(wall, { light: 0.05 }), wall, shift(wall, { light: -0.08 })),
    { backdrop: true, direction: 1.1 },
  );
  const wood = mix(palette.trunk, wall, 0.4);
  scene.shape(
    rectangle(-20, floor, w + 40, h),
    along([0, 0], [w, 0], shift(wood, { light: 0.08 }), shift(wood, { light: -0.06 })),
    { direction: 0.05, contour: 0.4 },
  );
  scene.shape(
    blob(random, [w * 0.5, h * 0.98], w * 0.46, h * 0.08, 0.05),
    mix(palette.harmony.accent, wood, 0.55),
    { edge: 2, opacity: 0.9, direction: 0 },
  );
}

function shelves(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  wall: Colour,
): void {
  const left = w * 0.5;
  scene.shape(rectangle(left, -20, w, h * 0.86), mix(palette.dark, wall, 0.45), {
    detail: 0.3,
    direction: 0,
  });
  const spines = [
    palette.harmony.accent,
    palette.harmony.second,
    palette.roof,
    palette.foliage[2],
    palette.harmony.pale,
    palette.trunk,
    palette.stone,
  ];
  for (let row = 0; row < 4; row++) {
    const y = h * (0.17 + row * 0.2);
    let x = left + 8;
    while (x < w + 20) {
      if (random.chance(0.1)) x += w * random.between(0.02, 0.05);
      const wide = w * random.between(0.012, 0.027);
      const tall = h * random.between(0.11, 0.155);
      const lean = random.chance(0.12) ? wide * 0.8 : 0;
      scene.shape(
        byHand(
          random,
          [
            [x, y],
            [x + lean, y - tall],
            [x + lean + wide, y - tall],
            [x + wide, y],
          ],
          1.5,
        ),
        mix(palette.lit(random.pick(spines), 0.4), wall, 0.35),
        { detail: 0.3, contour: 0.4, direction: Math.PI / 2 },
      );
      x += wide + 1.5;
    }
    scene.shape(
      byHand(random, rectangle(left, y, w, h * 0.02), 2),
      mix(palette.trunk, wall, 0.35),
      { detail: 0.4 },
    );
  }
}

function windowLight(
  scene: Scene,
  { width: w, height: h, palette, random }: Brief,
  wall: Colour,
): void {
  const frame = mix(palette.white, wall, 0.25);
  const [x, y, wide, tall] = [w * 0.05, h * 0.04, w * 0.27, h * 0.58];
  scene.shape(byHand(random, rectangle(x - 12, y - 12, wide + 24, tall + 24), 2), frame, {
    detail: 0.5,
  });
  for (const [dx, dy] of [
    [0, 0],
    [0.52, 0],
    [0, 0.42],
    [0.52, 0.42],
  ] as const) {
    const pane = byHand(
      random,
      rectangle(x + wide * dx, y + tall * dy, wide * 0.48, tall * (dy ? 0.58 : 0.38)),
      2,
    );
    scene.shape(
      pane,
      along(
        [x, y],
        [x, y + tall],
        mix(palette.skyLow, palette.white, 0.3),
        palette.skyLow,
        palette.haze,
      ),
      { detail: 0.4 },
    );
    scene.within(pane, () => {
      for (let i = 0; i < 3; i++)
        scene.shape(
          blob(
            random,
            [x + wide * random(), y + tall * random.between(0.75, 1.05)],
            wide * 0.22,
            tall * 0.16,
            0.25,
          ),
          palette.away(mix(palette.foliage[1], palette.shadow, 0.3), 0.45),
          { edge: 6, opacity: 0.8, contour: 0 },
        );
    });
  }
  scene.shape(rectangle(x - 26, y + tall + 10, wide + 52, h * 0.03), frame, { detail: 0.5 });
  scene.shape(
    [
      [x + wide * 0.6, h * 0.88],
      [x + wide * 1.7, h * 0.88],
      [x + wide * 2.3, h + 20],
      [x + wide * 0.9, h + 20],
    ],
    palette.light,
    { edge: 8, opacity: 0.4, contour: 0 },
  );
}

const LAMP: readonly [number, number] = [-1.75, -0.25];

function lampGlow(scene: Scene, { palette }: Brief, body: Pen, wall: Colour): void {
  const [x, y] = body.at(...LAMP);
  const glow = oklch(0.84, 0.1, 75);
  const reach = body.size * 3.4;
  scene.shape(
    ellipse([x, y], reach, reach),
    around(
      [x, y],
      reach,
      mix(glow, wall, 0.15),
      mix(glow, wall, 0.55),
      mix(glow, wall, 0.85),
      wall,
    ),
    { edge: 40, backdrop: true, opacity: 0.9 },
  );
  scene.line([[x, y], body.at(-1.78, 4.5)], palette.dark, {
    width: body.size * 0.07,
    pressure: () => 1,
    dry: 0,
  });
}

function lamp(scene: Scene, { palette, random }: Brief, body: Pen): void {
  const [x, y] = body.at(...LAMP);
  const s = body.size;
  const shade: Point[] = [
    [x - s * 0.34, y - s * 0.46],
    [x + s * 0.34, y - s * 0.46],
    [x + s * 0.62, y + s * 0.3],
    [x - s * 0.62, y + s * 0.3],
  ];
  const glow = oklch(0.93, 0.07, 85);
  scene.shape(
    byHand(random, shade, 2),
    along(
      [x - s * 0.5, 0],
      [x + s * 0.6, 0],
      glow,
      oklch(0.86, 0.1, 75),
      mix(oklch(0.7, 0.11, 60), palette.dark, 0.12),
    ),
    { detail: 0.7, accent: true },
  );
}

function armchair(scene: Scene, { palette, random }: Brief, body: Pen): void {
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
