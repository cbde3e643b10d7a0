import { mix, shift } from '../../colour.ts';
import { below, ellipse, type Point, pointAt, rectangle, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { bareTree } from '../landscape/bare-trees.ts';
import { mirror } from '../mirror.ts';
import { placeFigure } from './figure.ts';
import { paintFox } from './vulpine.ts';

/** A field under snow, seen over its whole breadth, and far out on it one fox with the line of its steps. */
export const foxInTheField: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const isMirrored = random.chance(0.5);
  const horizon = h * 0.24;
  scene.shape(
    rectangle(-30, -30, w + 60, horizon + 60),
    vertical(0, horizon, mix(palette.skyTop, palette.skyLow, 0.3), palette.skyLow),
    { backdrop: true, direction: 0.1 },
  );
  wood(scene, brief, horizon);
  const snow = mix(palette.white, palette.light, 0.06);
  const blue = mix(palette.white, palette.shadow, 0.42);
  scene.shape(
    below(
      smooth([
        [-30, horizon + h * 0.01],
        [w * 0.3, horizon + h * 0.022],
        [w * 0.7, horizon - h * 0.004],
        [w + 30, horizon + h * 0.016],
      ]),
      h + 40,
    ),
    vertical(horizon, h, mix(snow, palette.haze, 0.4), snow, snow, mix(snow, blue, 0.45)),
    { edge: 3, contour: 0.15, detail: 0.25, direction: 0.04 },
  );
  swells(scene, brief, horizon, blue);
  const s = h * 0.078;
  const foot: Point = [w * 0.36, h * 0.47];
  steps(scene, brief, foot, s, blue);
  scene.shape(
    ellipse([foot[0] + s * 0.9, foot[1] + s * 0.06], s * 1.7, s * 0.13, { turn: 0.03 }),
    blue,
    { edge: 5, opacity: 0.7, contour: 0 },
  );
  paintFox(scene, brief, placeFigure({ to: foot, scale: s, turn: 0.02 }));
  stubble(scene, brief);
  if (isMirrored) mirror(scene, w);
};

/** The wood at the far edge: one soft band, a few crowns out of it, and two trees that stand apart. */
function wood(scene: Scene, brief: Brief, horizon: number): void {
  const { width: w, height: h, random, palette } = brief;
  const bare = mix(palette.foliage[1], palette.trunk, 0.75);
  for (const [lift, far] of [
    [0.085, 0.7],
    [0.045, 0.48],
  ] as const) {
    const line = ridge(random, {
      from: -30,
      to: w + 30,
      y: horizon - h * lift,
      height: h * 0.07,
      size: w * 0.12,
      octaves: 5,
    }).map(([x, y]): Point => [x, y + h * lift * Math.max(0, (x / w - 0.45) * 1.3)]);
    scene.shape(below(line, horizon + h * 0.03), palette.away(bare, far), {
      edge: 6,
      contour: 0,
      detail: 0.25,
      direction: 1.5,
    });
  }
  for (const [x, tall] of [
    [0.84, 0.2],
    [0.89, 0.14],
  ] as const)
    bareTree(scene, brief, {
      foot: [w * x, horizon + h * 0.022],
      tall: h * tall,
      colour: palette.away(palette.trunk, 0.25),
      lean: random.bell() * 0.05,
    });
}

/** Long hollows, wider and deeper towards us, that all run one way. */
function swells(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  horizon: number,
  blue: ReturnType<typeof mix>,
): void {
  for (const [x, t, reach, strength] of [
    [0.7, 0.1, 0.34, 0.5],
    [0.2, 0.2, 0.36, 0.55],
    [0.86, 0.34, 0.42, 0.6],
    [0.1, 0.52, 0.44, 0.55],
    [0.72, 0.68, 0.6, 0.65],
    [0.24, 0.9, 0.7, 0.8],
  ] as const) {
    const y = horizon + (h - horizon) * t;
    const thick = h * (0.012 + t * 0.06) * random.between(0.85, 1.15);
    scene.shape(
      smooth(
        [
          [w * (x - reach), y + thick * 0.7],
          [w * (x - reach * 0.3), y - thick * 0.3],
          [w * (x + reach * 0.4), y - thick],
          [w * (x + reach), y - thick * 1.1],
          [w * (x + reach * 0.3), y + thick * 0.3],
          [w * (x - reach * 0.3), y + thick],
        ],
        { closed: true },
      ),
      blue,
      { edge: 5 + t * 14, opacity: strength, contour: 0, direction: 3.05, detail: 0.25 },
    );
  }
}

/** One print before the other, from the near edge up to the fox. */
function steps(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  [x, y]: Point,
  s: number,
  blue: ReturnType<typeof mix>,
): void {
  const way = smooth(
    [
      [x + s * 0.9, y],
      [x + w * 0.2, y + h * 0.015],
      [x + w * 0.38, y + h * 0.08],
      [x + w * 0.46, y + h * 0.19],
      [x + w * 0.42, y + h * 0.33],
      [x + w * 0.47, y + h * 0.6],
    ],
    { steps: 20 },
  );
  const tone = mix(blue, palette.dark, 0.22);
  const count = 34;
  for (let i = 0; i < count; i++) {
    const t = (i / count) ** 0.95;
    const [px, py] = pointAt(way, t);
    const size = s * (0.05 + t * 0.16);
    scene.shape(
      ellipse(
        [px + (i % 2 ? 1 : -1) * size * 0.5 + random.bell() * size * 0.2, py],
        size,
        size * 0.42,
      ),
      shift(tone, { light: random.bell() * 0.02 }),
      { opacity: 0.55 + t * 0.25, edge: 1.5 + t * 2, contour: 0 },
    );
  }
}

/** Stalks that the snow has left, in one group at the edge. */
function stubble(scene: Scene, { width: w, height: h, random, palette }: Brief): void {
  const stalk = mix(palette.trunk, palette.haze, 0.25);
  for (let i = 0; i < 17; i++) {
    const x = w * (0.1 + random.bell() * 0.05);
    const y = h * random.between(0.86, 0.97);
    const tall = h * random.between(0.05, 0.14);
    const lean = tall * random.between(-0.1, 0.45);
    scene.line(
      smooth([
        [x, y],
        [x + lean * 0.3, y - tall * 0.6],
        [x + lean, y - tall],
      ]),
      shift(stalk, { light: random.bell() * 0.06 }),
      { width: w * 0.0035, dry: 0.4, pressure: (t) => 1 - t * 0.7 },
    );
  }
}
