import type { Point } from '../curve.ts';

/**
 * Points written down as a draughtsman reads them off squared paper, in hundredths.
 *
 * @example plot('0,50 -25,10') is [[0, 0.5], [-0.25, 0.1]]
 */
export function plot(places: string): Point[] {
  return places.split(' ').map((place): Point => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x / 100, y / 100];
  });
}
