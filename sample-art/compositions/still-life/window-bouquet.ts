import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { paintDaisy, paintRound } from './flowers.ts';
import { layFruit } from './fruits.ts';
import { GARDEN } from './garden.ts';
import { paintLeaf } from './leaves.ts';
import { PROFILES } from './profiles.ts';
import { paintTulip } from './tulip.ts';
import { pickGlaze, turnVessel } from './vessels.ts';
import { frameWindow, lookOut } from './window-view.ts';

/** Flowers of the season on the window sill, the day outside pale behind them. */
export const windowBouquet: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const isMirrored = random.chance(0.5);
  const isWide = w > h;
  const sill = h * random.between(0.7, 0.75);
  const view = { sill, bar: w * random.between(0.3, 0.36) };
  lookOut(scene, brief, view);
  frameWindow(scene, brief, view);
  const s = Math.min(w * 1.02, h * 0.8) * { wide: 0.98, middle: 0.94, close: 1.06 }[framing];
  const base: Point = [
    w * (isWide ? random.between(0.56, 0.62) : random.between(0.5, 0.55)),
    sill + (h - sill) * 0.42,
  ];
  const tall = s * 0.36;
  const mouth: Point = [base[0], base[1] - tall];
  foliage(scene, brief, mouth, s);
  const heads = domeOf(brief, mouth, s);
  for (const { at } of heads) {
    const stem = smooth([
      [mouth[0] + (at[0] - mouth[0]) * 0.1, mouth[1] + 8],
      [mouth[0] + (at[0] - mouth[0]) * 0.45, mouth[1] + (at[1] - mouth[1]) * 0.62],
      at,
    ]);
    scene.line(stem, palette.foliage[2], { width: 5, pressure: (t) => 1 - t * 0.3 });
  }
  const far = heads.filter(({ at }) => at[1] < mouth[1] - s * 0.12);
  const near = heads.filter(({ at }) => at[1] >= mouth[1] - s * 0.12);
  for (const head of far) paintHead(scene, brief, head, mouth);
  turnVessel(scene, brief, {
    at: base,
    tall,
    profile: random.pick([PROFILES.jug, PROFILES.jar, PROFILES.bulbous]),
    colour: shift(pickGlaze(brief, palette.skyLow), { light: -0.02 }),
  });
  for (const head of near) paintHead(scene, brief, head, mouth);
  if (random.chance(0.75)) {
    const kind = random.pick(['apple', 'pear', 'lemon'] as const);
    const side = isWide ? -1 : 1;
    const room = (isWide ? base[0] : w - base[0]) - s * 0.09;
    layFruit(scene, brief, {
      kind,
      at: [base[0] + side * Math.min(s * 0.34, room - s * 0.12), base[1] + h * 0.02],
      r: s * 0.068,
    });
    layFruit(scene, brief, {
      kind,
      at: [base[0] + side * Math.min(s * 0.47, room), base[1] + h * 0.032],
      r: s * 0.064,
      turn: 0.4,
    });
  }
  if (isMirrored) mirror(scene, w);
};

interface Head {
  readonly at: Point;
  readonly r: number;
}

/** Uneven places for blooms in a dome above the mouth: large ones low and inside, far ones first. */
function domeOf({ random }: Brief, [x, y]: Point, s: number): Head[] {
  const heads: Head[] = [];
  for (let tries = 0; tries < 400 && heads.length < 17; tries++) {
    const angle = random.between(-3.05, -0.1);
    const far = s * Math.sqrt(random.between(0.02, 1)) * 0.42;
    const r =
      s *
      (heads.length < 5 ? random.between(0.088, 0.105) : random.between(0.048, 0.074)) *
      (1.12 - far / s);
    const at: Point = [
      x + Math.cos(angle) * far * 0.95,
      y - s * 0.03 + Math.sin(angle) * far * 1.08,
    ];
    if (
      heads.every(
        (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > (other.r + r) * 0.8,
      )
    )
      heads.push({ at, r });
  }
  return heads.sort((a, b) => a.at[1] - b.at[1]);
}

function paintHead(scene: Scene, brief: Brief, { at, r }: Head, mouth: Point): void {
  const { random, palette, season } = brief;
  const [kind, local] = random.pick(GARDEN[season]);
  const colour = palette.lit(shift(local, { light: random.bell() * 0.02 }), 0.3);
  if (kind === 'round') paintRound(scene, brief, { at, r, colour });
  else if (kind === 'daisy') paintDaisy(scene, brief, { at, r: r * 0.95, colour });
  else
    paintTulip(
      scene,
      brief,
      { at, r: r * 1.05, colour },
      Math.atan2(at[0] - mouth[0], mouth[1] - at[1] + 40) * 0.8,
    );
}

function foliage(scene: Scene, brief: Brief, [x, y]: Point, s: number): void {
  const { random, palette } = brief;
  const green = palette.lit(random.pick([oklch(0.42, 0.055, 140), oklch(0.45, 0.05, 150)]), 0.35);
  scene.shape(
    blob(random, [x, y - s * 0.13], s * 0.2, s * 0.17, 0.25),
    mix(green, palette.shadow, 0.3),
    { edge: 5, contour: 0 },
  );
  for (let i = 0; i < 15; i++) {
    const angle = -3.2 + (3.26 * (i + random.between(0, 1))) / 15;
    const [near, reach] = [s * random.between(0.05, 0.2), s * random.between(0.28, 0.46)];
    const droop = Math.abs(Math.cos(angle)) * s * 0.08;
    paintLeaf(scene, brief, {
      from: [x + Math.cos(angle) * near, y + Math.sin(angle) * near],
      to: [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + droop],
      width: s * random.between(0.045, 0.085),
      colour: shift(green, { light: random.between(-0.05, 0.12), hue: random.bell() * 10 }),
    });
  }
}
