import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point, place, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { plot } from '../plot.ts';
import { layCloth } from './cloth.ts';
import { layLoaf, laySlice } from './loaves.ts';
import { PROFILES } from './profiles.ts';
import { castShadow, hangWall, setTable } from './room.ts';
import { modelRound } from './round.ts';
import { bendTube } from './tubes.ts';
import { pickGlaze, turnVessel } from './vessels.ts';

/** A jug, a loaf and two eggs: a poor man's supper on bare boards. */
export const jugBread: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const lit = (colour: Colour) => palette.lit(colour, 0.35);
  const [isMirrored, cut] = [random.chance(0.5), random.chance(0.55)];
  const wall = lit(
    random.pick([
      palette.harmony.ground,
      oklch(0.48, 0.025, 80),
      oklch(0.36, 0.03, 60),
      oklch(0.62, 0.03, 215),
    ]),
  );
  const back = h * random.between(0.55, 0.6);
  const front = framing === 'close' ? undefined : h * random.between(0.9, 0.93);
  hangWall(scene, brief, wall);
  setTable(scene, brief, {
    back,
    front,
    colour: lit(
      random.pick([oklch(0.52, 0.06, 60), oklch(0.6, 0.045, 70), oklch(0.44, 0.045, 45)]),
    ),
  });
  if (random.chance(0.6))
    layCloth(scene, brief, {
      back: back + h * 0.08,
      right: w * random.between(0.4, 0.52),
      colour: lit(palette.harmony.pale),
    });
  const s = Math.min(h * 0.56, w * 0.46) * { wide: 0.85, middle: 1, close: 1.08 }[framing];
  const base: Point = [w * random.between(0.33, 0.38), back + (h - back) * 0.24];
  const near = (dx: number, dy: number): Point => [base[0] + dx * s, base[1] + dy * s];
  jug(scene, brief, base, s, pickGlaze(brief, wall));
  layLoaf(scene, brief, {
    at: near(0.72, 0.2),
    half: s * 0.47,
    cut,
    turn: random.between(-0.08, 0.06),
  });
  if (cut) laySlice(scene, brief, { at: near(0.16, 0.34), half: s * 0.24 });
  egg(scene, brief, near(-0.36, 0.22), s * 0.1);
  if (random.chance(0.7)) egg(scene, brief, near(-0.16, 0.31), s * 0.105);
  if (!cut) onion(scene, brief, near(0.1, 0.36), s * 0.13);
  if (isMirrored) mirror(scene, w);
};

function jug(scene: Scene, brief: Brief, at: Point, s: number, colour: Colour): void {
  const tall = s * 0.92;
  const put = (dx: number, dy: number): Point => [at[0] + dx * tall, at[1] + dy * tall];
  bendTube(scene, brief, {
    line: [
      put(0.16, -0.92),
      put(0.36, -0.96),
      put(0.46, -0.76),
      put(0.42, -0.52),
      put(0.28, -0.38),
    ],
    half: (t) => tall * (0.04 - Math.abs(t - 0.4) * 0.016),
    colour: shift(colour, { light: -0.03 }),
  });
  const { mouth, lip } = turnVessel(scene, brief, { at, tall, profile: PROFILES.jug, colour });
  scene.shape(
    smooth(
      [
        [mouth[0] - lip * 0.5, mouth[1] - lip * 0.2],
        [mouth[0] - lip * 1.34, mouth[1] - lip * 0.16],
        [mouth[0] - lip * 1.02, mouth[1] + lip * 0.16],
        [mouth[0] - lip * 0.75, mouth[1] + lip * 0.5],
        [mouth[0] - lip * 0.45, mouth[1] + lip * 0.2],
      ],
      { closed: true },
    ),
    shift(colour, { light: 0.07 }),
    { detail: 0.9, contour: 0.5 },
  );
  scene.shape(
    ellipse([mouth[0] - lip * 0.32, mouth[1] + lip * 0.01], lip * 0.72, lip * 0.15),
    mix(colour, brief.palette.dark, 0.72),
    { edge: 2, detail: 0.9, contour: 0 },
  );
}

function egg(scene: Scene, brief: Brief, [x, y]: Point, r: number): void {
  const { random, palette } = brief;
  const colour = palette.lit(random.pick([oklch(0.9, 0.025, 80), oklch(0.78, 0.06, 60)]), 0.35);
  const centre: Point = [x, y - r * 0.72];
  castShadow(scene, brief, { at: [x, y - r * 0.02], r: r * 0.95, tall: r * 0.9 });
  const outline = place(
    smooth(plot('-118,2 -80,-58 0,-84 70,-62 105,0 70,62 0,84 -80,58'), { closed: true }),
    { to: centre, scale: r, turn: random.between(-0.5, 0.4) },
  );
  modelRound(scene, brief, { outline, centre, r, colour, gloss: 0.5 });
}

function onion(scene: Scene, brief: Brief, [x, y]: Point, r: number): void {
  const { random, palette } = brief;
  const skin = palette.lit(oklch(0.6, 0.1, 55), 0.35);
  const centre: Point = [x, y - r * 0.8];
  castShadow(scene, brief, { at: [x, y - r * 0.05], r: r * 0.9, tall: r });
  const turn = random.between(-0.5, 0.5);
  const outline = place(
    smooth(
      plot('5,-150 16,-102 66,-72 105,-10 80,60 10,86 -75,64 -106,-8 -66,-72 -14,-102 -10,-145'),
      { closed: true },
    ),
    { to: centre, scale: r, turn },
  );
  modelRound(scene, brief, { outline, centre, r, colour: skin });
  scene.within(outline, () => {
    for (const k of [-0.7, -0.35, 0.02, 0.4, 0.72]) {
      scene.line(
        place(
          smooth([
            [0, -1.2],
            [k * 0.8, -0.5],
            [k, 0.1],
            [k * 0.3, 0.85],
          ]),
          { to: centre, scale: r, turn },
        ),
        shift(skin, { light: -0.13 }),
        { width: r * 0.05, opacity: 0.6, dry: 0.4 },
      );
    }
  });
}
