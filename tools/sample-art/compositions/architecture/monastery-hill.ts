import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, type Point, pointAt, rectangle, ribbon, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bush, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { block, byHand, inShade } from './buildings.ts';
import { arch, bellTower, dome } from './towers.ts';

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

interface Site {
  readonly peak: number;
  readonly top: number;
  readonly unit: number;
}

/** The cathedral under five domes, the bell tower and a small church. */
function buildings(scene: Scene, brief: Brief, { peak: x, top, unit: u }: Site): void {
  const { random, palette } = brief;
  const wall = palette.away(mix(palette.wall, palette.white, 0.6), 0.08);
  const gold = palette.lit(oklch(0.74, 0.12, 82), 0.6);
  const blue = palette.lit(
    random.pick([oklch(0.52, 0.07, 250), oklch(0.5, 0.06, 165), oklch(0.42, 0.03, 260)]),
    0.6,
  );
  const y = top + u * 0.5;
  const roof = palette.away(palette.lit(oklch(0.52, 0.05, 165)), 0.15);
  bellTower(scene, brief, {
    at: [x - u * 1.75, y],
    width: u * 0.8,
    height: u * 3.5,
    wall,
    dome: gold,
  });
  const drum = (dx: number, wide: number, from: number, tall: number, colour: Colour) => {
    block(scene, brief, {
      at: [x + dx * u, y - from * u],
      width: wide * u,
      height: tall * u,
      colour: wall,
    });
    dome(scene, brief, {
      at: [x + dx * u, y - (from + tall) * u + 2],
      width: wide * u * 1.2,
      height: wide * u * 1.5,
      colour,
    });
  };
  drum(-0.36, 0.3, 1.6, 0.4, blue);
  drum(0.5, 0.3, 1.6, 0.4, blue);
  drum(0.06, 0.46, 1.6, 0.72, gold);
  drum(-0.68, 0.34, 1.5, 0.42, blue);
  drum(0.8, 0.34, 1.5, 0.42, blue);
  block(scene, brief, {
    at: [x, y],
    width: u * 2.1,
    height: u * 1.62,
    colour: wall,
    edge: 0.64,
    options: { detail: 0.85 },
  });
  scene.shape(
    byHand(
      random,
      [
        [x - u * 1.12, y - u * 1.58],
        [x - u * 0.9, y - u * 1.76],
        [x + u * 0.9, y - u * 1.76],
        [x + u * 1.12, y - u * 1.58],
      ],
      2,
    ),
    along([x - u, 0], [x + u, 0], roof, inShade(brief, roof, 0.5)),
    { detail: 0.7 },
  );
  for (const dx of [-0.72, -0.18, 0.62]) {
    scene.shape(
      arch([x + dx * u, y - u * 0.55], u * 0.2, u * 0.62),
      mix(palette.dark, palette.shadow, 0.5),
      { detail: 0.85, contour: 0.5 },
    );
  }
  const side = x + u * 2.1;
  block(scene, brief, { at: [side, y], width: u * 1.1, height: u * 0.9, colour: wall });
  scene.shape(
    byHand(
      random,
      [
        [side - u * 0.62, y - u * 0.86],
        [side - u * 0.2, y - u * 1.3],
        [side + u * 0.3, y - u * 1.3],
        [side + u * 0.62, y - u * 0.86],
      ],
      2,
    ),
    along([side - u * 0.5, 0], [side + u * 0.5, 0], roof, inShade(brief, roof, 0.5)),
    { detail: 0.7 },
  );
  block(scene, brief, { at: [side, y - u * 1.25], width: u * 0.2, height: u * 0.26, colour: wall });
  dome(scene, brief, { at: [side, y - u * 1.5], width: u * 0.28, height: u * 0.36, colour: gold });
}

/** The white wall with its corner towers, following the hill. */
function enclosure(
  scene: Scene,
  brief: Brief,
  { crest, unit: u, peak }: { crest: readonly Point[]; unit: number; peak: number },
): void {
  const { random, palette } = brief;
  const wall = palette.away(mix(palette.wall, palette.white, 0.35), 0.05);
  const near = crest
    .filter(([x]) => x > peak - u * 3 && x < peak + u * 3.1)
    .map(([x, y]): Point => [x, y + u * 0.28]);
  const upper = near.map(([x, y]): Point => [x, y - u * 0.5]);
  const roof = palette.lit(oklch(0.5, 0.05, 60), 0.6);
  scene.shape(
    [...upper, ...near.toReversed()],
    along([peak - u * 3, 0], [peak + u * 3, 0], wall, wall, inShade(brief, wall, 0.4)),
    { detail: 0.75 },
  );
  scene.line(upper, roof, { width: u * 0.11, pressure: () => 1, dry: 0.1 });
  for (const t of [0, 0.36, 0.7, 1]) {
    const [x, y] = pointAt(near, t);
    const wide = u * (t === 0.36 ? 0.62 : 0.5);
    block(scene, brief, {
      at: [x, y + u * 0.1],
      width: wide,
      height: u * 0.86,
      colour: wall,
      options: { detail: 0.8 },
    });
    scene.shape(
      byHand(
        random,
        [
          [x - wide * 0.64, y - u * 0.74],
          [x, y - u * 1.28],
          [x + wide * 0.64, y - u * 0.74],
        ],
        1.5,
      ),
      along(
        [x - wide / 2, 0],
        [x + wide / 2, 0],
        shift(roof, { light: 0.06 }),
        inShade(brief, roof, 0.5),
      ),
      { detail: 0.8 },
    );
    if (t === 0.36)
      scene.shape(arch([x - wide * 0.1, y + u * 0.1], wide * 0.4, u * 0.5), palette.dark, {
        detail: 0.8,
      });
  }
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

function river(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  scene.shape(
    rectangle(-20, water - h * 0.03, w + 40, h - water + h * 0.06),
    vertical(
      water,
      h,
      mix(palette.skyLow, palette.water, 0.3),
      palette.water,
      mix(palette.water, palette.dark, 0.25),
    ),
    { direction: 0, contour: 0, detail: 0.35 },
  );
  const mirrored = [
    mix(palette.white, palette.water, 0.3),
    mix(palette.foliage[2], palette.water, 0.35),
    mix(palette.foliage[1], palette.water, 0.4),
  ];
  for (let i = 0; i < 26; i++) {
    const x = w * random();
    const reach = h * random.between(0.03, 0.1);
    const isWall = Math.abs(x - w * 0.58) < w * 0.12;
    scene.line(
      [
        [x, water + h * 0.015],
        [x + random.bell() * 2, water + h * 0.02 + reach],
      ],
      isWall ? (mirrored[0] as Colour) : random.pick(mirrored.slice(1)),
      {
        width: w * random.between(0.015, 0.04),
        opacity: 0.55,
        dry: 0.4,
        pressure: (t) => 0.9 - t * 0.5,
      },
    );
  }
  for (let i = 0; i < 14; i++) {
    const y = water + (h - water) * random.between(0.15, 0.9);
    const x = w * random();
    scene.line(
      [
        [x, y],
        [x + w * random.between(0.04, 0.14), y + random.bell()],
      ],
      mix(palette.skyLow, palette.white, 0.3),
      { width: 4, dry: 0.5, opacity: 0.6 },
    );
  }
}
