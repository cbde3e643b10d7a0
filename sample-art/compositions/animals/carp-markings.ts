import { type Colour, oklch, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Two or three patches of colour, one of them over the head. */
export function paintMarkings(
  scene: Scene,
  { random, palette }: Brief,
  {
    frame,
    patches,
    long,
  }: { frame: (t: number) => (back: number, side: number) => Point; patches: Colour; long: number },
): void {
  for (const t of [
    random.between(0.08, 0.16),
    random.between(0.34, 0.44),
    random.between(0.6, 0.8),
  ]) {
    if (random.chance(0.12)) continue;
    scene.shape(
      blob(
        random,
        frame(t)(0, random.bell() * 0.03),
        long * random.between(0.06, 0.11),
        long * random.between(0.05, 0.085),
        0.3,
      ),
      shift(patches, { light: random.bell() * 0.02 }),
      { edge: 3, accent: true, detail: 0.9, contour: 0 },
    );
  }
  if (random.chance(0.4))
    scene.shape(
      blob(random, frame(random.between(0.3, 0.6))(0, 0.05), long * 0.05, long * 0.03, 0.35),
      palette.lit(oklch(0.3, 0.02, 270), 0.2),
      { edge: 3, opacity: 0.85, contour: 0 },
    );
}
