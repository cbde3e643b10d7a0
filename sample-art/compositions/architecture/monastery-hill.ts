import { type Colour, mix, shift } from '../../colour.ts';
import { below, type Point, pointAt, ribbon, ridge, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bush, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { buildings, enclosure } from './monastery.ts';
import { river } from './river-below.ts';

/** A white monastery on a hill above a river; its domes catch the light. */
export const monasteryHill: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const k = { wide: 1.06, middle: 1.2, close: 1.3 }[framing];
  const water = h * 0.8;
  const top = h * random.between(0.5, 0.54);
  const peak = w * random.between(0.54, 0.62);
  sky(scene, brief, {
    horizon: h * 0.62,
    sun: [w * 0.14, h * 0.36],
    clouds: brief.hour === 'day' ? 'heaps' : 'streaks',
  });
  for (const i of [0, 1]) {
    const line = ridge(random, {
      from: -20,
      to: w + 20,
      y: h * (0.6 + i * 0.06),
      height: h * 0.06,
      size: w * 0.3,
    });
    scene.shape(
      below(line, water + 10),
      palette.away(mix(palette.foliage[2], palette.shadow, 0.4), 0.78 - i * 0.24),
      { edge: 3, detail: 0.25, direction: 0.1 },
    );
  }
  const crest = smooth([
    [-20, h * 0.74],
    [w * 0.2, h * 0.7],
    [peak - w * 0.2, top + h * 0.07],
    [peak, top],
    [peak + w * 0.22, top + h * 0.035],
    [w + 20, h * 0.6],
  ]);
  const grass = mix(palette.grass, palette.foliage[1], 0.35);
  river(scene, brief, water);
  backTrees(scene, brief, peak, top, k);
  const hill = below(crest, water + h * 0.02);
  buildings(scene, brief, { peak, top, unit: h * 0.1 * k });
  scene.shape(
    hill,
    along(
      [0, top],
      [w * 0.5, water],
      shift(grass, { light: 0.05 }),
      grass,
      mix(grass, palette.foliage[2], 0.5),
    ),
    { edge: 2, direction: 0.35, detail: 0.4 },
  );
  enclosure(scene, brief, { crest, unit: h * 0.1 * k, peak });
  slopes(scene, brief, crest, water);
  if (random.chance(0.5)) mirror(scene, w);
};

function backTrees(scene: Scene, brief: Brief, peak: number, top: number, k: number): void {
  const { width: w, height: h, random } = brief;
  for (const x of [-0.26, -0.17, 0.2, 0.28, 0.37])
    leafyTree(scene, brief, {
      foot: [peak + w * x * k, top + h * 0.07],
      tall: h * random.between(0.12, 0.19),
      depth: 0.3,
      light: -1,
      spread: 0.8,
    });
}

function slopes(scene: Scene, brief: Brief, crest: readonly Point[], water: number): void {
  const { width: w, height: h, random, palette, season } = brief;
  const gate = pointAt(crest, 0.5);
  const way = smooth([
    [gate[0], gate[1] + h * 0.05],
    [gate[0] + w * 0.05, gate[1] + h * 0.11],
    [gate[0] - w * 0.07, water - h * 0.06],
    [gate[0] - w * 0.12, water + h * 0.01],
  ]);
  scene.shape(
    ribbon(way, (t) => h * (0.004 + 0.012 * t)),
    mix(palette.wall, palette.earth, 0.25),
    { edge: 1.5, contour: 0.5 },
  );
  const leaves = (depth: number) =>
    palette.foliage.map((leaf) => palette.away(leaf, depth)) as [Colour, Colour, Colour];
  for (let i = 0; i < 7; i++) {
    const t = 0.1 + 0.13 * i + random.between(-0.03, 0.03);
    const [x, y] = pointAt(crest, t);
    bush(scene, brief, {
      at: [x, y + (water - y) * random.between(0.35, 0.75)],
      reach: h * random.between(0.05, 0.09),
      light: -1,
      leaves: leaves(0.15),
    });
  }
  for (const [x, tall] of [
    [0.06, 0.24],
    [0.16, 0.16],
    [0.93, 0.28],
  ] as const)
    leafyTree(scene, brief, {
      foot: [w * x, water + h * 0.01],
      tall: h * tall,
      depth: 0.06,
      light: -1,
    });
  const bank = ridge(random, {
    from: -20,
    to: w + 20,
    y: h * 0.97,
    height: h * 0.03,
    size: w * 0.3,
  });
  const reeds = mix(palette.grass, palette.dark, season === 'autumn' ? 0.3 : 0.4);
  scene.shape(below(bank, h + 20), reeds, { edge: 2, direction: 0.2 });
  for (let i = 0; i < 46; i++) {
    const x = w * random() ** (i % 2 ? 1 : 2.2);
    const at: Point = [x, h * random.between(0.95, 1.01)];
    scene.line(
      [at, [at[0] + random.bell() * 8, at[1] - h * random.between(0.03, 0.09)]],
      random.chance(0.5) ? mix(palette.foliage[0], palette.earth, 0.3) : reeds,
      { width: 4, dry: 0.4, opacity: 0.8 },
    );
  }
}
