import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, type Point, pointAt, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';
import { bush, leafDabs } from './leaves.ts';
import { broken } from './rocks.ts';

export interface Coast {
  readonly frame: Frame;
  readonly horizon: number;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly bounce: Colour;
}

/** The next cape along the coast, blue with distance. */
export function cape(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { frame, horizon }: Pick<Coast, 'frame' | 'horizon'>,
): void {
  for (const [far, reach, tall] of [
    [0.78, 0.86, 0.1],
    [0.58, 0.64, 0.16],
  ] as const) {
    const line = ridge(random, {
      from: -20,
      to: w * reach,
      y: 0,
      height: h * 0.035,
      size: w * 0.16,
      octaves: 4,
    }).map(([x, y]): Point => {
      const t = x / (w * reach);
      return [
        frame.side > 0 ? x : w - x,
        horizon + 2 - Math.max(0, (tall * h - y) * Math.cos((Math.max(0, t) * Math.PI) / 2) ** 0.8),
      ];
    });
    const body = palette.away(mix(palette.foliage[2], palette.shadow, 0.6), far);
    scene.shape(
      below(line, horizon + 2),
      vertical(horizon - h * tall, horizon, body, mix(body, palette.haze, 0.5)),
      { edge: 2.5, detail: 0.25, direction: frame.side * 0.5, contour: 0.5 },
    );
  }
}

/** Juniper and grass along the upper edge and in the clefts. */
export function growth(scene: Scene, brief: Brief, top: readonly Point[], far: number): void {
  const { random, palette } = brief;
  const h = Math.min(brief.height, brief.width);
  const juniper = palette.lit(oklch(0.42, 0.05, 140));
  const leaves = palette.foliage.map((colour) =>
    palette.away(shift(mix(colour, juniper, 0.5), { light: -0.06 }), far),
  ) as unknown as typeof palette.foliage;
  for (let i = 0; i < 9; i++) {
    const isCleft = i > 6;
    const [x, y] = pointAt(top, random() ** 1.3 * 0.6);
    const reach = h * random.between(0.012, 0.042);
    const at: Point = [x, y + reach * 0.3 + (isCleft ? h * random.between(0.04, 0.14) : 0)];
    bush(scene, brief, { at, reach, light: -1, leaves });
  }
}

/** The dark edge of the cliff under our feet, with a pine that leans over the water. */
export function ledge(scene: Scene, brief: Brief, { frame }: Coast): void {
  const { height: h, random, palette } = brief;
  const soil = mix(mix(palette.grass, palette.earth, 0.5), palette.dark, 0.42);
  const edge = broken(
    random,
    frame.path([1.05, 0.84, 0.9, 0.86, 0.78, 0.9, 0.6, 0.94, 0.46, 1.04]),
    0.06,
    3,
  );
  scene.shape([...edge, frame.at(1.05, 1.06)], soil, { direction: 0.2 * frame.side, edge: 1.5 });
  const foot = frame.at(random.between(0.88, 0.95), 0.88);
  const trunk = smooth([
    foot,
    [foot[0] + frame.side * h * 0.02, foot[1] - h * 0.13],
    [foot[0] - frame.side * h * 0.03, foot[1] - h * 0.24],
    [foot[0] - frame.side * h * 0.1, foot[1] - h * 0.34],
  ]);
  const needles = mix(palette.lit(oklch(0.37, 0.05, 150)), palette.dark, 0.25);
  const bark = mix(palette.trunk, palette.dark, 0.3);
  scene.line(trunk, bark, {
    width: h * 0.024,
    pressure: (t) => 1 - t * 0.6,
    dry: 0.3,
  });
  for (const [t, side, reach] of [
    [0.55, 1, 0.12],
    [0.7, -1, 0.14],
    [0.85, 1, 0.1],
    [1, -1, 0.13],
  ] as const) {
    const root = pointAt(trunk, t);
    const at: Point = [root[0] - side * frame.side * h * reach * 0.7, root[1] - h * 0.02];
    scene.line(smooth([root, [(root[0] + at[0]) / 2, root[1] - h * 0.004], at]), bark, {
      width: h * 0.012,
      pressure: (along) => 1 - along * 0.6,
    });
    bush(scene, brief, {
      at: [at[0], at[1] + h * 0.012],
      reach: h * reach * 0.62,
      light: frame.side,
      leaves: [shift(needles, { light: 0.16 }), shift(needles, { light: 0.06 }), needles],
    });
  }
  for (let i = 0; i < 6; i++) {
    leafDabs(scene, brief, {
      at: pointAt(edge, random.between(0, 0.8)),
      reach: h * 0.05,
      count: 6,
      size: h * 0.012,
      colours: [palette.grass, palette.foliage[1], soil],
    });
  }
}
