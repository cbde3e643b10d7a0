import { type Colour, mix } from '../../colour.ts';
import { leaf, type Point, rectangle } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

export interface Boat {
  /** The middle of the waterline. */
  readonly at: Point;
  readonly long: number;
  /** Where the bow points: 1 right, -1 left. */
  readonly side: number;
  readonly hull: Colour;
  readonly depth?: number;
  readonly kind: 'fishing' | 'sailing' | 'rowing';
  readonly isLamplit?: boolean;
}

interface Rig extends Boat {
  put(x: number, y: number): Point;
  away(colour: Colour): Colour;
}

/** Mast, boom with its furled sail, stays. */
export function rig(
  scene: Scene,
  { random, palette }: Brief,
  { put, away, long, kind }: Rig,
): void {
  const timber = away(mix(palette.trunk, palette.wall, 0.25));
  const rope = away(mix(palette.dark, palette.haze, 0.3));
  const foot = kind === 'sailing' ? 0.08 : 0.14;
  const tall = kind === 'sailing' ? random.between(0.95, 1.2) : random.between(0.6, 0.78);
  const lean = random.bell() * 0.012;
  for (const [x, y, t] of [
    [0.51, -0.25, 1],
    [-0.48, -0.14, 1],
    [-0.2, -0.12, 0.85],
  ] as const) {
    scene.line(
      [put(foot + lean * t, -tall * t), put((foot + x) / 2, (y - tall * t) / 2 + 0.01), put(x, y)],
      rope,
      { width: Math.max(1.2, long * 0.006), pressure: () => 1, opacity: 0.7 },
    );
  }
  scene.line(
    [put(foot, -0.1), put(foot + lean * 0.5, -tall * 0.55), put(foot + lean, -tall)],
    timber,
    { width: long * 0.03, pressure: (t) => 1 - t * 0.45, dry: 0.15 },
  );
  if (kind === 'sailing') {
    const sail = away(mix(palette.white, palette.harmony.second, 0.25));
    scene.shape(
      leaf(put(foot + 0.02, -0.23), put(-0.42, -0.26), long * 0.085, { belly: 0.35 }),
      sail,
      { detail: 0.8, direction: 0 },
    );
  } else {
    scene.line([put(foot, -0.3), put(foot + 0.16, -0.46), put(foot + 0.3, -0.56)], timber, {
      width: long * 0.018,
    });
    scene.shape(
      rectangle(
        put(foot + 0.02, -tall * 0.97)[0],
        put(0, -tall * 0.97)[1],
        long * 0.07,
        long * 0.045,
      ),
      away(palette.harmony.accent),
      { contour: 0.4 },
    );
  }
}
