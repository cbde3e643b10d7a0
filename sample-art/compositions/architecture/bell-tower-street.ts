import { type Colour, mix, oklch } from '../../colour.ts';
import { below, type Point, ridge } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bareTree, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { inShade } from './buildings.ts';
import { walker } from './figures.ts';
import { house, lookTowards, PLASTERS, type View } from './street.ts';
import { ground, shadowOnRoad } from './street-ground.ts';
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
