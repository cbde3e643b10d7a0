import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, ellipse, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bush, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { block, byHand, inShade } from './buildings.ts';
import { cottage } from './cottages.ts';
import { PLASTERS } from './street.ts';

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

function river(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  const deep = mix(palette.water, palette.dark, 0.35);
  scene.shape(
    rectangle(-20, water, w + 40, h - water + 20),
    vertical(water, h, mix(palette.skyLow, palette.water, 0.35), palette.water, deep),
    { direction: 0, contour: 0, detail: 0.35 },
  );
  const mirrored = [
    mix(palette.wall, palette.water, 0.45),
    mix(palette.roof, palette.water, 0.5),
    mix(palette.foliage[1], palette.water, 0.45),
  ];
  for (let i = 0; i < 16; i++) {
    const x = w * (0.2 + 0.8 * random());
    const reach = h * random.between(0.05, 0.16);
    scene.line(
      [
        [x, water + h * 0.04],
        [x + random.bell() * 3, water + h * 0.05 + reach],
      ],
      random.pick(mirrored),
      {
        width: w * random.between(0.012, 0.035),
        opacity: 0.5,
        dry: 0.4,
        pressure: (t) => 0.9 - t * 0.5,
      },
    );
  }
  for (let i = 0; i < 22; i++) {
    const t = random() ** 1.3;
    const y = water + (h - water) * (0.15 + 0.85 * t);
    const x = w * random();
    const reach = w * random.between(0.03, 0.1) * (0.4 + t);
    scene.line(
      [
        [x - reach, y],
        [x, y + 2 * random.bell()],
        [x + reach, y],
      ],
      random.chance(0.55) ? mix(palette.skyLow, palette.white, 0.3) : deep,
      { width: 2.5 + 6 * t, opacity: 0.55, dry: 0.5 },
    );
  }
}

/** A moored boat in the foreground, dark against the water. */
function boat(scene: Scene, { width: w, palette }: Brief, [x, y]: Point): void {
  const long = w * 0.085;
  const hull: readonly Point[] = [
    [-1, -0.22],
    [-0.5, -0.06],
    [0.4, -0.06],
    [1, -0.3],
    [0.72, 0.12],
    [-0.7, 0.14],
  ];
  const put = (points: readonly Point[], k = 1) =>
    smooth(
      points.map(([dx, dy]): Point => [x + dx * long, y + dy * long * k]),
      { closed: true },
    );
  scene.shape(
    put(hull.map(([dx, dy]): Point => [dx * 0.9, 0.3 - dy])),
    mix(palette.dark, palette.water, 0.3),
    { edge: 5, opacity: 0.6, contour: 0 },
  );
  scene.shape(put(hull), mix(palette.dark, palette.harmony.accent, 0.25), { detail: 0.85 });
  scene.line(put(hull).slice(2, 32), mix(palette.wall, palette.harmony.accent, 0.4), {
    width: 5,
    dry: 0.2,
    pressure: () => 0.8,
  });
  scene.line(
    [
      [x + long * 0.95, y - long * 0.26],
      [x + long * 1.5, y - long * 0.1],
    ],
    palette.dark,
    { width: 2.5, dry: 0.3 },
  );
}

/** Three arches, the nearest the widest; their mirror images close them to eyes. */
function bridge(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  const stone = mix(palette.stone, palette.wall, 0.3);
  const deck = smooth([
    [-20, water - h * 0.04],
    [w * 0.2, water - h * 0.1],
    [w * 0.45, water - h * 0.125],
    [w * 0.72, water - h * 0.105],
    [w + 20, water - h * 0.05],
  ]);
  const foot = water + h * 0.045;
  const spans: readonly (readonly [number, number])[] = [
    [0.27, 0.115],
    [0.53, 0.095],
    [0.745, 0.07],
  ];
  const hole = (x: number, half: number, grow = 0): Point[] => [
    [w * (x - half) - grow, foot + 2],
    ...ellipse([w * x, foot], w * half + grow, h * (0.04 + half * 0.95) + grow, {
      from: Math.PI,
      to: Math.PI * 2,
      steps: 24,
    }),
    [w * (x + half) + grow, foot + 2],
  ];
  const outline: Point[] = [[-20, foot], ...deck, [w + 20, foot - h * 0.01]];
  for (const [x, half] of [...spans].reverse()) outline.push(...hole(x, half).reverse());
  const mirrored = outline.map(
    ([x, y]): Point => [x + random.bell() * 2, 2 * foot - foot + (foot - y) * 0.9],
  );
  scene.shape(mirrored, mix(inShade(brief, stone, 0.75), palette.water, 0.15), {
    edge: 3,
    opacity: 0.7,
    direction: 0,
    contour: 0,
    detail: 0.4,
  });
  scene.shape(
    outline,
    along(
      [0, 0],
      [w, 0],
      stone,
      mix(stone, palette.light, 0.15),
      palette.away(inShade(brief, stone, 0.25), 0.2),
    ),
    { detail: 0.75, direction: 0.1 },
  );
  for (const [x, half] of spans) {
    const under = [
      ...hole(x, half).slice(1, 13),
      [w * (x - half * 0.1), foot - h * (0.04 + half * 0.82)] as Point,
      [w * (x - half * 0.72), foot] as Point,
    ];
    scene.shape(under, inShade(brief, stone, 0.85), { detail: 0.7, edge: 1.5 });
    scene.line(
      ellipse([w * x, foot], w * half + 7, h * (0.04 + half * 0.95) + 7, {
        from: Math.PI * 1.04,
        to: Math.PI * 1.96,
        steps: 24,
      }),
      mix(stone, palette.white, 0.35),
      { width: 7, pressure: () => 0.9, dry: 0.35, opacity: 0.8 },
    );
  }
  scene.line(
    deck.map(([x, y]): Point => [x, y + h * 0.03]),
    inShade(brief, stone, 0.6),
    { width: 6, pressure: () => 0.8, dry: 0.3, opacity: 0.8 },
  );
  for (let i = 0; i < 26; i++) {
    const at: Point = [w * random(), water - h * random.between(-0.03, 0.07)];
    scene.line(
      [at, [at[0] + random.between(12, 26), at[1] + random.bell()]],
      inShade(brief, stone, random.between(0.2, 0.5)),
      { width: 4, dry: 0.5, opacity: 0.55 },
    );
  }
}
