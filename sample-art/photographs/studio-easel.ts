import { type Colour, oklch, shift } from '../colour.ts';
import { below, blob, ellipse, leaf, type Point, rectangle, ribbon, smooth } from '../curve.ts';
import { along, around, vertical } from '../paint.ts';
import { points } from '../points.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';

const WOOD = oklch(0.48, 0.06, 60);
const DARK = oklch(0.24, 0.03, 50);

/** The easel with a landscape that is nearly done. */
export function easel(scene: Scene, random: Random): void {
  const post = (from: Point, to: Point, width: number) =>
    scene.shape(
      ribbon([from, to], () => width / 2),
      along(from, to, shift(WOOD, { light: 0.1 }), WOOD),
    );
  post([484, 60], [500, 900], 17);
  post([470, 90], [352, 930], 15);
  post([500, 90], [640, 925], 15);
  const canvas = points('338,188 632,168 640,560 346,572');
  scene.shape(
    canvas.map(([x, y]): Point => [x + 12, y + 10]),
    DARK,
    { edge: 9, opacity: 0.45 },
  );
  scene.shape(
    canvas,
    vertical(170, 570, oklch(0.82, 0.045, 60), oklch(0.9, 0.03, 80), oklch(0.74, 0.035, 230)),
    { detail: 0.8, direction: 0 },
  );
  scene.within(canvas, () => {
    const hills: readonly [number, Colour, readonly number[]][] = [
      [330, oklch(0.72, 0.025, 265), [352, 318, 340, 300, 336, 322]],
      [372, oklch(0.62, 0.03, 215), [380, 362, 376, 352, 368, 374]],
    ];
    for (const [, colour, heights] of hills) {
      const crest = smooth(heights.map((y, n): Point => [320 + n * 66, y]));
      scene.shape(below(crest, 430), colour, { edge: 2, detail: 0.8 });
    }
    scene.shape(
      rectangle(320, 410, 340, 180),
      vertical(410, 580, oklch(0.86, 0.03, 75), oklch(0.62, 0.04, 230)),
      { direction: 0, detail: 0.7 },
    );
    scene.shape(
      below(smooth(points('320,446 420,440 520,472 560,500')), 600).concat([[320, 600]]),
      oklch(0.62, 0.09, 115),
      { detail: 0.8 },
    );
    for (const [x, y, size] of [
      [566, 388, 30],
      [602, 380, 42],
      [636, 384, 34],
      [372, 418, 26],
    ] as const) {
      scene.shape(
        blob(random, [x, y], size, size * 1.3, 0.2),
        around([x - 8, y - 14], size * 1.5, oklch(0.72, 0.11, 75), oklch(0.46, 0.09, 50)),
        { detail: 0.9 },
      );
    }
    scene.shape(ellipse([470, 268], 20, 20), oklch(0.95, 0.05, 85), { edge: 3 });
  });
  scene.shape(rectangle(352, 566, 296, 15), shift(WOOD, { light: 0.06 }));
  scene.shape(rectangle(478, 158, 26, 20), shift(WOOD, { light: -0.05 }));
}

/** The table with brushes, a jar and tubes of paint. */
export function brushTable(scene: Scene, random: Random): void {
  scene.shape(points('560,806 800,800 800,838 560,842'), shift(WOOD, { light: 0.13 }), {
    direction: 0,
  });
  scene.shape(
    points('572,842 800,838 800,1010 590,1010'),
    vertical(842, 1000, shift(WOOD, { light: -0.1 }), shift(WOOD, { light: -0.2 })),
  );
  const jar = points('634,734 694,732 690,818 640,820');
  for (let i = 0; i < 9; i++) {
    const lean = (i - 4) * 11 + random.bell() * 4;
    const top: Point = [664 + lean * 1.5, 640 + random.between(0, 34)];
    scene.line(
      [[664 + lean * 0.4, 742], top],
      random.pick([oklch(0.62, 0.08, 70), oklch(0.4, 0.09, 30), oklch(0.35, 0.05, 250)]),
      { width: 5 },
    );
    scene.shape(
      leaf([top[0], top[1] + 10], [top[0] + lean * 0.2, top[1] - 26], 13),
      random.pick([oklch(0.5, 0.07, 60), oklch(0.3, 0.03, 50), oklch(0.85, 0.03, 85)]),
      { detail: 0.9 },
    );
  }
  scene.shape(jar, along([634, 0], [694, 0], oklch(0.72, 0.035, 215), oklch(0.47, 0.035, 225)), {
    detail: 0.9,
  });
  const tubes: readonly [number, number, Colour][] = [
    [580, 808, oklch(0.56, 0.15, 32)],
    [612, 820, oklch(0.78, 0.13, 85)],
    [722, 816, oklch(0.48, 0.09, 250)],
  ];
  for (const [x, y, colour] of tubes) {
    scene.shape(
      ribbon(
        [
          [x, y],
          [x + 34, y - 8],
        ],
        (t) => 8 - 3 * t,
      ),
      colour,
      { detail: 0.9 },
    );
  }
}
