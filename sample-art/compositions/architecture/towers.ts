import { type Colour, mix, shift } from '../../colour.ts';
import { ellipse, type Point, rectangle, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { block, inShade } from './buildings.ts';

/** Half an onion dome, from its foot upwards. */
const ONION: readonly Point[] = [
  [0.4, 0],
  [0.54, 0.12],
  [0.58, 0.28],
  [0.48, 0.48],
  [0.27, 0.66],
  [0.1, 0.82],
  [0.02, 1],
];

/** A dome of a Russian church with its cross, lit from the left; `at` is the middle of its foot. */
export function dome(
  scene: Scene,
  brief: Brief,
  {
    at: [x, y],
    width,
    height,
    colour,
  }: { at: Point; width: number; height: number; colour: Colour },
): void {
  const right = ONION.map(([dx, dy]): Point => [x + dx * width, y - dy * height]);
  const left = right.map(([px, py]): Point => [2 * x - px, py]).reverse();
  const shade = inShade(brief, shift(colour, { light: -0.12 }), 0.4);
  const lit = shift(colour, { light: 0.06 });
  scene.shape(
    [...smooth(right), ...smooth(left)],
    along([x - width * 0.5, y], [x + width * 0.5, y], lit, colour, shade),
    { detail: 0.95 },
  );
  scene.shape(
    ellipse([x - width * 0.26, y - height * 0.32], width * 0.07, height * 0.16, { turn: 0.25 }),
    mix(colour, brief.palette.white, 0.7),
    { edge: 2, contour: 0, detail: 0.9 },
  );
  const top = y - height;
  const arm = Math.max(5, height * 0.38);
  const gold = mix(colour, brief.palette.dark, 0.35);
  const stroke = { width: Math.max(2.4, width * 0.06), pressure: () => 1, dry: 0 };
  scene.line(
    [
      [x, top + 3],
      [x, top - arm],
    ],
    gold,
    stroke,
  );
  scene.line(
    [
      [x - arm * 0.26, top - arm * 0.62],
      [x + arm * 0.26, top - arm * 0.62],
    ],
    gold,
    stroke,
  );
}

/** An arched opening; `at` is the middle of its sill. */
export function arch([x, y]: Point, width: number, height: number): Point[] {
  const r = width / 2;
  return [
    [x - r, y],
    ...ellipse([x, y - height + r], r, r, { from: Math.PI, to: Math.PI * 2, steps: 20 }),
    [x + r, y],
  ];
}

interface Tower {
  /** Middle of the foot. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly wall: Colour;
  readonly dome: Colour;
}

function cornice(
  scene: Scene,
  brief: Brief,
  { at: [x], width: w, wall }: Tower,
  y: number,
  width: number,
): void {
  const thick = w * 0.07;
  scene.shape(rectangle(x - width / 2, y + thick * 0.4, width, thick), inShade(brief, wall, 0.6), {
    glaze: true,
    opacity: 0.45,
    edge: 2,
  });
  block(scene, brief, {
    at: [x, y + thick * 0.5],
    width: width * 1.12,
    height: thick,
    colour: mix(wall, brief.palette.white, 0.5),
  });
}

/** A bell tower in three tiers under a dome, lit from the left; about five times as tall as broad. */
export function bellTower(scene: Scene, brief: Brief, tower: Tower): void {
  const { at, width, height, wall } = tower;
  const { random, palette } = brief;
  const [x, foot] = at;
  const y = (t: number) => foot - height * t;
  const tier = (from: number, to: number, share: number) =>
    block(scene, brief, {
      at: [x, y(from)],
      width: width * share,
      height: height * (to - from),
      colour: wall,
      options: { detail: 0.85 },
    });
  const hollow = mix(palette.dark, palette.shadow, 0.45);
  const opening = (across: number, t: number, wide: number, tall: number) =>
    scene.shape(arch([x + across * width, y(t)], width * wide, height * tall), hollow, {
      detail: 0.9,
      contour: 0.4,
    });
  const low = random.between(0.3, 0.36);
  tier(0.58, 0.7, 0.4);
  dome(scene, brief, {
    at: [x, y(0.69)],
    width: width * 0.5,
    height: height * 0.2,
    colour: tower.dome,
  });
  tier(low, 0.575, 0.8);
  opening(-0.09, low + 0.05, 0.3, 0.14);
  opening(0.27, low + 0.06, 0.1, 0.12);
  cornice(scene, brief, tower, y(0.585), width * 0.8);
  tier(-0.02, low, 1);
  opening(-0.12, 0.1, 0.2, 0.12);
  cornice(scene, brief, tower, y(low + 0.01), width);
}
