import { type Colour, mix, shift } from '../../colour.ts';
import { ellipse, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { PROFILES, type Profile } from './profiles.ts';
import { castShadow } from './room.ts';
import { bendTube } from './tubes.ts';
import { turnVessel } from './vessels.ts';

const LID: Profile = plot('37,0 34,10 22,20 7,26 5.5,31 10,37 9,43 2,47');

/** A round teapot, its spout towards the light. */
export function setTeapot(
  scene: Scene,
  brief: Brief,
  { at: [x, y], tall, colour }: { at: Point; tall: number; colour: Colour },
): void {
  const put = (dx: number, dy: number): Point => [x + dx * tall, y + dy * tall];
  castShadow(scene, brief, { at: put(0.05, 0.05), r: tall * 0.68, tall: tall * 0.9 });
  bendTube(scene, brief, {
    line: [put(0.38, -0.84), put(0.8, -1), put(1.08, -0.82), put(1.02, -0.48), put(0.62, -0.2)],
    half: (t) => tall * (0.055 - Math.abs(t - 0.4) * 0.02),
    colour,
  });
  bendTube(scene, brief, {
    line: [put(-0.45, -0.28), put(-0.82, -0.4), put(-0.94, -0.68), put(-1.13, -0.92)],
    half: (t) => tall * (0.16 - t * 0.1),
    colour,
  });
  scene.shape(
    ellipse(put(-1.12, -0.92), tall * 0.065, tall * 0.03, { turn: -0.5 }),
    mix(colour, brief.palette.dark, 0.75),
    { detail: 0.9, contour: 0.3 },
  );
  const { mouth } = turnVessel(scene, brief, {
    at: [x, y],
    tall,
    profile: PROFILES.teapot,
    colour,
    shadow: false,
  });
  scene.shape(
    ellipse([mouth[0], mouth[1] + tall * 0.05], tall * 0.41, tall * 0.1),
    mix(shift(colour, { light: -0.14 }), brief.palette.shadow, 0.3),
    { edge: 3, opacity: 0.7, contour: 0 },
  );
  turnVessel(scene, brief, {
    at: [mouth[0], mouth[1] + tall * 0.015],
    tall,
    profile: LID,
    colour: shift(colour, { light: 0.01 }),
    shadow: false,
    gloss: false,
    open: 0.22,
  });
}
