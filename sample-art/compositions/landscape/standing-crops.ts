import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, blob, type Point, ribbon, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Field, glowing } from './mown-fields.ts';

/** Rye before the harvest, higher than a knee: a path has been trodden into it, ears close the foreground. */
export function rye(scene: Scene, brief: Brief, { frame, horizon, gold, shade }: Field): void {
  const { width: w, height: h, random, palette } = brief;
  const level: Point[] = [
    [-20, horizon],
    [w + 20, horizon],
  ];
  scene.shape(
    below(level, h + 20),
    vertical(horizon, h, mix(gold, palette.light, 0.3), gold, mix(gold, shade, 0.35), shade),
    { direction: 1.45, contour: 0, detail: 0.35 },
  );
  for (let i = 0; i < 9; i++) {
    const y = horizon + (h - horizon) * (0.04 + 0.5 * (i / 9) ** 1.3);
    const wave = smooth(
      [-0.05, 0.2, 0.45, 0.7, 1.05].map(
        (x): Point => [x * w, y + random.bell() * (h - horizon) * 0.03],
      ),
    );
    scene.shape(
      ribbon(wave, (t) => (h - horizon) * (0.012 + 0.02 * (i / 9)) * Math.sin(Math.PI * t)),
      random.pick([glowing(gold), mix(gold, shade, 0.4)]),
      { edge: 7, opacity: 0.45, contour: 0, direction: 1.45 },
    );
  }
  const path = smooth(frame.path([0.46, 1.05, 0.4, 0.8, 0.5, 0.64, 0.47, 0.54, 0.55, 0.46]));
  scene.shape(
    ribbon(
      path.map(([x, y]): Point => [x, Math.max(y, horizon + 3)]),
      (t) => w * 0.055 * (1 - t) ** 1.6 + w * 0.0015,
    ),
    vertical(
      horizon,
      h,
      mix(gold, palette.light, 0.35),
      mix(shade, gold, 0.6),
      mix(shade, gold, 0.3),
    ),
    { edge: 8, contour: 0, direction: 1.3 },
  );
  const poppy = palette.lit(oklch(0.58, 0.15, 32), 0.4);
  const corn = palette.lit(oklch(0.52, 0.1, 275), 0.3);
  const count = 190;
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const base: Point = [
      w * random.between(-0.02, 1.02),
      horizon + (h - horizon) * (0.3 + 0.85 * near) + random.bell() * 6,
    ];
    // Nothing grows on the path.
    if (base[1] < h * 0.99 && Math.abs(base[0] - frame.at(0.45, 0)[0]) < w * 0.09 * near) continue;
    const tall = (h - horizon) * (0.06 + 0.26 * near) * random.between(0.75, 1.15);
    const lean = -frame.side * tall * random.between(0.05, 0.3);
    stalk(scene, base, {
      tall,
      lean,
      colour: random.pick([gold, glowing(gold), mix(gold, shade, 0.5)]),
    });
    if (random.chance(0.07))
      scene.shape(
        blob(random, [base[0], base[1] - tall * 0.7], tall * 0.07, tall * 0.055, 0.2),
        random.pick([poppy, corn, corn]),
        { accent: true, detail: 0.8 },
      );
  }
}

/** One straw with its nodding ear. */
function stalk(
  scene: Scene,
  [x, y]: Point,
  { tall, lean, colour }: { tall: number; lean: number; colour: Colour },
): void {
  const neck: Point = [x + lean * 0.5, y - tall * 0.82];
  const tip: Point = [x + lean * 1.25, y - tall];
  scene.line(smooth([[x, y], [x + lean * 0.15, y - tall * 0.5], neck]), colour, {
    width: 1.6 + tall * 0.012,
    pressure: () => 0.9,
    dry: 0.3,
    opacity: 0.8,
  });
  scene.line(
    [neck, [(neck[0] + tip[0]) / 2, (neck[1] + tip[1]) / 2 - 1], tip],
    shift(colour, { light: 0.03 }),
    {
      width: 3 + tall * 0.05,
      pressure: (t) => Math.sin(Math.PI * (0.15 + t * 0.8)),
      dry: 0.25,
    },
  );
}

/** A June meadow: bands of green that pale into the mist, flowers near us. */
export function meadow(scene: Scene, brief: Brief, { horizon, gold }: Field): void {
  const { width: w, height: h, random, palette } = brief;
  const green = palette.lit(oklch(0.68, 0.08, 120), 0.6);
  const level: Point[] = [
    [-20, horizon],
    [w + 20, horizon],
  ];
  scene.shape(
    below(level, h + 20),
    vertical(
      horizon,
      h,
      mix(palette.haze, gold, 0.4),
      mix(green, gold, 0.3),
      green,
      shift(green, { light: -0.12 }),
    ),
    { direction: 0.06, contour: 0, detail: 0.3 },
  );
  const tints = [
    oklch(0.9, 0.03, 95),
    oklch(0.72, 0.1, 10),
    oklch(0.62, 0.09, 285),
    oklch(0.86, 0.11, 95),
  ];
  for (let i = 0; i < 150; i++) {
    const near = (i / 150) ** 1.4;
    const at: Point = [w * random(), horizon + (h - horizon) * (0.16 + 0.8 * near)];
    scene.shape(
      blob(random, at, 1.5 + 4.5 * near, 1 + 2.8 * near, 0.25),
      palette.lit(random.pick(tints), 0.3),
      {
        contour: 0,
        detail: 0.7,
        accent: true,
        opacity: 0.9,
      },
    );
  }
}
