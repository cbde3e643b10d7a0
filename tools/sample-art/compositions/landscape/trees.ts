import { type Colour, mix, shift } from '../../colour.ts';
import { blob, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

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

interface Bush {
  readonly at: Point;
  readonly reach: number;
  readonly light: number;
  readonly leaves: readonly [Colour, Colour, Colour];
}

/** A low bush or a heap of undergrowth that ties trees to the ground. */
export function bush(scene: Scene, brief: Brief, { at: [x, y], reach, light, leaves }: Bush): void {
  const { random } = brief;
  for (const [i, colour] of leaves.toReversed().entries()) {
    for (let n = 0; n < 3; n++) {
      const r = reach * (0.5 - i * 0.11) * random.between(0.75, 1.2);
      const place: Point = [
        x + (n - 1 + random.bell() * 0.25) * reach * (0.5 - i * 0.08) + light * reach * 0.1 * i,
        y - reach * (0.16 + 0.12 * i) * random.between(0.8, 1.2),
      ];
      scene.shape(blob(random, place, r, r * 0.6, 0.32), colour, {
        edge: 4,
        opacity: 0.92,
        contour: i ? 0 : 0.3,
        detail: 0.35,
      });
    }
  }
  const colours = [leaves[0], leaves[1]];
  leafDabs(scene, brief, {
    at: [x, y - reach * 0.3],
    reach: reach * 0.9,
    count: 10,
    size: reach * 0.05,
    colours,
  });
}

interface LeafDabs {
  readonly at: Point;
  readonly reach: number;
  readonly count: number;
  readonly size: number;
  readonly colours: readonly Colour[];
}

/** Loose leaves: short dabs around a place, denser in its middle. */
export function leafDabs(
  scene: Scene,
  { random }: Brief,
  { at: [x, y], reach, count, size, colours }: LeafDabs,
): void {
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const away = reach * Math.sqrt(random()) * random.between(0.75, 1.1);
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.8];
    const turn = random.between(-0.4, 1.6);
    const long = size * random.between(0.8, 1.8);
    scene.line(
      [
        [px, py],
        [px + Math.cos(turn) * long, py + Math.sin(turn) * long],
      ],
      shift(random.pick(colours), { light: random.bell() * 0.02 }),
      { width: size * random.between(0.6, 1.2), dry: 0.15, opacity: 0.9 },
    );
  }
}

interface Bare {
  readonly foot: Point;
  readonly tall: number;
  readonly colour: Colour;
  readonly lean?: number;
}

/** A leafless tree: forks and forks again, and a breath of twigs around it. */
export function bareTree(
  scene: Scene,
  { random }: Brief,
  { foot, tall, colour, lean = 0 }: Bare,
): void {
  const [x, y] = foot;
  scene.shape(
    blob(random, [x + lean * tall * 0.5, y - tall * 0.68], tall * 0.27, tall * 0.33, 0.25),
    mix(colour, [200, 195, 190], 0.35),
    { edge: 16, opacity: 0.28, detail: 0.2 },
  );
  const grow = (from: Point, angle: number, length: number, width: number, level: number) => {
    const bend = random.bell() * 0.18;
    const to: Point = [
      from[0] + Math.cos(angle + bend) * length,
      from[1] + Math.sin(angle + bend) * length,
    ];
    const knee: Point = [
      from[0] + Math.cos(angle) * length * 0.5,
      from[1] + Math.sin(angle) * length * 0.5,
    ];
    const limb = smooth([from, knee, to], { steps: 5 });
    scene.line(limb, colour, { width, pressure: (t) => 1 - t * 0.45, dry: 0.3 });
    if (level === 0) return;
    for (let i = 0; i < 3; i++) {
      const start = pointAt(limb, random.between(0.45, 1));
      const turn = (i - 1) * random.between(0.35, 0.7) + random.bell() * 0.12;
      grow(
        start,
        angle * 0.85 + -Math.PI * 0.075 + turn,
        length * random.between(0.5, 0.72),
        width * 0.5,
        level - 1,
      );
    }
  };
  grow(foot, -Math.PI / 2 + lean, tall * 0.42, tall * 0.042, 3);
}
