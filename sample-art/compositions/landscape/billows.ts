import type { Point } from '../../curve.ts';
import { createNoise, fractal } from '../../noise.ts';
import type { Random } from '../../random.ts';

interface Billows {
  readonly from: number;
  readonly to: number;
  /** The foot of the mass. */
  readonly y: number;
  readonly height: number;
  /** How many heads bulge out of it. */
  readonly count: number;
  /** Share of the height along the way, 0 to 1. */
  readonly profile?: (t: number) => number;
}

/** A bulging line from left to right: the head of a cloud, a row of trees, bushes. */
export function billows(
  random: Random,
  { from, to, y, height, count, profile = () => 1 }: Billows,
): Point[] {
  const span = to - from;
  const heads = Array.from({ length: count }, (_, i) => {
    const t = (i + random.between(0.1, 0.9)) / count;
    return {
      x: from + t * span,
      reach: (span / count) * random.between(0.75, 1.5),
      top: height * profile(t) * random.between(0.5, 1),
    };
  });
  const noise = createNoise(random, 32);
  const steps = Math.max(30, Math.round(Math.abs(span) / 5));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + (span * i) / steps;
    let top = 0;
    for (const head of heads) {
      const away = (x - head.x) / head.reach;
      if (Math.abs(away) < 1) top = Math.max(top, head.top * Math.sqrt(1 - away * away));
    }
    return [x, y - top - fractal(noise, x / (height * 0.45 + 6), 0.5, 3) * height * 0.16];
  });
}
