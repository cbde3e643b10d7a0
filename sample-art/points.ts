import type { Point } from './curve.ts';

/**
 * Reads an outline written as one line of text.
 *
 * @example points('0,0 10,5') // [[0, 0], [10, 5]]
 */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}
