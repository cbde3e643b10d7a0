import { mix, oklch } from '../../colour.ts';
import { blob, ellipse, leaf, type Point, ribbon, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';
import type { Snow } from './snow.ts';
import type { Plan } from './village-plans.ts';

/** The path to the door, trodden deep and blue, with somebody on it. */
export function path(
  scene: Scene,
  brief: Brief,
  {
    frame,
    horizon,
    door: [main, start],
    snow: [lit, blue],
  }: Snow & { frame: Frame; door: Plan['door'] },
): void {
  const { height: h, random, palette, width: w } = brief;
  const y = (t: number) => (horizon + (h - horizon) * t) / h;
  const bend = random.between(-0.3, 0.3);
  const deep = 1.1 - start;
  const way = frame.curve(
    [
      [main, 0],
      [main + 0.06 + bend * 0.1, 0.12],
      [main + 0.03 + bend * 0.1, 0.32],
      [main + 0.15 + bend * 0.5, 0.6],
      [main + 0.08 + bend, 1],
    ].flatMap(([x = 0, t = 0]) => [x, y(start + deep * t)]),
    false,
  );
  scene.shape(
    ribbon(way, (t) => Math.min(w, h) * (0.008 + 0.06 * t * t)),
    mix(blue, palette.shadow, 0.2),
    { edge: 4, direction: 1.2, contour: 0.4 },
  );
  scene.line(
    way.map(
      ([px, py], i): Point => [px + frame.side * Math.min(w, h) * 0.05 * (i / way.length) ** 2, py],
    ),
    mix(lit, palette.white, 0.4),
    { width: h * 0.03, pressure: (t) => 0.1 + t, dry: 0.55, opacity: 0.8 },
  );
  for (let i = 0; i < 14; i++) {
    const [px, py] = way[Math.floor(random.between(0.3, 1) * (way.length - 1))] ?? [0, 0];
    scene.shape(
      blob(random, [px + random.bell() * h * 0.012, py], h * 0.009, h * 0.005, 0.3),
      mix(blue, palette.dark, 0.25),
      { edge: 2, contour: 0 },
    );
  }
  const [px, py] = way[Math.floor(way.length * 0.45)] ?? [0, 0];
  const tall = h * 0.055;
  scene.shape(leaf([px, py], [px - frame.side * tall * 1.6, py + tall * 0.2], tall * 0.2), blue, {
    edge: 3,
    opacity: 0.8,
  });
  scene.shape(
    smooth(
      [
        [px - tall * 0.2, py],
        [px - tall * 0.17, py - tall * 0.55],
        [px - tall * 0.06, py - tall * 0.78],
        [px + tall * 0.08, py - tall * 0.76],
        [px + tall * 0.17, py - tall * 0.5],
        [px + tall * 0.19, py],
      ],
      { closed: true },
    ),
    mix(palette.dark, palette.shadow, 0.2),
    { detail: 1 },
  );
  scene.shape(
    ellipse([px + tall * 0.01, py - tall * 0.87], tall * 0.11, tall * 0.13),
    palette.lit(oklch(0.55, 0.14, 28), 0.4),
    { detail: 1, accent: true },
  );
}
