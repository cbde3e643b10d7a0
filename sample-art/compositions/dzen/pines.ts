import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from './ink.ts';

/** Small pines along a crest, touches rather than trees. */
export function pines(
  scene: Scene,
  brief: Brief,
  {
    crest,
    size,
    strength,
    count,
  }: { crest: readonly Point[]; size: number; strength: number; count: number },
): void {
  const { random } = brief;
  const start = random.between(0.25, 0.5);
  for (let i = 0; i < count; i++) {
    const [x, y] = pointAt(crest, start + (i / count) * 0.26 + random.bell() * 0.015);
    pine(
      scene,
      brief,
      [x, y + size * 0.15],
      size * random.between(0.55, 1.15),
      Math.min(1, strength * 1.3),
    );
  }
}

export function pine(
  scene: Scene,
  { random }: Brief,
  [x, y]: Point,
  tall: number,
  strength: number,
): void {
  const lean = random.bell() * tall * 0.1;
  scene.line(
    smooth([
      [x, y],
      [x + lean * 0.3, y - tall * 0.5],
      [x + lean, y - tall],
    ]),
    ink(strength),
    { width: Math.max(1.6, tall * 0.06), pressure: (t) => 1 - t * 0.6 },
  );
  const tiers = tall > 45 ? 6 : 4;
  for (let i = 0; i < tiers; i++) {
    const t = 0.36 + (0.64 * i) / (tiers - 1);
    const half = tall * (0.36 - 0.24 * t) * random.between(0.7, 1.25);
    const cx = x + lean * t + random.bell() * half * 0.3;
    const cy = y - tall * t;
    scene.line(
      smooth([
        [cx - half, cy + half * 0.22],
        [cx, cy - half * 0.12],
        [cx + half, cy + half * 0.26],
      ]),
      ink(strength),
      { width: tall * 0.11, dry: 0.55, pressure: (s) => 0.3 + 0.7 * Math.sin(s * Math.PI) },
    );
  }
}
