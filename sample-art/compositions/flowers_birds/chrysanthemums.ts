import { type Colour, mix, oklch } from '../../colour.ts';
import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Compose } from '../../scene.ts';
import { head, lobed } from './chrysanthemum.ts';
import { background, placer, tone } from './setting.ts';

const BLOOMS = [
  oklch(0.8, 0.11, 88),
  oklch(0.92, 0.025, 95),
  oklch(0.58, 0.1, 35),
  oklch(0.68, 0.075, 340),
  oklch(0.7, 0.11, 65),
];

/** Late chrysanthemums: narrow petals by the hundred, dark lobed leaves. */
export const chrysanthemums: Compose = (scene, brief) => {
  const { width: w, height: h, random, medium, palette, framing } = brief;
  const { at, side } = placer(brief);
  background(scene, brief, medium === 'oil' || medium === 'pastel' ? 'deep' : 'pale');
  const m = Math.min(w, h);
  const isTall = h > w * 1.3;
  const size = m * { wide: 0.2, middle: 0.22, close: 0.27 }[framing] * (isTall ? 1.12 : 1);
  const heads: Point[] = isTall
    ? [at(0.62, 0.24), at(0.34, 0.46), at(0.72, 0.62)]
    : [at(0.4, 0.34), at(0.7, 0.54), at(0.27, 0.72)];
  const root = at(0.5, 1.08);
  const [first, second] = random.shuffle(BLOOMS).map((colour) => palette.lit(colour, 0.4)) as [
    Colour,
    Colour,
  ];
  const budAt = isTall ? at(0.2, 0.16) : at(0.76, 0.16);
  const stems = [...heads, budAt].map((head) => {
    const line = smooth([
      [head[0], head[1] + size * 0.4],
      [
        head[0] + (root[0] - head[0]) * 0.25 + side * size * 0.1,
        head[1] + (root[1] - head[1]) * 0.5,
      ],
      root,
    ]);
    scene.line(line, tone(brief, mix(palette.foliage[2], oklch(0.4, 0.05, 120), 0.5), 0.9), {
      width: size * 0.07,
      pressure: () => 0.9,
      dry: 0.45,
    });
    return line;
  });
  for (const near of [0.45, 0.95]) {
    stems.forEach((line, s) => {
      for (let i = 0; i < 4; i++) {
        const from = pointAt(line, 0.12 + i * 0.2 + random() * 0.1);
        const way = (i + s) % 2 ? 1 : -1;
        lobed(scene, brief, {
          from,
          angle: Math.PI / 2 - way * random.between(0.7, 1.7),
          reach: size * random.between(0.75, 1.2),
          near: near * random.between(0.8, 1),
        });
      }
    });
  }
  head(scene, brief, { at: budAt, size: size * 0.42, colour: first, tilt: -side * 0.3, rings: 3 });
  // The second flower hangs in front of the others.
  const order = [
    [2, 0.8],
    [0, 1.12],
    [1, 1],
  ] as const;
  for (const [i, grow] of order) {
    head(scene, brief, {
      at: heads[i] ?? budAt,
      size: size * grow,
      colour: i === 2 && random.chance(0.6) ? second : first,
      tilt: random.bell() * 0.25 + side * 0.12,
      rings: 6,
    });
  }
  scene.seal(at(isTall ? 0.12 : 0.91, 0.92));
};
