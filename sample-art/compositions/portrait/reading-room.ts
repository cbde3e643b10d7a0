import { type Colour, mix, shift } from '../../colour.ts';
import { blob, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand } from '../architecture/buildings.ts';

/** Wall, floor and carpet. */
export function room(
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

/** Bookshelves along the right half of the wall. */
export function shelves(
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

/** A window with trees behind it, and its light on the floor. */
export function windowLight(
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
          { edge: 6, opacity: 0.8, contour: 0, detail: 0.8 },
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
