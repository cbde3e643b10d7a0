import { mix } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import { type Brief, Scene } from '../../scene.ts';
import { bareTree } from './bare-trees.ts';
import { bush } from './leaves.ts';
import type { River } from './mists.ts';
import { reflect } from './reflections.ts';
import { forest } from './spruces.ts';
import { leafyTree } from './trees.ts';

interface Bank {
  /** Where it comes in and where it ends, in fractions of the width. */
  readonly from: number;
  readonly to: number;
  /** How far down the water, how tall its trees, how lost in the mist. */
  readonly down: number;
  readonly tall: number;
  readonly depth: number;
}

/** A tongue of land with its trees, standing on their reflection. */
export function bank(
  scene: Scene,
  brief: Brief,
  { frame, horizon }: River,
  { from, to, down, tall, depth }: Bank,
): void {
  const { width: w, height: h, random, palette, season, medium } = brief;
  const y = horizon + (h - horizon) * down;
  const land = new Scene();
  const at = (t: number, up = 0): Point => [frame.at(from + (to - from) * t, 0)[0], y - up * h];
  const size = Math.min(h, w * 0.8) * tall;
  const near = palette.foliage.map((colour) =>
    mix(colour, palette.shadow, 0.1),
  ) as unknown as typeof palette.foliage;
  const leaves = near.map((colour) => palette.away(colour, depth)) as unknown as typeof near;
  const far = palette.away(mix(leaves[2], palette.haze, 0.3), 0.1);
  const ends = [at(-0.05)[0], at(0.72)[0]] as const;
  if (season !== 'winter')
    forest(land, brief, {
      from: Math.min(...ends),
      to: Math.max(...ends),
      y: y - 2,
      tall: size * 0.36,
      colour: far,
      foot: palette.haze,
      spires: 0,
      isWhole: true,
    });
  const trees: readonly (readonly [number, number])[] = [
    [0.8, 0.28],
    [0.68, 0.46],
    [0.5, 0.7],
    [0.36, 0.52],
    [0.22, 0.95],
    [0.04, 0.8],
  ];
  for (const [t, k] of trees) {
    const foot = at(t + random.bell() * 0.035, 0.004);
    const grown = size * k * random.between(0.85, 1.15);
    if (season === 'winter')
      bareTree(land, brief, {
        foot,
        tall: grown,
        colour: palette.away(palette.trunk, depth + 0.1),
        lean: random.bell() * 0.06,
      });
    else
      leafyTree(land, brief, {
        foot,
        tall: grown,
        light: frame.side,
        // The mist takes the trunks too: dark ones would float in front of it.
        depth,
        leaves: near,
        spread: random.between(0.5, 0.75),
      });
    if (medium !== 'ink')
      bush(land, brief, { at: [foot[0], y], reach: grown * 0.2, light: frame.side, leaves });
  }
  const ground = palette.away(mix(palette.grass, palette.earth, 0.35), depth);
  const shore = smooth(
    [
      at(-0.05, 0.03),
      at(0.3, 0.018),
      at(0.7, 0.008),
      at(1),
      at(0.7, -0.008),
      at(0.3, -0.014),
      at(-0.05, -0.02),
    ],
    { closed: true },
  );
  reflect(scene, brief, land.elements, {
    shore: y + h * 0.006,
    into: medium === 'ink' ? palette.white : mix(palette.water, palette.dark, 0.12),
    share: 0.34,
    squash: 0.8,
  });
  scene.shape(
    shore,
    vertical(
      y - h * 0.03,
      y + h * 0.02,
      ground,
      mix(ground, palette.away(palette.dark, depth), 0.5),
    ),
    { edge: 1.5, direction: 0, contour: 0.5 },
  );
  scene.elements.push(...land.elements);
}
