import { type Colour, mix } from '../../colour.ts';
import { blob, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafDabs } from './leaves.ts';

interface Tree {
  readonly foot: Point;
  readonly tall: number;
  /** Width of the crown as a share of the height. */
  readonly spread?: number;
  readonly depth?: number;
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: number;
  readonly leaves?: readonly [Colour, Colour, Colour];
}

/** From this depth on only the crown of a tree is seen. */
const LOST = 0.5;

/** A broad-leaved tree: trunk, boughs, clumps of leaves in shadow and light, loose leaves at the rim. */
export function leafyTree(scene: Scene, brief: Brief, tree: Tree): void {
  const { random, palette, medium } = brief;
  const { foot, tall, spread = random.between(0.5, 0.7), depth = 0, light } = tree;
  const [pale, middle, dark] = (tree.leaves ?? palette.foliage).map((colour) =>
    palette.away(colour, depth),
  ) as [Colour, Colour, Colour];
  const bark = palette.away(mix(palette.trunk, palette.dark, 0.3), depth);
  const lean = random.bell() * tall * 0.06;
  const trunk = smooth([
    foot,
    [foot[0] + lean * 0.1 + random.bell() * tall * 0.015, foot[1] - tall * 0.3],
    [foot[0] + lean, foot[1] - tall * 0.85],
  ]);
  // In the mist a trunk is lost: what showed of it between two layers would float.
  if (depth < LOST)
    scene.line(trunk, bark, { width: tall * 0.055, pressure: (t) => 1 - t * 0.85, dry: 0.25 });
  const half = tall * spread * 0.5;
  const clumps: { at: Point; r: number }[] = [];
  const count = random.whole(9, 12);
  const belly = random.between(0.9, 1.25);
  for (let i = 0; i < count; i++) {
    const t = (i + random() * 0.7) / count;
    const side = i % 2 === 0 ? 1 : -1;
    const wide = half * Math.sin(Math.PI * Math.min(0.97, 0.16 + t * 0.78) ** belly);
    const at: Point = [
      foot[0] + lean * t + wide * random.between(0.15, 0.8) * side,
      foot[1] - tall * (0.2 + t * 0.7),
    ];
    clumps.push({ at, r: half * random.between(0.3, 0.56) * (1.1 - t * 0.4) });
    if (i % 2 > 0 && t < 0.75) continue;
    const root = pointAt(trunk, 0.25 + t * 0.45);
    scene.line(
      smooth([root, [(root[0] + at[0]) / 2, (root[1] + at[1]) / 2 + tall * 0.02], at]),
      bark,
      {
        width: tall * 0.022,
        pressure: (s) => 1 - s * 0.75,
      },
    );
  }
  const isWash = medium === 'watercolour' || medium === 'sepia';
  const foliage = (colour: Colour, dx: number, size: number, opacity = 1) => {
    for (const { at, r } of clumps) {
      const place: Point = [at[0] + light * r * dx + random.bell() * r * 0.12, at[1] - r * dx];
      scene.shape(blob(random, place, r * size * 1.12, r * size * 0.84, 0.32), colour, {
        edge: isWash ? 6 : 3,
        opacity,
        contour: dx ? 0 : 0.35,
        direction: light > 0 ? 2.2 : 0.9,
        detail: 0.5 - depth * 0.4,
      });
    }
  };
  // One mass under the clumps holds the crown together.
  scene.shape(
    blob(
      random.fork(`crown ${clumps.length} ${belly}`),
      [foot[0] + lean * 0.6, foot[1] - tall * 0.58],
      half * 0.86,
      tall * 0.36,
      0.22,
    ),
    mix(dark, middle, 0.3),
    {
      edge: isWash ? 7 : 4,
      contour: 0,
      direction: light > 0 ? 2.2 : 0.9,
      detail: 0.4 - depth * 0.3,
    },
  );
  foliage(dark, 0, 1);
  foliage(middle, 0.22, 0.72, 0.9);
  foliage(pale, 0.42, 0.42, 0.85);
  for (const { at, r } of clumps) {
    for (const [dx, colours] of [
      [0.35, [pale, pale, middle]],
      [-0.35, [dark, middle]],
    ] as const) {
      const place: Point = [at[0] + light * dx * r, at[1] - dx * r * 0.8];
      leafDabs(scene, brief, { at: place, reach: r * 0.95, count: 7, size: tall * 0.014, colours });
    }
  }
}

export { bareTree } from './bare-trees.ts';
export { bush, leafDabs } from './leaves.ts';
