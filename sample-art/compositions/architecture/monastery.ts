import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { type Point, pointAt } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { block, byHand, inShade } from './buildings.ts';
import { arch, bellTower, dome } from './towers.ts';

interface Site {
  readonly peak: number;
  readonly top: number;
  readonly unit: number;
}

/** The cathedral under five domes, the bell tower and a small church. */
export function buildings(scene: Scene, brief: Brief, { peak: x, top, unit: u }: Site): void {
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
export function enclosure(
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
