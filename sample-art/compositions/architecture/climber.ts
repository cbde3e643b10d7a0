import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafDabs } from '../landscape/trees.ts';
import { byHand, inShade } from './buildings.ts';
import type { Gate } from './gate-court.ts';

const FLOWERS: Record<Brief['season'], readonly Colour[]> = {
  spring: [oklch(0.68, 0.09, 305), oklch(0.78, 0.07, 310), oklch(0.6, 0.08, 295)],
  summer: [oklch(0.6, 0.14, 5), oklch(0.72, 0.1, 10)],
  autumn: [oklch(0.52, 0.15, 30), oklch(0.62, 0.14, 48), oklch(0.45, 0.11, 22)],
  winter: [oklch(0.95, 0.01, 240), oklch(0.88, 0.02, 250)],
};

/** A climbing plant that hangs over the wall and down beside the arch. */
export function climber(
  scene: Scene,
  brief: Brief,
  { x, foot, wide, tall }: Gate,
  coping: number,
): void {
  const { width: w, height: h, random, palette, season } = brief;
  const left = x - wide / 2;
  const stems = [
    smooth([
      [left - w * 0.13, foot],
      [left - w * 0.1, foot - tall * 0.4],
      [left - w * 0.14, foot - tall * 0.75],
      [left + w * 0.05, coping + h * 0.03],
      [x + wide * 0.4, coping + h * 0.01],
    ]),
    smooth([
      [left - w * 0.14, foot - tall * 0.7],
      [left - w * 0.2, coping + h * 0.05],
      [-20, coping + h * 0.02],
    ]),
  ];
  for (const stem of stems)
    scene.line(stem, mix(palette.trunk, palette.dark, 0.3), {
      width: w * 0.02,
      pressure: (t) => 1 - t * 0.7,
      dry: 0.35,
    });
  const flowers = FLOWERS[season].map((colour) => palette.lit(colour, 0.5));
  const spots: { at: Point; r: number }[] = [];
  for (const stem of stems)
    for (const [n, [px, py]] of stem.entries())
      if (n > 8 && n % 3 === 0)
        spots.push({
          at: [px + random.bell() * w * 0.03, py + random.bell() * h * 0.015],
          r: w * random.between(0.05, 0.085),
        });
  for (const { at, r } of spots)
    scene.shape(
      blob(random, at, r, r * 0.75, 0.32),
      mix(palette.foliage[2], palette.shadow, 0.15),
      { edge: 3, contour: 0.3 },
    );
  for (const {
    at: [px, py],
    r,
  } of spots) {
    scene.shape(
      blob(random, [px - r * 0.2, py - r * 0.25], r * 0.6, r * 0.4, 0.35),
      palette.foliage[1],
      { edge: 3, contour: 0 },
    );
    leafDabs(scene, brief, {
      at: [px, py],
      reach: r * 1.1,
      count: 8,
      size: w * 0.013,
      colours: [palette.foliage[0], palette.foliage[1], palette.foliage[2]],
    });
    const hang = h * random.between(0.02, 0.06);
    leafDabs(scene, brief, {
      at: [px + random.bell() * r * 0.4, py + r * 0.4 + hang / 2],
      reach: hang,
      count: 12,
      size: w * 0.015,
      colours: flowers,
    });
  }
}

/** Two flower pots beside the steps. */
export function pots(scene: Scene, brief: Brief, { x, foot, wide }: Gate): void {
  const { width: w, height: h, random, palette } = brief;
  const clay = palette.lit(oklch(0.58, 0.1, 42));
  const right = x + wide * 0.82;
  for (const [px, size] of [
    [right, 0.1],
    [right + w * 0.12, 0.075],
  ] as const) {
    const r = w * size * 0.5;
    const y = foot + h * 0.05 + r * 0.3;
    scene.shape(ellipse([px + r * 0.9, y], r * 1.5, r * 0.28), palette.shadow, {
      glaze: true,
      edge: 3,
      opacity: 0.6,
    });
    leafDabs(scene, brief, {
      at: [px, y - r * 2.6],
      reach: r * 1.2,
      count: 26,
      size: w * 0.014,
      colours: [...palette.foliage, palette.foliage[2]],
    });
    leafDabs(scene, brief, {
      at: [px, y - r * 2.9],
      reach: r * 1.1,
      count: 9,
      size: w * 0.014,
      colours: [palette.harmony.accent, shift(palette.harmony.accent, { light: 0.1 })],
    });
    scene.shape(
      byHand(
        random,
        [
          [px - r * 0.62, y],
          [px - r * 0.9, y - r * 1.7],
          [px + r * 0.9, y - r * 1.7],
          [px + r * 0.62, y],
        ],
        2,
      ),
      along(
        [px - r, 0],
        [px + r, 0],
        shift(clay, { light: 0.07 }),
        clay,
        inShade(brief, clay, 0.6),
      ),
      { detail: 0.75 },
    );
  }
}
