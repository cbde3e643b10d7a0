import { type Colour, lightness, oklch, shift } from '../../colour.ts';
import { blob, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { layCloth } from './cloth.ts';

import { paintLeaf } from './leaves.ts';
import { paintCluster } from './lilac-cluster.ts';
import { PROFILES } from './profiles.ts';
import { hangWall, setTable } from './room.ts';
import { pickGlaze, turnVessel } from './vessels.ts';

const LILACS = [
  oklch(0.62, 0.09, 310),
  oklch(0.7, 0.075, 330),
  oklch(0.56, 0.095, 300),
  oklch(0.86, 0.03, 320),
] as const;

/** An armful of lilac in a jar, heavy heads leaning out, a few florets fallen. */
export const lilac: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const isMirrored = random.chance(0.5);
  const lit = (colour: Colour) => palette.lit(colour, 0.35);
  const wall = lit(
    random.pick([
      oklch(0.74, 0.025, 110),
      oklch(0.58, 0.03, 150),
      oklch(0.5, 0.03, 230),
      oklch(0.82, 0.025, 85),
    ]),
  );
  const back = h * random.between(0.7, 0.75);
  hangWall(scene, brief, wall);
  setTable(scene, brief, {
    back,
    colour: lit(
      random.pick([oklch(0.66, 0.045, 70), oklch(0.78, 0.025, 80), oklch(0.5, 0.05, 55)]),
    ),
  });
  if (random.chance(0.4))
    layCloth(scene, brief, {
      back: back + h * 0.03,
      right: w * 0.7,
      colour: lit(palette.harmony.pale),
    });
  const s = Math.min(w, h * 0.82) * { wide: 0.82, middle: 0.95, close: 1.06 }[framing];
  const base: Point = [w * random.between(0.45, 0.53), h * random.between(0.86, 0.89)];
  const tall = s * 0.37;
  const mouth: Point = [base[0], base[1] - tall];
  const [first, second] = random.shuffle(LILACS) as [Colour, Colour];
  const colours = [first, first, second].map(lit);
  // Leaves and the far heads stand behind the jar's mouth, the near ones hang over it.
  const heads = armful(brief, mouth, s);
  leaves(scene, brief, mouth, s, 9);
  heads.slice(0, 5).forEach((head) => {
    stalk(scene, brief, mouth, head);
  });
  const glaze = pickGlaze(brief, wall);
  for (const head of heads.slice(0, 5))
    paintCluster(scene, brief, { ...head, colour: shift(random.pick(colours), { light: -0.03 }) });
  turnVessel(scene, brief, {
    at: base,
    tall,
    profile: random.pick([PROFILES.jar, PROFILES.jug, PROFILES.bulbous]),
    colour: lightness(glaze) > 0.8 ? shift(glaze, { light: -0.04 }) : glaze,
  });
  leaves(scene, brief, [mouth[0], mouth[1] - s * 0.02], s * 0.78, 5);
  for (const head of heads.slice(5))
    paintCluster(scene, brief, { ...head, colour: random.pick(colours) });
  for (let i = random.whole(5, 9); i > 0; i--) {
    const at: Point = [
      base[0] + s * random.between(0.16, 0.46),
      base[1] + random.bell() * h * 0.022 + h * 0.02,
    ];
    scene.shape(blob(random, [at[0] + 4, at[1] + 4], 9, 4, 0.2), palette.shadow, {
      glaze: true,
      edge: 2,
      opacity: 0.5,
    });
    scene.shape(blob(random, at, 8, 5, 0.3), random.pick(colours), { accent: true, detail: 0.8 });
  }
  if (isMirrored) mirror(scene, w);
};

interface Head {
  readonly from: Point;
  readonly to: Point;
  readonly half: number;
}

/** Cluster heads fanned above the mouth, outer and far ones first; the last three are near and low. */
function armful({ random }: Brief, [x, y]: Point, s: number): Head[] {
  const fan = [
    { angle: -2.8, reach: 0.46 },
    { angle: -0.38, reach: 0.5 },
    { angle: -2.1, reach: 0.56 },
    { angle: -0.98, reach: 0.53 },
    { angle: -1.72, reach: 0.62 },
    { angle: -2.5, reach: 0.4 },
    { angle: -1.2, reach: 0.42 },
    { angle: -0.62, reach: 0.3 },
  ];
  return fan.map(({ angle, reach }, i) => {
    const turn = angle + random.bell() * 0.13;
    const far = s * reach * random.between(0.93, 1.06);
    const near = s * (i < 5 ? 0.22 : 0.06);
    const droop = Math.abs(Math.cos(turn)) * s * 0.06;
    return {
      from: [x + Math.cos(turn) * near, y + Math.sin(turn) * near * 0.9],
      to: [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.95 + droop],
      half: s * random.between(0.088, 0.13),
    };
  });
}

function stalk(scene: Scene, { palette }: Brief, mouth: Point, { from, to }: Head): void {
  const line = smooth([
    [mouth[0], mouth[1] + 8],
    pointAt([mouth, from], 0.6),
    pointAt([from, to], 0.3),
  ]);
  scene.line(line, palette.foliage[2], { width: 7, pressure: (t) => 1 - t * 0.4 });
}

function leaves(scene: Scene, brief: Brief, [x, y]: Point, s: number, count: number): void {
  const { random, palette } = brief;
  for (let i = 0; i < count; i++) {
    const angle = -2.95 + (2.75 * (i + random.between(0.1, 0.9))) / count;
    const [near, far] = [s * random.between(0.08, 0.3), s * random.between(0.36, 0.52)];
    const droop = Math.abs(Math.cos(angle)) * s * 0.12;
    const colour = palette.lit(shift(random.pick(palette.foliage), { light: -0.07 }), 0.1);
    paintLeaf(scene, brief, {
      from: [x + Math.cos(angle) * near, y + Math.sin(angle) * near],
      to: [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.85 + droop],
      width: s * random.between(0.12, 0.17),
      colour,
    });
  }
}
