import { type Colour, mix } from '../../colour.ts';
import { below, blob, type Point } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { billows } from './billows.ts';

interface Spruce {
  readonly foot: Point;
  readonly tall: number;
  readonly colour: Colour;
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: number;
  readonly snow?: Colour | null;
}

/** A spruce: ragged drooping tiers, a lighter flank, snow on its boughs if there is any. */
export function spruce(
  scene: Scene,
  { random, palette }: Brief,
  { foot: [x, y], tall, colour, light, snow = null }: Spruce,
): void {
  const tiers = random.whole(6, 9);
  const half = tall * random.between(0.15, 0.21);
  const flank = (side: number) =>
    Array.from({ length: tiers }, (_, i): Point[] => {
      const t = (i + 1) / tiers;
      const out = half * t * random.between(0.72, 1.15);
      const level = y - tall * (1 - t * 0.94) + random.bell() * tall * 0.008;
      return [
        [x + side * out, level],
        [x + side * out * random.between(0.4, 0.6), level - tall * 0.012],
      ];
    }).flat();
  const outline: Point[] = [[x, y - tall], ...flank(1), ...flank(-1).toReversed()];
  scene.line(
    [
      [x, y + 2],
      [x, y - tall * 0.3],
    ],
    mix(colour, palette.dark, 0.5),
    { width: tall * 0.03 },
  );
  scene.shape(outline, vertical(y - tall, y, mix(colour, palette.light, 0.08), colour), {
    edge: 1.5,
    direction: (px) => (px > x ? 0.9 : 2.2),
    contour: 0.5,
  });
  for (let i = 1; i < tiers * 2; i++) {
    const t = i / (tiers * 2);
    const side = random.chance(0.68) ? light : -light;
    const start: Point = [x + side * half * t * 0.15, y - tall * (1 - t * 0.9)];
    const reach = half * t * random.between(0.5, 0.95);
    const bough: Point[] = [
      start,
      [start[0] + side * reach, start[1] + tall * 0.045 * random.between(0.7, 1.4)],
    ];
    if (snow && random.chance(0.75)) {
      scene.line(bough, snow, {
        width: tall * 0.026 * (0.5 + t),
        pressure: (s) => 0.5 + s * 0.5,
        dry: 0.3,
      });
    } else {
      scene.line(bough, mix(colour, side === light ? palette.light : palette.dark, 0.2), {
        width: tall * 0.022,
        dry: 0.45,
        opacity: 0.7,
      });
    }
  }
}

interface Forest {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly tall: number;
  readonly colour: Colour;
  /** What it fades into at its foot. */
  readonly foot: Colour;
  /** Share of pointed tops among round ones. */
  readonly spires?: number;
  /** Whether it comes down to the ground at its ends. */
  readonly isWhole?: boolean;
}

/** A far forest as one silhouette: round heads, here and there a spire. */
export function forest(scene: Scene, { random, width: w }: Brief, place: Forest): void {
  const { from, to, y, tall, colour, foot, spires = 0.5, isWhole = false } = place;
  const span = to - from;
  const count = Math.max(4, Math.round(span / (tall * 0.9)));
  const heads = billows(random, { from, to, y, height: tall, count });
  const line = heads.map(([px, py], i): Point => {
    const share = isWhole ? Math.sin((Math.PI * i) / (heads.length - 1)) ** 0.6 : 1;
    return [px, y - (y - py) * share];
  });
  scene.shape(below(line, y + tall * 0.1), vertical(y - tall, y, colour, mix(colour, foot, 0.45)), {
    edge: 3,
    direction: 1.45,
    detail: 0.3,
    contour: 0.3,
  });
  for (let i = 0; i < (count * 2.2 * spires * span) / (span + w * 0.05); i++) {
    const x = from + span * random();
    const up = tall * random.between(0.75, 1.35);
    const wide = up * random.between(0.1, 0.16);
    scene.shape(
      [
        [x, y - up],
        [x + wide * 0.6, y - up * 0.5],
        [x + wide, y],
        [x - wide, y],
        [x - wide * 0.55, y - up * 0.55],
      ],
      colour,
      { edge: 2, contour: 0.2, detail: 0.3 },
    );
  }
  for (let i = 0; i < count * 0.6; i++) {
    const at: Point = [from + span * random(), y - tall * random.between(0.15, 0.5)];
    scene.shape(blob(random, at, tall * 0.3, tall * 0.18, 0.3), mix(colour, foot, 0.25), {
      edge: 6,
      opacity: 0.5,
      contour: 0,
      detail: 0.2,
    });
  }
}
