import { type Colour, mix } from '../../colour.ts';
import { ellipse, leaf, type Point, ribbon, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Someone walking far off: a coat, a head, two strokes for legs and a shadow. `at` is where the feet stand; light from the left. */
export function walker(
  scene: Scene,
  { random, palette }: Brief,
  { at: [x, y], height, coat }: { at: Point; height: number; coat: Colour },
): void {
  const lean = random.between(-0.05, 0.05) * height;
  scene.shape(leaf([x, y], [x + height * 0.75, y + height * 0.12], height * 0.16), palette.shadow, {
    glaze: true,
    opacity: 0.5,
    edge: 2,
  });
  const legs = mix(palette.dark, coat, 0.2);
  for (const side of [-1, 1]) {
    scene.line(
      [
        [x + side * height * 0.1, y + (side > 0 ? -height * 0.03 : 0)],
        [x + side * height * 0.03, y - height * 0.4],
      ],
      legs,
      { width: height * 0.09, pressure: (t) => 0.6 + t * 0.4, dry: 0 },
    );
  }
  const spine = smooth([
    [x, y - height * 0.3],
    [x + lean * 0.5, y - height * 0.6],
    [x + lean, y - height * 0.86],
  ]);
  const half = (t: number) => height * (0.15 - 0.07 * t + 0.025 * Math.sin(t * 6));
  scene.shape(ribbon(spine, half), coat, { detail: 0.95 });
  scene.shape(
    ellipse([x + lean, y - height * 0.93], height * 0.062, height * 0.075),
    palette.dark,
    { detail: 0.95 },
  );
}
