import type { Point } from '../../curve.ts';

/**
 * Reads an outline as SVG writes one: a bird is easier to see in one line than in forty.
 *
 * @example points('0,0 1,0.5') // [[0, 0], [1, 0.5]]
 */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}
