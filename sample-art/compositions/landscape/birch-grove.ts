import type { Point } from '../../curve.ts';
import type { Compose } from '../../scene.ts';
import { birchLeaves } from './birch-leaves.ts';
import { birchTrunk } from './birches.ts';
import { frameOf } from './frame.ts';
import { ground, herbs } from './wood-floors.ts';
import { depths } from './woods.ts';

/** White trunks stand against the haze of the wood; a clearing shines through between them. */
export const birchGrove: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, season } = brief;
  const frame = frameOf(brief);
  const floor = h * { wide: 0.7, middle: 0.68, close: 0.74 }[framing];
  const gap = frame.at(random.between(0.52, 0.6), 0)[0];
  depths(scene, brief, { floor, gap });
  ground(scene, brief, { floor, gap, frame });
  const long = w / h > 2;
  const thick =
    Math.min(w, h) * { wide: long ? 0.062 : 0.042, middle: 0.058, close: 0.085 }[framing];
  // Groups of uneven size with the clearing between them; fractions of the width.
  const middle = long
    ? [0.06, 0.13, 0.2, 0.36, 0.4, 0.47, 0.66, 0.69, 0.78, 0.86, 0.95]
    : [0.07, 0.3, 0.42, 0.47, 0.68, 0.79, 0.94];
  const near = long
    ? [0.09, 0.27, 0.31, 0.73, 0.9]
    : framing === 'close'
      ? [0.16, 0.8]
      : [0.14, 0.24, 0.82];
  const stand = (x: number, depth: number) => {
    const foot: Point = [
      frame.at(x + random.bell() * 0.015, 0)[0],
      floor + (h - floor) * ((1 - depth) * 0.72 + random.between(-0.06, 0.1)),
    ];
    const width = thick * (1.1 - depth * 0.85) * random.between(0.75, 1.2);
    birchTrunk(scene, brief, {
      foot,
      width,
      depth,
      light: frame.side,
      lean: random.bell() * 0.035,
    });
  };
  for (const x of middle) if (random.chance(0.9)) stand(x, random.between(0.42, 0.75));
  if (season !== 'winter')
    birchLeaves(scene, brief, { depth: 0.5, low: 0.5, count: long ? 13 : 8 });
  for (const x of near) stand(x, random.between(0, 0.16));
  birchLeaves(scene, brief, { depth: 0, low: 0.34, count: long ? 9 : 6 });
  herbs(scene, brief, floor);
};
