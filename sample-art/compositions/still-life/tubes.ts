import { type Colour, mix, shift } from '../../colour.ts';
import { type Point, ribbon, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A handle or spout: a bent tube with its light above and its shadow below. */
export function bendTube(
  scene: Scene,
  { palette }: Brief,
  { line, half, colour }: { line: readonly Point[]; half: (t: number) => number; colour: Colour },
): void {
  const path = smooth(line);
  const tube = ribbon(path, half);
  const width = half(0.3);
  const beside = (k: number) => path.map(([x, y]): Point => [x - width * k * 0.6, y - width * k]);
  scene.shape(tube, colour, { detail: 0.8, contour: 0.8 });
  scene.within(tube, () => {
    const dark = mix(shift(colour, { light: -0.2 }), palette.shadow, 0.15);
    scene.shape(
      ribbon(beside(-0.75), (t) => half(t) * 0.75),
      dark,
      { edge: 3, contour: 0 },
    );
    scene.shape(
      ribbon(beside(0.42), (t) => half(t) * 0.3),
      shift(colour, { light: 0.1 }),
      { edge: 3, opacity: 0.8, contour: 0 },
    );
  });
}
