import { oklch, shift } from '../../colour.ts';
import { blob, type Point, rectangle, smooth } from '../../curve.ts';
import { around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { egret } from './egret.ts';
import { bud, lotus, pad, stalk } from './lotus.ts';
import { background, disc, placer, tone } from './setting.ts';

/** An egret stands among lotus leaves; one flower has opened. */
export const lotusEgret: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, hour, medium, palette } = brief;
  const { at, side } = placer(brief);
  const m = Math.min(w, h);
  const isTall = h > w * 1.4;
  const isWide = w > h * 1.4;
  background(scene, brief, 'pale');
  if (medium !== 'ink') water(scene, brief);
  if (hour !== 'day') disc(scene, brief, at(isTall ? 0.34 : 0.24, isTall ? 0.16 : 0.2), m * 0.12);
  // Close up only neck and back are seen, above a leaf.
  const isClose = framing === 'close' && !isTall && !isWide;
  const size =
    m * { wide: 0.48, middle: 0.44, close: isClose ? 0.74 : 0.46 }[framing] * (isTall ? 1.18 : 1);
  const feet = isClose ? at(0.3, 1.34) : at(isTall ? 0.46 : 0.36, isTall ? 0.83 : 0.88);
  const green = palette.lit(oklch(0.46, 0.055, 155), 0.5);
  const pads: readonly (readonly [number, number, number, number])[] = isTall
    ? [
        [0.86, 0.26, 0.32, 0.35],
        [0.1, 0.5, 0.34, 0.4],
        [0.66, 0.6, 0.46, 0.62],
        [0.88, 0.78, 0.32, 0.95],
        [0.16, 0.98, 0.34, 0.8],
      ]
    : isWide
      ? [
          [0.14, 0.4, 0.34, 0.35],
          [0.9, 0.3, 0.3, 0.4],
          [0.44, 0.5, 0.4, 0.5],
          [0.72, 0.64, 0.46, 0.95],
          [0.06, 0.92, 0.3, 0.8],
        ]
      : isClose
        ? [
            [0.02, 0.62, 0.3, 0.4],
            [0.96, 0.5, 0.3, 0.45],
            [0.72, 0.96, 0.42, 0.95],
            [0.12, 1.02, 0.3, 0.7],
          ]
        : [
            [0.26, 0.4, 0.34, 0.4],
            [0.92, 0.3, 0.26, 0.45],
            [0.64, 0.52, 0.32, 0.5],
            [0.84, 0.74, 0.36, 0.95],
            [0.1, 0.94, 0.26, 0.75],
          ];
  for (const [x, y, reach, near] of pads.slice(0, -2)) {
    pad(scene, brief, {
      at: at(x + random.bell() * 0.02, y),
      reach: m * reach,
      near,
      colour: green,
    });
  }
  const bloomAt = isTall
    ? at(0.76, 0.37)
    : isWide
      ? at(0.62, 0.26)
      : isClose
        ? at(0.8, 0.66)
        : at(0.84, 0.26);
  stalk(scene, brief, bloomAt, [bloomAt[0] - side * m * 0.08, h * 1.05], m * 0.016);
  if (medium === 'ink') {
    // The white bird is what this wash leaves of the paper.
    scene.shape(
      blob(random, [feet[0], feet[1] - size * 0.75], size * 0.62, size * 0.78, 0.2),
      around(
        [feet[0], feet[1] - size * 0.8],
        size * 0.9,
        oklch(0.66, 0.008, 260),
        oklch(0.76, 0.008, 260),
        oklch(0.92, 0.008, 260),
      ),
      { edge: 38, contour: 0 },
    );
  }
  egret(scene, brief, { at: feet, size, facing: side });
  for (const [x, y, reach, near] of pads.slice(-2)) {
    pad(scene, brief, {
      at: at(x + random.bell() * 0.02, y),
      reach: m * reach,
      near,
      colour: green,
    });
  }
  lotus(scene, brief, bloomAt, m * { wide: 0.17, middle: 0.15, close: 0.18 }[framing]);
  const second = isTall
    ? at(0.92, 0.46)
    : isWide
      ? at(0.84, 0.22)
      : at(isClose ? 0.94 : 0.93, isClose ? 0.3 : 0.47);
  stalk(scene, brief, second, [second[0] - side * m * 0.05, h * 1.05], m * 0.012);
  bud(scene, second, m * 0.055, palette.lit(oklch(0.66, 0.1, 5), 0.4));
  for (let i = 0; i < 6; i++) reed(scene, brief, at(random.between(0.86, 1), 1.02), side);
  scene.seal(at(isWide ? 0.05 : 0.1, isTall ? 0.07 : 0.09));
};

function water(scene: Scene, { width: w, height: h, palette, random }: Brief): void {
  const level = h * 0.7;
  scene.shape(
    rectangle(-20, level, w + 40, h),
    vertical(level, h, palette.haze, palette.water, shift(palette.water, { light: -0.1 })),
    { edge: 30, direction: 0, contour: 0, backdrop: true },
  );
  for (let i = 0; i < 9; i++) {
    const y = level + (h - level) * random();
    const x = w * random();
    const reach = w * random.between(0.06, 0.2);
    scene.line(
      smooth([
        [x - reach, y],
        [x, y + random.bell() * 3],
        [x + reach, y],
      ]),
      shift(palette.water, { light: random.pick([-0.09, 0.1]) }),
      { width: 5, dry: 0.6 },
    );
  }
}

function reed(scene: Scene, brief: Brief, [x, y]: Point, side: number): void {
  const { random, height: h, width: w } = brief;
  const reach = Math.min(w, h) * random.between(0.2, 0.5);
  scene.line(
    smooth([
      [x, y],
      [x - side * reach * 0.08, y - reach * 0.6],
      [x - side * reach * random.between(0.1, 0.5), y - reach],
    ]),
    tone(brief, brief.palette.lit(oklch(0.45, 0.05, 125), 0.5), random.between(0.4, 0.95)),
    { width: 8, dry: 0.5 },
  );
}
