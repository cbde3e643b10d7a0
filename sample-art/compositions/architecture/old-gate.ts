import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { rectangle } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { byHand, inShade } from './buildings.ts';
import { climber, pots } from './climber.ts';
import { dapple, wall } from './garden-wall.ts';
import { type Gate, opening } from './gate-court.ts';
import { doors, stones } from './gateway.ts';

/** An open door in an old wall; behind it a courtyard lies in the sun. */
export const oldGate: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const k = { wide: 0.82, middle: 0.9, close: 1.06 }[framing];
  const gate = {
    x: w * random.between(0.52, 0.6),
    foot: h * 0.82,
    wide: w * 0.42 * k,
    tall: h * 0.56 * k,
  };
  const coping = gate.foot - gate.tall - h * 0.13;
  sky(scene, brief, { horizon: h * 0.5, sun: [w * 0.1, h * 0.1], clouds: 'clear' });
  leafyTree(scene, brief, {
    foot: [w * 0.85, coping + h * 0.12],
    tall: h * 0.36,
    depth: 0.25,
    light: -1,
    spread: 1,
  });
  leafyTree(scene, brief, {
    foot: [w * 0.5, coping + h * 0.12],
    tall: h * 0.24,
    depth: 0.4,
    light: -1,
    spread: 1.1,
  });
  const plaster = palette.lit(
    random.pick([oklch(0.84, 0.045, 80), oklch(0.8, 0.055, 62), oklch(0.86, 0.025, 95)]),
  );
  wall(scene, brief, plaster, coping);
  opening(scene, brief, gate);
  stones(scene, brief, gate);
  ground(scene, brief, gate, plaster);
  doors(scene, brief, gate);
  dapple(scene, brief, coping);
  climber(scene, brief, gate, coping);
  pots(scene, brief, gate);
  if (random.chance(0.5)) mirror(scene, w);
};

function ground(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate, plaster: Colour): void {
  const { width: w, height: h, random, palette } = brief;
  const paving = mix(mix(palette.stone, palette.earth, 0.3), plaster, 0.3);
  scene.shape(
    rectangle(-20, foot + h * 0.012, w + 40, h),
    vertical(foot, h, inShade(brief, paving, 0.25), paving, shift(paving, { light: -0.06 })),
    { direction: 0, contour: 0.6 },
  );
  for (const [i, grow] of [1.24, 1.5].entries()) {
    const y = foot + i * h * 0.032;
    const half = (wide * grow) / 2;
    scene.shape(
      byHand(
        random,
        [
          [x - half, y + h * 0.034],
          [x - half, y],
          [x + half, y],
          [x + half, y + h * 0.034],
        ],
        3,
      ),
      inShade(brief, paving, 0.35),
      { detail: 0.6 },
    );
    scene.shape(
      byHand(
        random,
        [
          [x - half * 1.02, y + h * 0.012],
          [x - half * 0.94, y - h * 0.01],
          [x + half * 0.94, y - h * 0.01],
          [x + half * 1.02, y + h * 0.012],
        ],
        3,
      ),
      mix(paving, palette.light, 0.35),
      { detail: 0.6 },
    );
  }
  scene.shape(
    [
      [x - wide * 0.4, foot],
      [x + wide * 0.3, foot],
      [x + wide * 0.6, h * 0.97],
      [x - wide * 0.05, h + 10],
    ],
    mix(palette.light, paving, 0.25),
    { edge: 7, opacity: 0.4, contour: 0 },
  );
  for (let i = 0; i < 18; i++) {
    const t = random() ** 0.8;
    const y = foot + h * 0.08 + (h - foot - h * 0.08) * t;
    const px = w * random();
    scene.line(
      [
        [px, y],
        [px + w * random.between(0.04, 0.12) * (0.5 + t), y + random.bell() * 2],
      ],
      inShade(brief, paving, 0.55),
      { width: 3 + t * 3, dry: 0.6, opacity: 0.6 },
    );
  }
  if (tall > h) scene.seal([w * 0.9, h * 0.92]);
}
