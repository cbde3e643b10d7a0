import { oklch, shift } from '../colour.ts';
import { ellipse, ribbon, smooth } from '../curve.ts';
import { along, around } from '../paint.ts';
import { points } from '../points.ts';
import type { Scene } from '../scene.ts';

const SMOCK = oklch(0.42, 0.055, 255);
const HAIR = oklch(0.34, 0.05, 45);
const SKIN = oklch(0.78, 0.055, 55);
const DARK = oklch(0.24, 0.03, 50);

/** The artist from behind, her right hand at the canvas. */
export function artist(scene: Scene): void {
  scene.shape(ellipse([250, 966], 190, 26), DARK, { edge: 14, opacity: 0.5 });
  const skirt = smooth(points('170,700 336,700 376,850 392,1020 128,1020 146,850'), {
    closed: true,
  });
  scene.shape(skirt, along([130, 0], [390, 0], oklch(0.58, 0.05, 60), oklch(0.34, 0.04, 50)), {
    direction: 1.5,
    edge: 1,
  });
  // Her right arm goes up to the canvas.
  const sleeve = smooth(points('322,536 372,572 420,566 446,508 426,492 400,528 360,520 330,500'), {
    closed: true,
  });
  scene.shape(
    sleeve,
    along([320, 500], [440, 590], shift(SMOCK, { light: 0.1 }), shift(SMOCK, { light: -0.1 })),
    { edge: 1, detail: 0.8 },
  );
  scene.shape(
    smooth(points('428,496 446,508 458,474 470,452 456,444 440,462'), { closed: true }),
    along([430, 450], [460, 500], shift(SKIN, { light: 0.05 }), shift(SKIN, { light: -0.12 })),
    { detail: 1 },
  );
  scene.line(
    [
      [436, 486],
      [506, 404],
    ],
    oklch(0.45, 0.07, 50),
    { width: 5, pressure: () => 0.9 },
  );
  const back = smooth(
    points(
      '246,470 300,482 336,512 344,590 330,660 352,740 350,812 160,812 156,740 176,660 156,590 158,520 196,482',
    ),
    { closed: true },
  );
  scene.shape(
    back,
    along(
      [150, 520],
      [350, 620],
      shift(SMOCK, { light: 0.2 }),
      shift(SMOCK, { light: 0.03 }),
      shift(SMOCK, { light: -0.12 }),
    ),
    { edge: 1, direction: 1.4, detail: 0.7 },
  );
  scene.within(back, () => {
    scene.shape(
      smooth(points('248,500 262,600 252,700 268,812 236,812 240,700 236,600'), { closed: true }),
      shift(SMOCK, { light: -0.12 }),
      { edge: 5, opacity: 0.5 },
    );
    scene.shape(
      ribbon(smooth(points('150,668 245,684 350,664')), () => 7),
      shift(SMOCK, { light: 0.2 }),
      { detail: 0.9 },
    );
  });
  scene.shape(
    smooth(points('244,682 226,700 214,740 236,716'), { closed: true }),
    shift(SMOCK, { light: 0.22 }),
    { detail: 0.9 },
  );
  scene.shape(
    smooth(points('250,682 270,704 284,752 258,716'), { closed: true }),
    shift(SMOCK, { light: 0.16 }),
    { detail: 0.9 },
  );
  const neck = smooth(points('230,430 276,430 280,486 252,496 224,486'), { closed: true });
  scene.shape(
    neck,
    along([224, 0], [284, 0], shift(SKIN, { light: 0.08 }), shift(SKIN, { light: -0.16 })),
    { edge: 1, detail: 0.9 },
  );
  scene.shape(
    ellipse([262, 398], 54, 62, { turn: 0.12 }),
    along([210, 370], [310, 430], shift(HAIR, { light: 0.16 }), HAIR, shift(HAIR, { light: -0.1 })),
    { edge: 1, detail: 0.9, direction: (x, y) => Math.atan2(y - 340, x - 240) },
  );
  // A sliver of cheek, and the ear under a strand: she looks at the canvas.
  scene.shape(
    smooth(points('305,384 317,404 312,430 299,444 294,422 300,402'), { closed: true }),
    SKIN,
    { edge: 1, detail: 1 },
  );
  scene.shape(ellipse([279, 414], 7, 12, { turn: 0.25 }), shift(SKIN, { light: -0.07 }), {
    edge: 1,
    detail: 1,
  });
  scene.shape(
    ellipse([232, 342], 34, 31),
    around([222, 330], 46, shift(HAIR, { light: 0.2 }), shift(HAIR, { light: -0.06 })),
    { edge: 1, detail: 0.9, direction: (x, y) => Math.atan2(y - 342, x - 232) + 1.5 },
  );
  for (const [from, to] of [
    [
      [222, 440],
      [214, 470],
    ],
    [
      [286, 446],
      [292, 468],
    ],
  ] as const) {
    scene.line([from, to], HAIR, { width: 3 });
  }
  scene.line(smooth(points('204,318 250,352 262,322')), oklch(0.52, 0.15, 32), {
    width: 9,
    pressure: () => 1,
  });
}
