import { below, blob, type Point, pointAt, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from './ink.ts';

/** A mountain from its dark crest down into the mist; dry strokes run down its flanks. */
export function peak(
  scene: Scene,
  { random }: Brief,
  {
    crest,
    foot,
    strength,
    trees = false,
  }: { crest: readonly Point[]; foot: number; strength: number; trees?: boolean },
): void {
  const top = Math.min(...crest.map(([, y]) => y));
  scene.shape(
    below(crest, foot),
    vertical(top, foot, ink(strength), ink(strength * 0.5), ink(strength * 0.16), ink(0)),
    { edge: 1.5, contour: 0 },
  );
  if (trees) {
    dabs(scene, random, crest, strength);
    return;
  }
  const strokes = Math.round(strength * 60);
  for (let i = 0; i < strokes; i++) {
    const t = random.between(0.08, 0.92);
    const [x, y] = pointAt(crest, t);
    const room = foot - y;
    if (room < (foot - top) * 0.35) continue;
    // Wrinkles of the rock fall to the side its crest falls to.
    const [bx, by] = pointAt(crest, t + 0.03);
    const side = by > y ? 1 : -1;
    const from = room * random.between(0, 0.3);
    const reach = room * random.between(0.08, 0.22);
    const start: Point = [x + side * from * 0.12, y + from + 2];
    scene.line(
      smooth([
        start,
        [start[0] + side * reach * 0.12, start[1] + reach * 0.45],
        [start[0] + side * reach * 0.45 + (bx - x) * 0.1, start[1] + reach],
      ]),
      ink(Math.min(1, strength * random.between(0.7, 1.25))),
      { width: random.between(2.5, 7), dry: random.between(0.6, 0.9), opacity: 0.5 },
    );
  }
}

/** Woods on a far hill: level dabs of a wet brush, crowded here, missing there. */
function dabs(
  scene: Scene,
  random: Brief['random'],
  crest: readonly Point[],
  strength: number,
): void {
  for (let i = 0; i < strength * 130; i++) {
    const clump = random.pick([0.14, 0.22, 0.47, 0.55, 0.61, 0.83, 0.9]);
    const [x, y] = pointAt(crest, clump + random.bell() * 0.028);
    const size = random.between(5, 13);
    scene.shape(
      blob(random, [x, y + random() ** 2 * 34], size, size * 0.42, 0.2),
      ink(Math.min(1, strength * random.between(0.8, 1.7))),
      { edge: 1.5, opacity: 0.7, contour: 0 },
    );
  }
}

/** The crest of a massif: a steep main peak with lower shoulders, jagged all over. */
export function crestOf(
  random: Brief['random'],
  { at: [cx, top], half, foot }: { at: Point; half: number; foot: number },
): Point[] {
  const tall = foot - top;
  const lean = random.pick([-1, 1]);
  const peaks = [
    { x: cx, height: tall, half: half * random.between(0.42, 0.6) },
    {
      x: cx + lean * half * random.between(0.24, 0.4),
      height: tall * random.between(0.62, 0.82),
      half: half * 0.4,
    },
    {
      x: cx - lean * half * random.between(0.4, 0.55),
      height: tall * random.between(0.4, 0.6),
      half: half * 0.42,
    },
    { x: cx + lean * half * 0.68, height: tall * random.between(0.25, 0.45), half: half * 0.34 },
  ];
  const rough = ridge(random, {
    from: cx - half,
    to: cx + half,
    y: 0,
    height: tall * 0.16,
    size: half * 0.3,
  });
  return rough.map(([x, y]): Point => {
    const rise = Math.max(
      ...peaks.map((one) => {
        const away = Math.min(1, Math.abs(x - one.x) / one.half);
        return one.height * (1 - away ** 1.6) ** 1.15;
      }),
    );
    return [x, foot - rise + y * Math.min(1, (rise / tall) * 1.5)];
  });
}
