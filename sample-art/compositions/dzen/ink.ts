import { type Colour, oklch } from '../../colour.ts';
import { blob, ellipse, type Point, smooth } from '../../curve.ts';
import { along, around } from '../../paint.ts';
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

/** Level water: a few thin dry strokes, closer together near the viewer's eye. */
export function ripples(
  scene: Scene,
  random: Brief['random'],
  { at: [x, y], reach, count }: { at: Point; reach: number; count: number },
): void {
  // A small brush where they are short: else they would lie on the water like planks.
  const brush = Math.min(1, reach / 150);
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
      { width: random.between(2, 4.5) * brush, dry: 0.8, opacity: 0.7 },
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
