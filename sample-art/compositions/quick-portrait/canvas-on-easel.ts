import { mix, oklch, shift } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A canvas seen from the painter's side, a bay in the morning laid in on it; the easel's mast stands above. */
export function canvasOnEasel(scene: Scene, { palette, width: w, height: h }: Brief): void {
  const at = (x: number, y: number): Point => [w * x, h * y];
  const linen = palette.lit(oklch(0.88, 0.025, 85), 0.3);
  const wood = palette.lit(oklch(0.5, 0.06, 60), 0.3);
  const soft = { edge: h * 0.012, contour: 0, detail: 0.25, direction: 0.15 };
  scene.shape([at(0.5, 0.03), at(0.535, 0.03), at(0.54, 0.2), at(0.495, 0.2)], wood, {
    detail: 0.5,
    direction: 1.5,
  });
  scene.shape([at(0.46, 0.055), at(0.575, 0.055), at(0.575, 0.08), at(0.46, 0.08)], wood, {
    detail: 0.5,
    direction: 0,
  });
  const canvas = [at(0.17, 0.082), at(0.86, 0.074), at(0.87, 0.62), at(0.16, 0.62)];
  scene.shape(canvas, linen, { edge: 2, detail: 0.4, contour: 0, direction: -0.9 });
  scene.within(canvas, () => {
    scene.shape(
      [at(0.2, 0.1), at(0.84, 0.095), at(0.845, 0.31), at(0.2, 0.312)],
      vertical(h * 0.1, h * 0.3, mix(palette.skyTop, linen, 0.35), mix(palette.skyLow, linen, 0.3)),
      soft,
    );
    scene.shape(
      [at(0.2, 0.3), at(0.845, 0.298), at(0.85, 0.41), at(0.6, 0.43), at(0.2, 0.42)],
      mix(oklch(0.62, 0.07, 215), linen, 0.25),
      soft,
    );
    scene.shape(
      [at(0.62, 0.3), at(0.7, 0.255), at(0.78, 0.235), at(0.845, 0.24), at(0.848, 0.305)],
      mix(oklch(0.55, 0.06, 300), linen, 0.2),
      soft,
    );
    scene.shape(
      [at(0.2, 0.43), at(0.5, 0.445), at(0.84, 0.42), at(0.84, 0.5), at(0.2, 0.5)],
      shift(linen, { light: -0.06, chroma: 2.2 }),
      soft,
    );
  });
}
