import { type Colour, mix, oklch } from '../../colour.ts';
import { ellipse, type Point } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { layCloth } from './cloth.ts';
import { layFruit } from './fruits.ts';
import { layPip } from './pip.ts';
import { layPomegranate } from './pomegranate.ts';
import { PROFILES } from './profiles.ts';
import { hangWall, setTable } from './room.ts';
import { pickGlaze, turnVessel } from './vessels.ts';

/** Pomegranates, one burst open, its seeds spilt on the cloth. */
export const pomegranates: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const lit = (colour: Colour) => palette.lit(colour, 0.35);
  const onRice = brief.ground === 'rice-paper';
  const wall = lit(
    onRice
      ? oklch(0.9, 0.025, 90)
      : random.pick([
          oklch(0.34, 0.03, 200),
          oklch(0.42, 0.03, 130),
          oklch(0.3, 0.03, 40),
          oklch(0.6, 0.03, 220),
        ]),
  );
  const back = h * random.between(0.44, 0.5);
  // On rice paper the fruit alone stands on the sheet.
  if (!onRice) {
    hangWall(scene, brief, wall);
    setTable(scene, brief, {
      back,
      colour: lit(random.pick([oklch(0.52, 0.05, 60), oklch(0.7, 0.04, 80)])),
    });
    layCloth(scene, brief, {
      back: back + h * 0.03,
      right: w * random.between(0.66, 0.84),
      colour: lit(mix(palette.harmony.pale, oklch(0.86, 0.02, 220), random.between(0, 0.8))),
    });
  }
  const r = Math.min(h * 0.2, w * 0.135) * { wide: 0.85, middle: 1, close: 1.22 }[framing];
  const base: Point = [w * random.between(0.5, 0.53), back + (h - back) * 0.36];
  const near = (dx: number, dy: number): Point => [base[0] + dx * r, base[1] + dy * r];
  if (framing === 'close') {
    layPomegranate(scene, brief, { at: near(-1.25, -0.1), r, turn: random.between(-0.6, -0.1) });
    layPomegranate(scene, brief, {
      at: near(1.05, -0.2),
      r: r * 0.94,
      turn: random.between(0.3, 0.9),
    });
  } else {
    vesselBehind(scene, brief, near(-0.9, -0.5), r, wall);
    layPomegranate(scene, brief, { at: near(0.85, -0.25), r, turn: random.between(-0.2, 0.5) });
    layPomegranate(scene, brief, {
      at: near(-2.15, 0.3),
      r: r * 0.92,
      turn: random.between(-1.3, -0.5),
    });
    layFruit(scene, brief, { kind: 'plum', at: near(2.1, 0.3), r: r * 0.5 });
    if (random.chance(0.6))
      layFruit(scene, brief, { kind: 'plum', at: near(2.75, 0.62), r: r * 0.47 });
  }
  layPomegranate(scene, brief, {
    at: near(-0.28, 0.95),
    r: r * 1.06,
    turn: random.between(-0.5, 0.35),
    open: true,
  });
  spill(scene, brief, near(1, 1.25), r);
  scene.seal([w * 0.91, h * 0.16]);
  if (random.chance(0.5)) mirror(scene, w);
};

function vesselBehind(scene: Scene, brief: Brief, at: Point, r: number, wall: Colour): void {
  const { random } = brief;
  const profile = PROFILES[random.pick(['bottle', 'jug', 'jar'] as const)];
  const tall = Math.min(r * 3.1, at[1] - brief.height * 0.07);
  turnVessel(scene, brief, { at, tall, profile, colour: pickGlaze(brief, wall) });
}

function spill(scene: Scene, brief: Brief, [x, y]: Point, r: number): void {
  const { random, palette } = brief;
  for (let i = random.whole(6, 10); i > 0; i--) {
    const away = random() ** 1.6;
    const at: Point = [
      x + away * r * 2 + random.bell() * r * 0.25,
      y + random.between(-0.15, 0.35) * r,
    ];
    const size = r * random.between(0.09, 0.12);
    scene.shape(
      ellipse([at[0] + size * 0.7, at[1] + size * 0.55], size * 1.3, size * 0.5),
      palette.shadow,
      { glaze: true, edge: 2, opacity: 0.55 },
    );
    layPip(scene, brief, at, size);
  }
}
