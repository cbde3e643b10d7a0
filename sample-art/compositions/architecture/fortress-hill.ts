import { type Colour, mix, shift } from '../../colour.ts';
import { below, blob, type Point, pointAt, ribbon, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { bush } from '../landscape/trees.ts';
import { byHand, inShade } from './buildings.ts';

/** The bare hill under the walls, with the rock at its summit and gullies down its side. */
export function hill(scene: Scene, brief: Brief, crest: readonly Point[]): void {
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

/** The near slope: dry grass, bushes, a path up to the gate. */
export function slope(scene: Scene, brief: Brief, crest: readonly Point[]): void {
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
