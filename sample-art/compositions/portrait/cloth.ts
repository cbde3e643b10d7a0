import type { Colour } from '../../colour.ts';
import { ribbon } from '../../curve.ts';
import type { Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';

/** One cloth in light, between, and in shadow. */
export interface Cloth {
  readonly lit: Colour;
  readonly cloth: Colour;
  readonly shade: Colour;
}

/** What lays soft shade on a cloth: an outline, how soft its edge is in heads, and how strong it is. */
export function shadeOn(
  pen: Pen,
  shade: Colour,
  direction: number | ((x: number) => number),
): (outline: readonly number[], edge: number, opacity: number) => void {
  return (outline, edge, opacity) =>
    pen.area(outline, shade, {
      edge: pen.size * edge,
      opacity,
      contour: 0,
      detail: 0.5,
      direction,
    });
}

/** Soft folds in cloth: each runs along its line, broad where the cloth hangs, gone at both ends. */
export function folds(
  scene: Scene,
  pen: Pen,
  lines: readonly (readonly number[])[],
  shade: Colour,
  width = 0.06,
): void {
  for (const line of lines) {
    const outline = ribbon(pen.curve(line, false), (t) => {
      const swell = Math.sin(Math.PI * t ** 0.75);
      return pen.size * width * (0.15 + 0.85 * swell) * Math.min(1, (1 - t) * 6, t * 9);
    });
    scene.shape(outline, shade, {
      edge: pen.size * 0.02,
      opacity: 0.5,
      contour: 0.15,
      detail: 0.4,
      direction: 1.4,
    });
  }
}
