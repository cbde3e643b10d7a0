import { mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { CINNABAR, ink, veil } from './ink.ts';

/** One branch in one stroke; a few touches of colour, and nothing more. */
export const singleBranch: Compose = (scene, brief) => {
  const { width: w, height: h, random } = brief;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  const hangs = h > w * 1.4;
  const wood = hangs
    ? [at(1.05, 0.12), at(0.8, 0.2), at(0.66, 0.17), at(0.46, 0.33), at(0.5, 0.46), at(0.3, 0.6)]
    : [
        at(-0.05, 0.72),
        at(0.2, 0.62),
        at(0.34, 0.65),
        at(0.56, 0.44),
        at(0.68, 0.45),
        at(0.86, 0.24),
      ];
  const jitter = wood.map(
    ([x, y]): Point => [x + random.bell() * w * 0.015, y + random.bell() * h * 0.012],
  );
  const line = smooth(jitter, { steps: 16 });
  const size = Math.min(w, h) * 0.055;
  veil(scene, random, {
    at: hangs ? at(0.4, 0.82) : at(0.6, 0.85),
    rx: w * 0.3,
    ry: h * 0.035,
    strength: 0.12,
  });
  scene.line(line, ink(0.92), {
    width: size,
    pressure: (t) => (1 - t * 0.8) * (0.8 + 0.3 * Math.sin(t * 17 + size)),
    dry: random.between(0.62, 0.78),
  });
  const twigs = random.whole(3, 4);
  const kind = random.pick(['buds', 'berries', 'leaves'] as const);
  for (let i = 0; i < twigs; i++) {
    const t = 0.3 + (0.66 * (i + random() * 0.7)) / twigs;
    const root = pointAt(line, t);
    const side = (flip ? -1 : 1) * (hangs ? -1 : 1);
    const up = hangs ? random.pick([-0.5, 0.9]) : random.pick([-1, -1, 0.6]);
    const reach = Math.min(w, h) * random.between(0.14, 0.3);
    const twig = smooth([
      root,
      [root[0] + side * reach * 0.25, root[1] + up * reach * 0.3],
      [root[0] + side * reach * random.between(0.4, 0.7), root[1] + up * reach],
    ]);
    scene.line(twig, ink(0.85), { width: size * 0.24, pressure: (s) => 1 - s * 0.7, dry: 0.4 });
    for (let n = random.whole(2, 3); n > 0; n--) {
      touch(scene, brief, { at: pointAt(twig, 0.35 + 0.22 * n), size: size * 0.62, kind });
    }
  }
  touch(scene, brief, { at: pointAt(line, 1), size: size * 0.55, kind });
  scene.seal(hangs ? at(0.16, 0.9) : at(0.9, 0.88));
};

/** A bud, a berry or a leaf: two strokes at most. */
function touch(
  scene: Scene,
  { random }: Brief,
  { at: [x, y], size, kind }: { at: Point; size: number; kind: 'buds' | 'berries' | 'leaves' },
): void {
  const side = random.pick([-1, 1]);
  if (kind === 'leaves') {
    const reach = size * random.between(1.8, 2.8);
    const tip: Point = [x + side * reach * 0.7, y + reach * random.between(0.1, 0.8)];
    scene.shape(
      leaf([x, y], tip, reach * 0.42, { bend: side * 0.14, belly: 0.36 }),
      ink(random.pick([0.3, 0.5, 0.85])),
      { edge: 1 },
    );
    scene.line(
      [
        [x, y],
        [x + (tip[0] - x) * 0.9, y + (tip[1] - y) * 0.9],
      ],
      ink(0.95),
      { width: 2.2, dry: 0.4 },
    );
    return;
  }
  const red = shift(mix(CINNABAR, oklch(0.6, 0.1, 15), random() * 0.5), {
    light: random.bell() * 0.03,
  });
  const at: Point = [x + random.bell() * size * 0.5, y + random.bell() * size * 0.5];
  const r = size * (kind === 'berries' ? random.between(0.3, 0.42) : random.between(0.4, 0.62));
  scene.shape(blob(random, at, r, r * (kind === 'buds' ? 1.25 : 1), 0.08), red, {
    accent: true,
    edge: 0.8,
    detail: 0.9,
  });
  if (kind === 'buds' && random.chance(0.6)) {
    scene.shape(
      blob(random, [at[0] + side * r, at[1] - r * 0.5], r * 0.8, r * 0.9, 0.1),
      shift(red, { light: 0.12, chroma: 0.7 }),
      { accent: true, edge: 0.8 },
    );
  }
  scene.line(
    [
      [at[0], at[1] + r],
      [at[0] + side, at[1] + r * 0.4],
    ],
    ink(0.95),
    { width: r * 0.5 },
  );
}
