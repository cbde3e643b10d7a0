import { type Colour, oklch } from '../../colour.ts';
import { below, blob, ellipse, type Point, pointAt, ridge, smooth } from '../../curve.ts';
import { along, around, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Ink thinned with water: 0 is bare paper, 1 ink straight from the stone. */
export const ink = (strength: number): Colour => oklch(0.93 - 0.68 * strength, 0.008, 260);

/** Cinnabar, the one colour a sheet of ink allows itself. */
export const CINNABAR: Colour = oklch(0.53, 0.15, 32);

/** A moon is what a grey wash leaves bare. */
export function moon(scene: Scene, { random }: Brief, at: Point, radius: number): void {
  for (const [grow, strength, edge] of [
    [3, 0.16, 50],
    [2.1, 0.3, 26],
  ] as const) {
    const centre: Point = [
      at[0] + random.bell() * radius * 0.3,
      at[1] + radius * random.between(0, 0.35),
    ];
    scene.shape(
      blob(random, centre, radius * grow, radius * grow * 0.8, 0.2),
      around(at, radius * grow * 1.05, ink(strength * 1.2), ink(strength), ink(strength * 0.25)),
      { edge, contour: 0, glaze: true, opacity: 1 },
    );
  }
  scene.shape(ellipse(at, radius, radius * 0.985), ink(0), { edge: 2.5, contour: 0 });
}

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

/** Level water: a few thin dry strokes, closer together near the viewer's eye. */
export function ripples(
  scene: Scene,
  random: Brief['random'],
  { at: [x, y], reach, count }: { at: Point; reach: number; count: number },
): void {
  for (let i = 0; i < count; i++) {
    const half = reach * random.between(0.2, 0.55);
    const cx = x + random.bell() * reach * 0.35;
    const cy = y + (i + random() * 0.5) * reach * 0.055;
    scene.line(
      smooth([
        [cx - half, cy],
        [cx - half * 0.2, cy + random.bell() * 1.5],
        [cx + half, cy + random.bell()],
      ]),
      ink(0.32),
      { width: random.between(2, 4.5), dry: 0.8, opacity: 0.7 },
    );
  }
}

/** Birds far away, each two touches of the brush. */
export function farBirds(
  scene: Scene,
  random: Brief['random'],
  { at: [x, y], size, count }: { at: Point; size: number; count: number },
): void {
  for (let i = 0; i < count; i++) {
    const s = size * random.between(0.65, 1.1);
    const cx = x + i * size * random.between(1.7, 2.6);
    const cy = y - i * size * random.between(0.2, 1.1) + random.bell() * size * 0.4;
    const lift = random.between(0.25, 0.6);
    scene.line(
      smooth([
        [cx - s, cy - s * lift * 0.5],
        [cx - s * 0.45, cy - s * lift],
        [cx, cy],
        [cx + s * 0.5, cy - s * lift * 1.1],
        [cx + s * 1.1, cy - s * lift * 0.7],
      ]),
      ink(0.75),
      { width: s * 0.24, pressure: (t) => 0.25 + Math.sin(t * Math.PI) ** 2 },
    );
  }
}

/** A wash across the sheet that fades on all sides: ground, mist, far water. */
export function veil(
  scene: Scene,
  random: Brief['random'],
  { at, rx, ry, strength }: { at: Point; rx: number; ry: number; strength: number },
): void {
  scene.shape(
    blob(random, at, rx, ry, 0.18),
    along([at[0], at[1] - ry], [at[0], at[1] + ry], ink(strength * 0.4), ink(strength), ink(0)),
    { edge: Math.min(45, ry * 0.8), contour: 0 },
  );
}
