import { shift } from '../../colour.ts';
import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafDabs } from './leaves.ts';

interface Hanging {
  readonly depth: number;
  /** How far down the picture the lowest leaves hang, as a share of its height. */
  readonly low: number;
  readonly count: number;
}

/** Thin twigs that hang from above, with clouds of small leaves; catkin-bare in winter. */
export function birchLeaves(scene: Scene, brief: Brief, { depth, low, count }: Hanging): void {
  const { width: w, height: h, random, palette, season } = brief;
  const bark = palette.away(palette.trunk, 0.2 + depth * 0.6);
  const colours = palette.foliage.map((colour) => palette.away(colour, depth * 0.6));
  const lightest = shift(colours[0] ?? palette.grass, { light: 0.05 });
  for (let i = 0; i < count; i++) {
    // Thicker at the borders than in the middle, where the light is.
    const side = random.chance(0.5) ? random() ** 2 * 0.5 : 1 - random() ** 2 * 0.5;
    const start: Point = [side * w, h * random.between(-0.06, low * 0.4)];
    const drop = h * low * random.between(0.35, 0.9);
    const twig = smooth([
      start,
      [start[0] + random.bell() * h * 0.05, start[1] + drop * 0.5],
      [start[0] + random.bell() * h * 0.07, start[1] + drop],
    ]);
    scene.line(twig, bark, {
      width: h * 0.004 * (1.2 - depth),
      pressure: (t) => 1 - t * 0.6,
      dry: 0.4,
    });
    if (season === 'winter') continue;
    for (let n = 0; n < 5; n++) {
      const at = pointAt(twig, random());
      leafDabs(scene, brief, {
        at,
        reach: h * 0.055 * (1.1 - depth * 0.4),
        count: random.whole(5, 9),
        size: Math.min(h * 1.6, 1000) * (depth > 0.3 ? 0.007 : 0.0095),
        colours: [...colours, lightest, lightest],
      });
    }
  }
}
