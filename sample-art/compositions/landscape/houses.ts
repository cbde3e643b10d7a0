import { type Colour, mix, oklch } from '../../colour.ts';
import { blob, type Point, rectangle, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plume } from './yards.ts';

interface House {
  /** The middle of the gable wall's foot. */
  readonly foot: Point;
  /** Width of the gable wall. */
  readonly size: number;
  /** Which way the long wall runs away from the gable: 1 right, -1 left. */
  readonly side: number;
  readonly depth?: number;
  readonly timber: Colour;
  readonly snow: Colour;
  readonly isLamplit: boolean;
  readonly smoke?: Colour | null;
}

/** A log house: gable, long wall, a roof thick with snow, windows that may glow, smoke. */
export function logHouse(scene: Scene, brief: Brief, house: House): void {
  const { random, palette } = brief;
  const { foot, size, side, depth = 0, isLamplit, smoke } = house;
  const timber = palette.away(house.timber, depth);
  const snow = palette.away(house.snow, depth);
  const shade = palette.away(mix(palette.shadow, house.snow, 0.42), depth);
  const dark = palette.away(palette.dark, depth);
  const wall = size * random.between(0.58, 0.7);
  const gable = size * random.between(0.5, 0.62);
  const long = size * random.between(1.0, 1.4);
  const rise = size * 0.06;
  const at = (x: number, y: number): Point => [foot[0] + side * x, foot[1] + y];
  const half = size / 2;
  const longWall: Point[] = [
    at(half, 0),
    at(half, -wall),
    at(half + long, -wall - rise),
    at(half + long, -rise),
  ];
  scene.shape(
    longWall,
    vertical(foot[1] - wall, foot[1], mix(timber, dark, 0.62), mix(timber, dark, 0.4)),
    { direction: 0, detail: 0.6 },
  );
  const front: Point[] = [
    at(-half, 0),
    at(-half, -wall),
    at(0, -wall - gable),
    at(half, -wall),
    at(half, 0),
  ];
  scene.shape(front, vertical(foot[1] - wall - gable, foot[1], mix(timber, dark, 0.2), timber), {
    direction: 0,
    detail: 0.7,
  });
  for (let i = 1; i < 6; i++) {
    const y = -wall * (i / 6) + random.bell() * size * 0.008;
    scene.line(
      [at(-half * 0.98, y), at(0, y + random.bell()), at(half * 0.98, y)],
      mix(timber, dark, 0.5),
      { width: size * 0.022, dry: 0.5, opacity: 0.6 },
    );
  }
  const glow = oklch(0.83, 0.13, 78);
  const glass = isLamplit ? glow : mix(dark, palette.skyTop, 0.35);
  const pane = (x: number, y: number, wide: number, tall: number) => {
    const frame = rectangle(-wide * 0.68, -tall * 0.62, wide * 1.36, tall * 1.24).map(([px, py]) =>
      at(x + px, y + py),
    );
    scene.shape(
      frame,
      palette.away(isLamplit ? mix(timber, glow, 0.3) : palette.lit(oklch(0.86, 0.02, 220)), depth),
      { detail: 0.9 },
    );
    scene.shape(
      rectangle(-wide * 0.45, -tall * 0.45, wide * 0.9, tall * 0.9).map(([px, py]) =>
        at(x + px, y + py),
      ),
      glass,
      { detail: 1 },
    );
    scene.line([at(x, y - tall * 0.45), at(x, y + tall * 0.45)], mix(timber, dark, 0.3), {
      width: size * 0.016,
      pressure: () => 1,
    });
  };
  pane(-size * 0.22, -wall * 0.52, size * 0.15, size * 0.23);
  pane(size * 0.2, -wall * 0.52, size * 0.15, size * 0.23);
  if (random.chance(0.7)) pane(0, -wall - gable * 0.36, size * 0.1, size * 0.13);
  pane(half + long * 0.34, -wall * 0.55 - rise * 0.3, size * 0.11, size * 0.22);
  if (long > size * 1.15)
    pane(half + long * 0.7, -wall * 0.55 - rise * 0.7, size * 0.1, size * 0.2);
  // Snow lies thick: the far slope first, then the near one with its rounded eaves.
  const over = size * 0.13;
  const ridgeEnd = at(long * 0.98 + size * 0.08, -wall - gable - rise - size * 0.08);
  const peak = at(0, -wall - gable - size * 0.13);
  const slope: Point[] = [
    peak,
    ridgeEnd,
    at(half + long + over * 0.8, -wall - rise - size * 0.06),
    at(half + long + over * 0.8, -wall - rise + size * 0.05),
    at(half + over, -wall + size * 0.09),
    at(half + over * 0.9, -wall - size * 0.05),
  ];
  scene.shape(slope, vertical(peak[1], foot[1] - wall, mix(snow, shade, 0.25), shade), {
    direction: side * 0.9,
    detail: 0.6,
    edge: 1,
  });
  const eave = smooth(
    [
      at(-half - over * 1.2, -wall + size * 0.06),
      at(-half * 0.5, -wall - gable * 0.5 - size * 0.1),
      peak,
      at(half * 0.5, -wall - gable * 0.5 - size * 0.11),
      at(half + over * 1.1, -wall + size * 0.08),
      at(half * 0.5, -wall - gable * 0.44),
      at(0, -wall - gable + size * 0.02),
      at(-half * 0.5, -wall - gable * 0.42),
    ],
    { closed: true },
  );
  scene.shape(eave, snow, { detail: 0.8, edge: 0.8 });
  const pipe = at(long * random.between(0.3, 0.5), -wall - gable - size * 0.04);
  scene.shape(
    rectangle(pipe[0] - size * 0.055, pipe[1] - size * 0.2, size * 0.11, size * 0.22),
    palette.away(palette.roof, depth),
    { detail: 0.7 },
  );
  scene.shape(
    blob(random, [pipe[0], pipe[1] - size * 0.21], size * 0.075, size * 0.035, 0.1),
    snow,
    { detail: 0.7 },
  );
  if (smoke) plume(scene, brief, [pipe[0], pipe[1] - size * 0.24], size, smoke);
  const drift = smooth(
    [
      at(-half - size * 0.3, size * 0.05),
      at(-half * 0.5, -size * 0.05),
      at(half, -size * 0.015),
      at(half + long * 0.5, -size * 0.09),
      at(half + long + size * 0.3, size * 0.02),
      at(half, size * 0.1),
    ],
    { closed: true },
  );
  scene.shape(drift, mix(snow, shade, 0.2), { edge: 2, contour: 0.2, direction: 0 });
}
