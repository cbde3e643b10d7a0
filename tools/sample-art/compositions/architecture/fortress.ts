import { type Colour, mix, shift } from '../../colour.ts';
import {
  below,
  blob,
  dense,
  type Point,
  pointAt,
  rectangle,
  ribbon,
  ridge,
  smooth,
} from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { bush } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { block, byHand, inShade } from './buildings.ts';

/** A sea fortress: walls and towers climb a bare hill to a rock above the water. */
export const fortress: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const isPanorama = w > h * 2;
  const horizon = h * (isPanorama ? 0.6 : 0.55);
  sky(scene, brief, {
    horizon,
    sun: [w * 0.12, horizon * 0.7],
    clouds: brief.hour === 'day' ? 'heaps' : 'streaks',
  });
  const cape = smooth([
    [-20, horizon - h * 0.07],
    [w * 0.08, horizon - h * 0.1],
    [w * 0.15, horizon - h * 0.05],
    [w * 0.24, horizon - h * 0.035],
    [w * 0.33, horizon + 2],
  ]);
  scene.shape(
    below(cape, horizon + 4),
    palette.away(mix(palette.stone, palette.shadow, 0.6), 0.6),
    { edge: 3, detail: 0.3 },
  );
  sea(scene, brief, horizon);
  const wobble = () => random.between(-0.015, 0.015);
  const crest = smooth(
    (isPanorama
      ? [
          [0.12, 1.02],
          [0.2, 0.8],
          [0.3, 0.7],
          [0.4, 0.62],
          [0.5, 0.52],
          [0.6, 0.44],
          [0.7, 0.33],
          [0.77, 0.24],
          [0.82, 0.3],
          [0.9, 0.46],
          [1.03, 0.54],
        ]
      : [
          [0.04, 1.02],
          [0.16, 0.78],
          [0.26, 0.7],
          [0.36, 0.65],
          [0.46, 0.56],
          [0.56, 0.49],
          [0.66, 0.38],
          [0.73, 0.27],
          [0.79, 0.3],
          [0.88, 0.46],
          [1.03, 0.52],
        ]
    ).map(([x = 0, y = 0]): Point => [w * (x + wobble() * 0.5), h * (y + wobble())]),
  );
  hill(scene, brief, crest);
  const size = h * (isPanorama ? 0.19 : 0.125);
  const path: Point[] = [];
  for (let t = 0.13; t <= 0.66; t += 0.02) path.push(pointAt(crest, t));
  wall(scene, brief, path, size * 0.62);
  for (const t of [0.655, 0.545, 0.43, 0.315, 0.2]) {
    const [x, y] = pointAt(crest, t + random.between(-0.012, 0.012));
    const k = random.between(0.85, 1.2) * (t > 0.6 ? 1.15 : 1);
    tower(scene, brief, [x, y + size * 0.3], size * 0.62 * k, size * 1.5 * k);
  }
  slope(scene, brief, crest);
  if (random.chance(0.4)) mirror(scene, w);
};

function sea(scene: Scene, brief: Brief, horizon: number): void {
  const { width: w, height: h, random, palette } = brief;
  const deep = mix(palette.water, palette.lit([40, 92, 120]), 0.55);
  scene.shape(
    rectangle(-20, horizon, w + 40, h - horizon + 20),
    vertical(horizon, h, shift(deep, { light: -0.02 }), mix(deep, palette.skyLow, 0.35)),
    { direction: 0, contour: 0.4, detail: 0.35 },
  );
  for (let i = 0; i < 24; i++) {
    const t = random();
    const y = horizon + (h - horizon) * t;
    const x = w * random.between(0, 0.4);
    scene.line(
      [
        [x, y],
        [x + w * random.between(0.02, 0.07), y + random.bell()],
      ],
      mix(palette.skyLow, palette.white, 0.4),
      { width: 2.5 + 4 * t, dry: 0.6, opacity: 0.6 },
    );
  }
}

function hill(scene: Scene, brief: Brief, crest: readonly Point[]): void {
  const { width: w, height: h, random, palette } = brief;
  const grass = mix(mix(palette.grass, palette.earth, 0.55), palette.wall, 0.25);
  const outline = below(
    crest.map(([x, y]): Point => [x, y + random.bell() * 1.2]),
    h + 30,
  );
  scene.shape(
    outline,
    along(
      [w * 0.3, h * 0.4],
      [w, h],
      shift(grass, { light: 0.05 }),
      grass,
      mix(grass, palette.shadow, 0.3),
    ),
    { direction: 0.75, detail: 0.5 },
  );
  scene.within(outline, () => {
    const rock = mix(palette.stone, palette.earth, 0.3);
    const summit = pointAt(crest, 0.7);
    const cliff: readonly Point[] = [
      [-0.07, 0.1],
      [-0.03, 0.03],
      [0.0, -0.03],
      [0.05, 0.02],
      [0.1, 0.16],
      [0.17, 0.3],
      [0.06, 0.24],
      [0.0, 0.2],
    ];
    scene.shape(
      byHand(
        random,
        cliff.map(([x, y]): Point => [summit[0] + x * w, summit[1] + y * h]),
        9,
      ),
      along(
        [summit[0] - w * 0.05, 0],
        [summit[0] + w * 0.1, 0],
        shift(rock, { light: 0.08 }),
        inShade(brief, rock, 0.5),
      ),
      { detail: 0.7, direction: 1.3 },
    );
    for (let i = 0; i < 8; i++) {
      const t = random.between(0.22, 0.95);
      const [x, y] = pointAt(crest, t);
      const drop = h * random.between(0.1, 0.4);
      const reach = h * random.between(0.05, 0.12);
      scene.shape(
        blob(random, [x + drop * 0.5, y + drop], reach * 2, reach * 0.5, 0.3),
        inShade(brief, grass, random.between(0.2, 0.6)),
        { edge: 6, opacity: 0.55, direction: 0.5, contour: 0 },
      );
    }
    const gully = inShade(brief, grass, 0.65);
    for (let i = 0; i < 7; i++) {
      const [x, y] = pointAt(crest, 0.3 + i * 0.09);
      const drop = h * random.between(0.12, 0.3);
      const fall = smooth([
        [x + 6, y + h * 0.05],
        [x + drop * 0.25, y + drop * 0.5],
        [x + drop * 0.7, y + drop],
      ]);
      scene.shape(
        ribbon(fall, (t) => h * 0.012 * Math.sin(Math.PI * t)),
        gully,
        { edge: 3, opacity: 0.6, contour: 0, direction: 0.9 },
      );
    }
  });
}

/** A wall that follows the ground, with battlements of uneven preservation. */
function wall(scene: Scene, brief: Brief, path: readonly Point[], tall: number): void {
  const { random, palette } = brief;
  const stone = mix(palette.stone, palette.wall, 0.35);
  const top: Point[] = [];
  const line = dense(path, tall * 0.24);
  let ruin = 0;
  for (const [i, [x, y]] of line.entries()) {
    if (random.chance(0.07)) ruin = random.between(0.05, 0.3);
    else ruin *= 0.6;
    const up = tall * (1 - ruin) + (i % 2 ? tall * 0.24 * (ruin > 0.08 ? 0.2 : 1) : 0);
    const half = tall * 0.12;
    top.push([x - half, y - up], [x + half, y - up]);
  }
  const foot = line.map(([x, y]): Point => [x, y + tall * 0.4]).reverse();
  const shade = inShade(brief, stone, 0.3);
  scene.shape(
    [...top, ...foot],
    along([path[0]?.[0] ?? 0, 0], [path.at(-1)?.[0] ?? 0, 0], stone, shade, stone),
    { detail: 0.75, direction: -0.4 },
  );
  stones(scene, brief, line, tall);
}

function stones(scene: Scene, brief: Brief, line: readonly Point[], tall: number): void {
  const { random, palette } = brief;
  for (let i = 0; i < 40; i++) {
    const [x, y] = random.pick(line);
    const at: Point = [x, y - tall * random.between(-0.1, 0.75)];
    scene.line(
      [at, [at[0] + tall * random.between(0.12, 0.3), at[1] - tall * 0.06]],
      inShade(brief, palette.stone, random.between(0.3, 0.7)),
      { width: 3, dry: 0.5, opacity: 0.5 },
    );
  }
}

function tower(scene: Scene, brief: Brief, at: Point, width: number, height: number): void {
  const { random, palette } = brief;
  const stone: Colour = shift(mix(palette.stone, palette.wall, 0.45), {
    light: random.between(-0.03, 0.03),
  });
  block(scene, brief, {
    at,
    width,
    height,
    colour: stone,
    edge: random.between(0.5, 0.62),
    taper: 0.1,
  });
  const [x, y] = at;
  const top = y - height;
  const count = 4;
  const merlon = (width * 0.98) / (count * 2 - 1);
  for (let i = 0; i < count; i++) {
    if (random.chance(0.12)) continue;
    const left = x - width * 0.47 + i * merlon * 2;
    scene.shape(
      byHand(
        random,
        rectangle(left, top - merlon * random.between(0.9, 1.4), merlon, merlon * 1.6),
        1.5,
      ),
      i < 2 ? stone : inShade(brief, stone, 0.5),
      { detail: 0.8 },
    );
  }
  const slit = mix(palette.dark, palette.shadow, 0.4);
  for (const [across, up] of [
    [-0.18, 0.62],
    [0.24, 0.5],
  ] as const)
    scene.shape(
      byHand(
        random,
        rectangle(x + across * width, y - height * up - height * 0.1, width * 0.1, height * 0.14),
        1,
      ),
      slit,
      { detail: 0.9 },
    );
}

/** The near slope: dry grass, bushes, a path up to the gate. */
function slope(scene: Scene, brief: Brief, crest: readonly Point[]): void {
  const { width: w, height: h, random, palette } = brief;
  const near = mix(palette.grass, palette.foliage[2], 0.35);
  const line = ridge(random, {
    from: -20,
    to: w + 20,
    y: h * 0.87,
    height: h * 0.05,
    size: w * 0.35,
  });
  scene.shape(below(line, h + 20), vertical(h * 0.82, h, near, mix(near, palette.dark, 0.4)), {
    edge: 2,
    direction: 0.3,
    detail: 0.4,
  });
  const gate = pointAt(crest, 0.4);
  const way = smooth([
    [w * 0.62, h * 1.02],
    [w * 0.7, h * 0.86],
    [w * 0.58, h * 0.76],
    [gate[0] + h * 0.03, gate[1] + h * 0.1],
  ]);
  scene.shape(
    ribbon(way, (t) => h * (0.036 - t * 0.031)),
    mix(palette.wall, palette.earth, 0.25),
    { edge: 1.5, direction: 1.2, contour: 0.6 },
  );
  for (const [x, y, size] of [
    [0.8, 0.84, 0.1],
    [0.88, 0.78, 0.07],
    [0.3, 0.92, 0.11],
    [0.42, 0.86, 0.06],
    [0.97, 0.9, 0.12],
  ] as const)
    bush(scene, brief, {
      at: [w * (x + random.between(-0.03, 0.03)), h * y],
      reach: h * size,
      light: -1,
      leaves: palette.foliage.map((leaf) => mix(leaf, palette.shadow, 0.15)) as [
        Colour,
        Colour,
        Colour,
      ],
    });
  for (let i = 0; i < 40; i++) {
    const at: Point = [w * random(), h * random.between(0.86, 1)];
    scene.line(
      [at, [at[0] + random.bell() * 8, at[1] - h * random.between(0.02, 0.05)]],
      random.chance(0.5) ? palette.wall : mix(near, palette.dark, 0.4),
      { width: 3.5, dry: 0.5, opacity: 0.7 },
    );
  }
}
