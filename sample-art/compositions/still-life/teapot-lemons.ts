import { type Colour, lightness, mix, oklch, shift } from '../../colour.ts';
import { leaf, type Point, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { layCloth } from './cloth.ts';
import { layFruit } from './fruits.ts';
import { layLemonHalf } from './lemon-half.ts';
import { PROFILES } from './profiles.ts';
import { hangWall, setTable } from './room.ts';
import { setTeapot } from './teapot.ts';
import { turnVessel } from './vessels.ts';

const DARK_GLAZES = [oklch(0.4, 0.08, 250), oklch(0.38, 0.07, 30), oklch(0.36, 0.05, 175)] as const;
const PALE_GLAZES = [
  oklch(0.76, 0.035, 180),
  oklch(0.89, 0.02, 95),
  oklch(0.6, 0.085, 38),
] as const;

/** A teapot and lemons, one of them cut: the yellow is the picture. */
export const teapotLemons: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const lit = (colour: Colour) => palette.lit(colour, 0.35);
  // Yellow sings before cool, greyed colours only.
  const isMirrored = random.chance(0.5);
  const wall = lit(
    random.pick([
      oklch(0.5, 0.04, 245),
      oklch(0.64, 0.03, 200),
      oklch(0.42, 0.035, 290),
      oklch(0.7, 0.02, 120),
    ]),
  );
  const table = lit(
    random.pick([oklch(0.76, 0.03, 75), oklch(0.6, 0.045, 60), oklch(0.8, 0.02, 240)]),
  );
  const back = h * random.between(0.5, 0.57);
  hangWall(scene, brief, wall);
  setTable(scene, brief, { back, colour: table });
  if (random.chance(0.65))
    layCloth(scene, brief, {
      back: back + h * 0.06,
      right: w * random.between(0.5, 0.78),
      colour: lit(mix(palette.harmony.pale, oklch(0.9, 0.02, 240), 0.5)),
    });
  const s = Math.min(h * 0.44, w * 0.33) * { wide: 0.85, middle: 1, close: 1.14 }[framing];
  const base: Point = [w * 0.42 + random.bell() * s * 0.06, back + (h - back) * 0.34];
  const near = (dx: number, dy: number): Point => [base[0] + dx * s, base[1] + dy * s];
  const glaze = lit(
    random.pick(
      lightness(wall) > 0.55
        ? DARK_GLAZES
        : framing === 'close'
          ? [...DARK_GLAZES, ...PALE_GLAZES]
          : PALE_GLAZES,
    ),
  );
  if (random.chance(0.7) && framing !== 'close') {
    turnVessel(scene, brief, {
      at: near(1.36, -0.06),
      tall: s * 0.5,
      profile: PROFILES.cup,
      colour: lit(lightness(glaze) > 0.7 ? oklch(0.45, 0.05, 245) : oklch(0.9, 0.015, 90)),
      open: 0.3,
    });
  }
  setTeapot(scene, brief, { at: base, tall: s * 0.9, colour: glaze });
  const r = s * 0.215;
  layFruit(scene, brief, {
    kind: 'lemon',
    at: near(0.86, 0.2),
    r,
    turn: random.between(-0.5, 0.1),
  });
  if (random.chance(0.6))
    layFruit(scene, brief, {
      kind: 'lemon',
      at: near(-0.98, 0.16),
      r: r * 0.96,
      turn: random.between(0.2, 0.7),
    });
  lemonLeaf(scene, brief, near(0.2, 0.36), r);
  layLemonHalf(scene, brief, { at: near(0.5, 0.4), r: r * 0.98, turn: random.between(-0.35, 0.1) });
  layFruit(scene, brief, {
    kind: 'lemon',
    at: near(-0.32, 0.46),
    r: r * 1.02,
    turn: random.between(-0.3, 0.3),
  });
  if (isMirrored) mirror(scene, w);
};

/** One dark leaf lying on the cloth. */
function lemonLeaf(scene: Scene, { random, palette }: Brief, [x, y]: Point, r: number): void {
  const green = palette.lit(oklch(0.45, 0.07, 140), 0.35);
  const bend = random.between(-0.2, 0.2);
  const tip: Point = [x - r * 1.7, y + r * random.between(-0.5, 0.2)];
  scene.shape(
    leaf([x + 6, y + r * 0.16], [tip[0] + 8, tip[1] + r * 0.2], r * 0.55, { bend }),
    palette.shadow,
    { glaze: true, edge: 4, opacity: 0.5 },
  );
  scene.shape(leaf([x, y], tip, r * 0.62, { bend }), green, { detail: 0.8 });
  scene.line(
    smooth([[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2 - r * bend], tip]),
    shift(green, { light: 0.14 }),
    { width: 3, opacity: 0.8 },
  );
}
