import { type Colour, mix, oklch } from '../../colour.ts';
import { leaf, type Point, ribbon, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';

/** Level streaks of sky on the current. */
export function shine(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  for (let i = 0; i < 20; i++) {
    const t = ((i + random()) / 20) ** 1.3;
    const y = horizon + (h - horizon) * (0.05 + t * 0.92);
    const x = random() * w;
    const reach = w * random.between(0.04, 0.15) * (0.4 + t);
    scene.shape(
      leaf([x - reach, y], [x + reach, y], h * (0.002 + 0.01 * t) * random.between(0.5, 1.2), {
        belly: random.between(0.3, 0.7),
      }),
      random.chance(0.6) ? palette.skyLow : mix(palette.water, palette.dark, 0.3),
      { edge: 1.5, opacity: random.between(0.2, 0.5), direction: 0, contour: 0 },
    );
  }
}

/** The near bank with reeds: dark and loose, it lets the eye in. */
export function reeds(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  frame: Frame,
): void {
  const soil =
    season === 'winter'
      ? mix(palette.white, palette.shadow, 0.4)
      : mix(palette.grass, palette.dark, 0.5);
  const edge = smooth(frame.path([1.05, 0.84, 0.86, 0.9, 0.72, 0.965, 0.5, 1.04]));
  scene.shape([...edge, frame.at(1.05, 1.06)], soil, {
    edge: 3,
    direction: 0.3 * frame.side,
    contour: 0.3,
  });
  const tones: readonly Colour[] = [
    palette.foliage[2],
    mix(palette.foliage[1], palette.dark, 0.3),
    mix(palette.earth, palette.light, 0.25),
    palette.lit(oklch(0.42, 0.04, 90)),
  ];
  for (let i = 0; i < 60; i++) {
    const t = random() ** 1.2;
    const base: Point = frame.at(1.02 - t * 0.5, 0.88 + t * 0.13 + random.between(0, 0.06));
    const tall = h * random.between(0.08, 0.22) * (1 - t * 0.8);
    const lean = random.bell() * tall * 0.16 - frame.side * tall * 0.14;
    const tip: Point = [base[0] + lean, base[1] - tall];
    const colour = random.pick(tones);
    scene.line(smooth([base, [base[0] + lean * 0.25, base[1] - tall * 0.6], tip]), colour, {
      width: Math.min(w, h) * random.between(0.004, 0.008),
      pressure: (s) => 1 - s * 0.8,
      dry: 0.3,
    });
    if (!random.chance(0.16)) continue;
    // A cat's tail needs a stalk that does not thin out below it.
    scene.line([base, tip], colour, { width: Math.min(w, h) * 0.005, pressure: () => 1, dry: 0.1 });
    scene.shape(
      ribbon([tip, [tip[0] + lean * 0.06, tip[1] - tall * 0.16]], () => h * 0.006),
      mix(palette.trunk, palette.dark, 0.2),
      { edge: 1, contour: 0.4 },
    );
  }
}
