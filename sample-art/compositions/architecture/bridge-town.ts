import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, ellipse, type Point, ridge } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bush, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { block, byHand, inShade } from './buildings.ts';
import { cottage } from './cottages.ts';
import { boat, bridge } from './old-bridge.ts';
import { PLASTERS } from './street.ts';
import { river } from './town-river.ts';

/** An old stone bridge over a quiet river, the town heaped up behind it. */
export const bridgeTown: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const water = h * { wide: 0.7, middle: 0.68, close: 0.66 }[framing];
  sky(scene, brief, {
    horizon: water * 0.8,
    sun: [w * 0.2, h * 0.3],
    clouds: brief.hour === 'day' ? 'heaps' : 'streaks',
  });
  const hills = ridge(random, {
    from: -20,
    to: w + 20,
    y: water - h * 0.2,
    height: h * 0.1,
    size: w * 0.4,
  });
  scene.shape(
    below(hills, water + 10),
    palette.away(mix(palette.foliage[2], palette.shadow, 0.35), 0.6),
    { edge: 3, detail: 0.25, direction: 0.3 },
  );
  town(scene, brief, water);
  river(scene, brief, water);
  bridge(scene, brief, water);
  leafyTree(scene, brief, {
    foot: [w * 0.045, water + h * 0.05],
    tall: h * 0.34,
    light: -1,
    spread: 0.75,
  });
  for (const x of [0.02, 0.11])
    bush(scene, brief, {
      at: [w * x, water + h * 0.075],
      reach: h * 0.1,
      light: -1,
      leaves: palette.foliage,
    });
  boat(scene, brief, [w * random.between(0.6, 0.8), h * random.between(0.86, 0.9)]);
  if (random.chance(0.5)) mirror(scene, w);
};

function town(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  const tiles = [
    palette.roof,
    shift(palette.roof, { light: 0.06, hue: 10 }),
    mix(palette.roof, palette.stone, 0.4),
  ];
  const spire = w * random.between(0.56, 0.66);
  const rows: readonly (readonly [number, number, number])[] = [
    [0.26, 0.42, 3],
    [0.165, 0.25, 4],
    [0.06, 0.06, 4],
  ];
  for (const [n, [lift, depth, count]] of rows.entries()) {
    for (let i = 0; i < count; i++) {
      const x = w * (0.24 + (0.72 * (i + random.between(0.1, 0.6))) / count);
      const size = h * random.between(0.075, 0.105) * (0.8 + n * 0.16);
      cottage(scene, brief, {
        at: [
          x,
          water -
            h * lift * (1 - 0.45 * (2 * Math.abs(x / w - 0.6)) ** 2) +
            random.between(-0.02, 0.025) * h,
        ],
        gable: size,
        side: size * random.between(1, 1.7),
        height: size * random.between(0.9, 1.5),
        colour: palette.away(palette.lit(random.pick(PLASTERS)), depth),
        tiles: palette.away(random.pick(tiles), depth),
      });
    }
    if (n === 0) church(scene, brief, [spire, water - h * 0.17]);
    for (const x of n < 2 ? [0.3, 0.58, 0.86] : [0.2, 0.62])
      bush(scene, brief, {
        at: [w * (x + random.between(-0.06, 0.06)), water - h * lift + h * 0.045],
        reach: h * 0.085,
        light: -1,
        leaves: palette.foliage.map((leaf) => palette.away(leaf, depth)) as [
          Colour,
          Colour,
          Colour,
        ],
      });
  }
}

function church(scene: Scene, brief: Brief, [x, y]: Point): void {
  const { height: h, palette } = brief;
  const wide = h * 0.075;
  const wall = palette.away(palette.wall, 0.2);
  block(scene, brief, { at: [x, y], width: wide, height: h * 0.26, colour: wall });
  const top = y - h * 0.26;
  const cap = byHand(
    brief.random,
    [
      [x - wide * 0.6, top + 2],
      [x, top - h * 0.13],
      [x + wide * 0.6, top + 2],
    ],
    2,
  );
  const copper = palette.away(palette.lit(oklch(0.55, 0.05, 175)), 0.15);
  scene.shape(
    cap,
    along([x - wide / 2, 0], [x + wide / 2, 0], copper, inShade(brief, copper, 0.55)),
    { detail: 0.8 },
  );
  scene.shape(ellipse([x - wide * 0.1, top + h * 0.06], wide * 0.14, h * 0.025), palette.dark, {
    detail: 0.8,
  });
}
