import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, type Point, rectangle, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bareTree, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { byHand, inShade } from './buildings.ts';
import { walker } from './figures.ts';
import { house, lookTowards, PLASTERS, type View } from './street.ts';
import { bellTower } from './towers.ts';

/** A street of low houses leads to a bell tower; one side lies in light, the other in shade. */
export const bellTowerStreet: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const horizon = h * { wide: 0.76, middle: 0.72, close: 0.76 }[framing];
  const vanish: Point = [w * random.between(0.56, 0.64), horizon];
  const view = lookTowards(vanish);
  const eye = h * 0.24;
  sky(scene, brief, {
    horizon,
    sun: [w * 0.2, horizon * 0.6],
    clouds: brief.hour === 'day' ? 'heaps' : 'streaks',
  });
  distance(scene, brief, horizon);
  ground(scene, brief, view, eye);
  const tall = h * { wide: 0.56, middle: 0.6, close: 0.66 }[framing];
  const foot: Point = [vanish[0] + w * random.between(-0.06, 0.02), horizon + h * 0.014];
  plant(scene, brief, { foot: [foot[0] - w * 0.13, foot[1]], tall: h * 0.2, depth: 0.35 });
  bellTower(scene, brief, {
    at: foot,
    width: tall * 0.23,
    height: tall,
    wall: palette.away(mix(palette.wall, palette.white, 0.5), 0.1),
    dome: palette.lit(oklch(0.7, 0.11, 82), 0.5),
  });
  plant(scene, brief, { foot: [foot[0] + w * 0.12, foot[1] + 4], tall: h * 0.15, depth: 0.25 });
  const colours = random.shuffle(PLASTERS).map((colour) => palette.lit(colour));
  const paint = (i: number) =>
    palette.away(colours[i] ?? palette.wall, [0.3, 0.15, 0.04][i % 3] ?? 0);
  const build = (
    side: number,
    i: number,
    [x, near, far, top]: readonly [number, number, number, number],
  ) =>
    house(scene, brief, view, {
      side,
      near,
      far,
      x: side * w * x,
      isLit: side > 0,
      foot: -eye,
      top: h * top - eye,
      colour: paint(i + (side > 0 ? 0 : 3)),
    });
  build(1, 0, [0.4, 6.2, 8.6, random.between(0.55, 0.7)]);
  build(1, 1, [0.46, 3.3, 5.4, random.between(0.6, 0.85)]);
  plant(scene, brief, {
    foot: view(w * 0.5, -eye, 2.9),
    tall: h * random.between(0.32, 0.42),
    depth: 0.05,
  });
  build(1, 2, [0.5, 1, 2.3, random.between(0.46, 0.56)]);
  shadowOnRoad(scene, brief, view, eye);
  build(-1, 0, [0.42, 5.2, 8.6, random.between(0.55, 0.75)]);
  build(-1, 1, [0.5, 2.7, 4.7, random.between(0.72, 0.9)]);
  build(-1, 2, [0.56, 0.9, random.between(2, 2.3), random.between(0.58, 0.7)]);
  people(scene, brief, view, eye);
  if (random.chance(0.5)) mirror(scene, w);
};

function distance(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  const trees = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.05,
    height: h * 0.03,
    size: w * 0.12,
  });
  const colour = palette.away(mix(palette.foliage[2], palette.shadow, 0.4), 0.6);
  scene.shape(below(trees, horizon + 10), colour, { edge: 4, detail: 0.2 });
}

function plant(
  scene: Scene,
  brief: Brief,
  { foot, tall, depth }: { foot: Point; tall: number; depth: number },
): void {
  const { season, palette } = brief;
  const bark = palette.away(mix(palette.trunk, palette.shadow, 0.2), depth);
  if (season === 'winter') bareTree(scene, brief, { foot, tall, colour: bark });
  else leafyTree(scene, brief, { foot, tall, depth, light: -1, spread: 0.7 });
}

function ground(scene: Scene, brief: Brief, view: View, eye: number): void {
  const { width: w, height: h, palette, season, random } = brief;
  const isSnow = season === 'winter';
  const base = isSnow
    ? mix(palette.white, palette.shadow, 0.08)
    : mix(palette.earth, palette.wall, 0.5);
  const [, top] = view(0, -eye, 14);
  scene.shape(
    rectangle(-20, top - 6, w + 40, h - top + 40),
    vertical(top, h, palette.away(base, 0.3), base, shift(base, { light: -0.04 })),
    { direction: 0.05, contour: 0 },
  );
  for (const x of [-0.3, -0.17, 0.02, 0.14]) {
    const line = [0.85, 1.4, 2.4, 5, 10].map((z) =>
      view(w * (x + random.between(-0.02, 0.02)), -eye, z),
    );
    scene.line(line, mix(base, isSnow ? palette.shadow : palette.dark, 0.4), {
      width: 12,
      pressure: (t) => (1 - t) ** 2 * 0.95 + 0.05,
      dry: 0.65,
      opacity: 0.45,
    });
  }
}

function shadowOnRoad(
  scene: Scene,
  { width: w, random, palette }: Brief,
  view: View,
  eye: number,
): void {
  const edge: readonly Point[] = [
    [0.06, 0.8],
    [0.1, 1.2],
    [-0.12, 1.75],
    [-0.06, 2.1],
    [0.16, 2.7],
    [0.2, 3.9],
    [-0.1, 4.7],
    [0.06, 6],
    [-0.1, 9],
  ];
  const outline = [
    ...edge.map(([x, z]) => view(x * w, -eye, z)),
    view(-w, -eye, 9),
    view(-w * 1.2, -eye, 0.8),
  ];
  scene.shape(byHand(random, outline, 10), mix(palette.shadow, palette.dark, 0.15), {
    glaze: true,
    opacity: 0.66,
    edge: 2,
    direction: 0.05,
  });
}

function people(scene: Scene, brief: Brief, view: View, eye: number): void {
  const { width: w, random, palette } = brief;
  const coats: readonly Colour[] = [
    palette.harmony.accent,
    palette.dark,
    inShade(brief, palette.harmony.second, 0.3),
  ];
  const places = [
    [0.16, random.between(3.3, 4)],
    [0.22, random.between(3.4, 4.1)],
    [-0.16, random.between(5, 6.5)],
  ] as const;
  for (const [i, [x, z]] of places.slice(0, random.whole(2, 3)).entries())
    walker(scene, brief, {
      at: view(w * x, -eye, z),
      height: (eye * 1.02) / z,
      coat: coats[i] ?? palette.dark,
    });
}
