import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { culm, greenOf, spray } from './bamboo.ts';
import { sparrow } from './birds.ts';
import { flyingSparrow } from './flying-sparrow.ts';
import { background, disc, placer, tone } from './setting.ts';

/** Bamboo in the wind; sparrows hold on to a thin stem. */
export const bambooSparrows: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, hour } = brief;
  const { at, side } = placer(brief);
  background(scene, brief, 'pale');
  const m = Math.min(w, h);
  const isWide = w > h * 1.3;
  const isScroll = h > w * 3;
  if (hour === 'dusk') disc(scene, brief, at(0.66, 0.26), m * 0.13);
  const thick = m * { wide: 0.055, middle: 0.075, close: 0.12 }[framing];
  const roots = isWide
    ? [
        [0.1, 0.2, 0.45],
        [0.2, 0.34, 0.85],
        [0.03, 0.12, 1],
      ]
    : [
        [0.3, 0.1, 0.35],
        [0.62, 0.08, 0.42],
        [0.2, 0.14, 0.9],
      ];
  for (const [x = 0, lean = 0, near = 0] of roots) {
    const spot = x + random.bell() * 0.02;
    culm(scene, brief, {
      from: at(spot, 1.04),
      to: at(spot + lean * random.between(0.4, 1), -0.04),
      thick: thick * (0.5 + near * 0.5),
      near,
    });
  }
  const reach = m * (isScroll ? 0.42 : isWide ? 0.24 : 0.25);
  const far = isWide
    ? [
        [0.34, 0.14],
        [0.14, 0.62],
      ]
    : [
        [0.62, 0.12],
        [0.3, 0.3],
        [0.75, 0.62],
      ];
  for (const [x = 0, y = 0] of far)
    spray(scene, brief, { at: at(x, y), reach: reach * 0.8, side, near: 0.34, count: 6 });
  const stemPoints = isWide
    ? [at(-0.03, 0.3), at(0.32, 0.41), at(0.6, 0.5), at(0.82, 0.64)]
    : [at(-0.05, 0.29), at(0.34, 0.4), at(0.64, 0.5), at(0.84, 0.62)];
  const stem = smooth(
    stemPoints.map(([x, y]): Point => [x, y + random.bell() * h * 0.01]),
    { steps: 16 },
  );
  scene.line(stem, tone(brief, greenOf(brief, 0.42), 0.9), {
    width: thick * 0.22,
    pressure: (t) => 1 - t * 0.65,
    dry: 0.35,
  });
  const clusters = random.whole(4, 5);
  for (let i = 0; i < clusters; i++) {
    const [x, y] = pointAt(stem, 0.12 + (0.9 * i) / clusters);
    spray(scene, brief, {
      at: [x, y + (i % 2 ? -1 : 1) * reach * 0.08],
      reach: reach * random.between(0.7, 1),
      side,
      near: random.between(0.7, 1),
      count: random.whole(3, 5),
    });
  }
  spray(scene, brief, {
    at: at(isWide ? 0.2 : 0.16, 0.02),
    reach: reach * 1.1,
    side,
    near: 0.95,
    count: 7,
  });
  if (isScroll) spray(scene, brief, { at: at(0.24, 0.76), reach, side, near: 0.85, count: 6 });
  flock(scene, brief, stem, { m, side, at });
  scene.seal(at(0.9, isScroll ? 0.95 : 0.9));
};

function flock(
  scene: Scene,
  brief: Brief,
  stem: readonly Point[],
  { m, side, at }: { m: number; side: 1 | -1; at: (x: number, y: number) => Point },
): void {
  const { random, framing, width: w, height: h } = brief;
  const isScroll = h > w * 3;
  const size = m * { wide: 0.17, middle: 0.16, close: 0.2 }[framing] * (isScroll ? 1.25 : 1);
  const first = random.between(0.58, 0.66);
  const perch = (t: number): Point => {
    const [x, y] = pointAt(stem, t);
    return [x, y - size * 0.08];
  };
  const together = random.chance(0.5);
  sparrow(scene, brief, { at: perch(first), size, facing: side, turn: random.bell() * 0.08 });
  if (!isScroll || random.chance(0.6)) {
    sparrow(scene, brief, {
      at: perch(first - (isScroll ? 0.36 : 0.22)),
      size: size * 0.95,
      facing: together ? side : (-side as 1 | -1),
      turn: random.bell() * 0.08,
    });
  }
  const sky = isScroll ? at(0.55, 0.72) : w > h ? at(0.82, 0.24) : at(0.74, 0.2);
  if (random.chance(0.75))
    flyingSparrow(scene, brief, {
      at: sky,
      size: size * 0.95,
      facing: -side as 1 | -1,
      turn: random.between(-0.3, 0.2),
    });
}
