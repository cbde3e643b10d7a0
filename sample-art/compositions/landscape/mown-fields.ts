import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, leaf, type Point, ribbon, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';

export interface Field {
  readonly frame: Frame;
  readonly horizon: number;
  /** Where the sun stands: all rows and shadows run from below it. */
  readonly sun: Point;
  readonly gold: Colour;
  readonly shade: Colour;
}

/** Mown rows that run to a point under the sun, burning near it. */
export function rows(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { horizon, sun, gold, shade }: Field,
): void {
  const near = mix(gold, shade, 0.45);
  scene.shape(
    below(
      [
        [-20, horizon],
        [w + 20, horizon],
      ],
      h + 20,
    ),
    vertical(horizon, h, mix(gold, palette.light, 0.35), gold, near, mix(near, palette.dark, 0.35)),
    { direction: (x, y) => Math.atan2(y - horizon + 30, x - sun[0]), contour: 0, detail: 0.35 },
  );
  const green = palette.lit(oklch(0.52, 0.07, 115));
  const count = Math.round(12 + (6 * w) / h);
  for (let i = 0; i < count; i++) {
    const spread = ((i + random.between(0.1, 0.9)) / count - 0.5) * 2;
    const from: Point = [sun[0] + spread * w * 0.3, horizon + 3];
    const to: Point = [sun[0] + spread * w * 2.4 + random.bell() * w * 0.05, h * 1.06];
    const middle: Point = [
      (from[0] * 2 + to[0]) / 3 + random.bell() * w * 0.01,
      horizon + (h - horizon) * 0.3,
    ];
    const tone = random.pick([
      mix(near, green, 0.5),
      mix(gold, palette.light, 0.4),
      mix(gold, shade, 0.5),
      green,
    ]);
    scene.shape(
      ribbon(smooth([from, middle, to]), (t) => Math.min(w, h) * (0.002 + 0.045 * t ** 1.3)),
      mix(tone, shade, 0.1),
      {
        edge: 3,
        opacity: 0.5,
        contour: 0,
        direction: Math.atan2(to[1] - from[1], to[0] - from[0]),
      },
    );
  }
  scene.shape(
    ellipse([sun[0], horizon + h * 0.02], w * 0.24, h * 0.05),
    mix(glowing(gold), palette.light, 0.3),
    { edge: 22, opacity: 0.55, direction: 0, contour: 0 },
  );
}

export const glowing = (colour: Colour) => shift(colour, { light: 0.12, chroma: 1.15 });

/** The uncut margin in front: grasses against the light, a few cornflowers and poppies. */
export function margin(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  { frame, gold, shade }: Field,
): void {
  const dark = mix(shade, palette.lit(oklch(0.4, 0.05, 110)), 0.5);
  const line = smooth(
    frame.path([-0.05, 0.99, 0.2, 0.955, 0.42, 0.98, 0.62, 0.945, 0.82, 0.89, 1.05, 0.85]),
  );
  scene.shape(
    below(line, h + 20),
    vertical(h * 0.88, h, mix(dark, gold, 0.25), mix(dark, palette.dark, 0.4)),
    { edge: 4, direction: 1.3, contour: 0 },
  );
  const poppy = palette.lit(oklch(0.58, 0.15, 32), 0.4);
  const corn = palette.lit(oklch(0.55, 0.1, 275), 0.3);
  for (let i = 0; i < Math.round(40 + (45 * w) / h); i++) {
    const t = random();
    const [x, top] = line[Math.round(t * (line.length - 1))] ?? [0, h];
    const base: Point = [x + random.bell() * w * 0.03, top + random.between(0.01, 0.1) * h];
    const tall = h * random.between(0.05, 0.13);
    const lean = random.bell() * tall * 0.22 - frame.side * tall * 0.12;
    const tip: Point = [base[0] + lean, base[1] - tall];
    scene.line(
      smooth([base, [base[0] + lean * 0.25, base[1] - tall * 0.55], tip]),
      random.pick([dark, dark, mix(gold, dark, 0.5), glowing(gold)]),
      { width: h * random.between(0.003, 0.006), pressure: (s) => 1 - s * 0.7, dry: 0.3 },
    );
    if (random.chance(0.3))
      scene.shape(
        leaf(tip, [tip[0] + lean * 0.2, tip[1] - tall * 0.24], h * 0.009),
        mix(gold, dark, random() * 0.5),
        { contour: 0.4, detail: 0.7 },
      );
    else if (season === 'summer' && random.chance(0.16))
      scene.shape(blob(random, tip, h * 0.012, h * 0.009, 0.2), random.pick([poppy, poppy, corn]), {
        detail: 0.8,
        accent: true,
      });
  }
}
