import { type Point, place, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { farBirds, ink, moon, ripples, veil } from './ink.ts';

/** Reeds bend before the autumn moon; geese cross it. */
export const moonReeds: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing } = brief;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  const isTall = h > w * 1.4;
  const centre = isTall
    ? at(random.between(0.52, 0.64), random.between(0.2, 0.27))
    : at(random.between(0.6, 0.68), random.between(0.28, 0.36));
  const radius = Math.min(w, h) * (framing === 'wide' ? 0.13 : isTall ? 0.2 : 0.17);
  moon(scene, brief, centre, radius);
  geese(scene, brief, {
    at: [centre[0] + (flip ? 1 : -1) * radius * 1.6, centre[1] + radius],
    size: radius * 0.34,
    flip,
  });
  veil(scene, random, { at: at(0.4, 0.96), rx: w * 0.55, ry: h * 0.06, strength: 0.22 });
  ripples(scene, random, { at: at(0.62, isTall ? 0.88 : 0.84), reach: w * 0.4, count: 6 });
  const lean = flip ? -1 : 1;
  const stems = random.whole(7, 10);
  for (let i = 0; i < stems; i++) {
    const near = i / stems;
    const root = at(random.between(0.05, 0.42), 1.03);
    const reach = h * random.between(0.32, isTall ? 0.7 : 0.54) * (0.75 + near * 0.25);
    reed(scene, brief, { root, reach, lean: lean * random.between(0.12, 0.34), near });
  }
  scene.seal(at(0.9, 0.93));
};

function reed(
  scene: Scene,
  { random }: Brief,
  { root: [x, y], reach, lean, near }: { root: Point; reach: number; lean: number; near: number },
): void {
  const strength = 0.3 + near * 0.65;
  const bend = lean * reach;
  const stem = smooth(
    [
      [x, y],
      [x + bend * 0.12, y - reach * 0.4],
      [x + bend * 0.45, y - reach * 0.78],
      [x + bend, y - reach],
    ],
    { steps: 14 },
  );
  scene.line(stem, ink(strength), { width: 4.5, pressure: (t) => 1 - t * 0.55, dry: 0.3 });
  const side = Math.sign(lean);
  for (let i = random.whole(2, 4); i > 0; i--) {
    const from = pointAt(stem, random.between(0.1, 0.72));
    const out = reach * random.between(0.16, 0.34) * (random.chance(0.75) ? side : -side);
    const rise = reach * random.between(0.1, 0.26);
    scene.line(
      smooth([
        from,
        [from[0] + out * 0.3, from[1] - rise],
        [from[0] + out * 0.72, from[1] - rise * 0.9],
        [from[0] + out * 1.1, from[1] - rise * random.between(-0.4, 0.4)],
      ]),
      ink(Math.min(1, strength * 1.1)),
      {
        width: random.between(8, 15),
        dry: random.between(0.35, 0.7),
        pressure: (t) => Math.sin(Math.min(1, t * 1.02 + 0.08) * Math.PI) ** 0.8,
      },
    );
  }
  plume(scene, random, stem, { reach, side, strength });
}

/** The feathery head: soft short strokes hang to the side the wind blows. */
function plume(
  scene: Scene,
  random: Brief['random'],
  stem: readonly Point[],
  { reach, side, strength }: { reach: number; side: number; strength: number },
): void {
  for (let i = 0; i < 26; i++) {
    const t = 0.74 + 0.26 * (i / 25);
    const [x, y] = pointAt(stem, t);
    const size = reach * random.between(0.05, 0.11) * (1.25 - Math.abs(t - 0.88) * 4);
    const out = side * size * random.between(0.5, 1.2) * (i % 4 === 0 ? -0.35 : 1);
    scene.line(
      smooth([
        [x, y],
        [x + out * 0.6, y - size * 0.15],
        [x + out * 1.1, y + size * random.between(0.2, 0.8)],
      ]),
      ink(strength * random.between(0.45, 0.95)),
      { width: random.between(3.5, 7), dry: 0.6, opacity: 0.8 },
    );
  }
}

/** Two or three wild geese: body, long neck, wings up or down. */
function geese(
  scene: Scene,
  { random }: Brief,
  { at, size, flip }: { at: Point; size: number; flip: boolean },
): void {
  for (let i = 0; i < 3; i++) {
    const s = size * (1 - i * 0.12);
    const step = (flip ? -1 : 1) * size * 2.3 * i;
    const to: Point = [at[0] + step, at[1] - size * 0.9 * i + random.bell() * size * 0.2];
    const put = (points: readonly Point[]) =>
      place(smooth(points), { to, scale: s, flip, turn: (flip ? 1 : -1) * 0.2 });
    const up = random.chance(0.55) ? -1 : 0.55;
    scene.shape(
      put([
        [-0.75, 0.02],
        [-0.2, -0.14],
        [0.35, -0.1],
        [1.05, -0.07],
        [1.22, -0.02],
        [1.0, 0.03],
        [0.4, 0.1],
        [-0.15, 0.14],
      ]),
      ink(0.85),
      { edge: 0.8 },
    );
    for (const [reach, tone] of [
      [0.85, 0.6],
      [1.05, 0.85],
    ] as const) {
      scene.shape(
        put([
          [0.25, -0.04],
          [0.1, up * reach * 0.55],
          [-0.35, up * reach],
          [-0.62, up * reach * 1.02],
          [-0.3, up * reach * 0.45],
          [-0.25, 0.02],
        ]),
        ink(tone),
        { edge: 0.8 },
      );
    }
  }
  farBirds(scene, random, { at: [at[0], at[1] + size * 2.4], size: size * 0.35, count: 2 });
}
