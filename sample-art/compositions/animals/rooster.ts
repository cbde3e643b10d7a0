import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { CINNABAR } from '../dzen/ink.ts';
import { mirror } from '../mirror.ts';
import { plot } from '../plot.ts';
import { placeFigure } from './figure.ts';
import { paintHackle } from './rooster-hackle.ts';
import { paintRoosterHead } from './rooster-head.ts';
import { type Plumage, paintPlume, paintTrunk } from './rooster-plumage.ts';
import { layYard, strewStraw } from './yard.ts';

const FLOCK: readonly Omit<Plumage, 'red'>[] = [
  { hackle: oklch(0.7, 0.115, 68), body: oklch(0.42, 0.09, 38), tail: oklch(0.27, 0.035, 190) },
  { hackle: oklch(0.88, 0.04, 85), body: oklch(0.8, 0.025, 80), tail: oklch(0.3, 0.03, 220) },
  { hackle: oklch(0.62, 0.12, 50), body: oklch(0.34, 0.05, 35), tail: oklch(0.25, 0.035, 170) },
];

/** A rooster drawn up before it crows. */
export const rooster: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium } = brief;
  const isInk = medium === 'ink';
  const isMirrored = random.chance(0.5);
  const lit = (colour: Colour) => palette.lit(colour, 0.3);
  const foot = h * random.between(0.85, 0.88);
  layYard(scene, brief, foot);
  const s =
    Math.min(h * 0.4, w * 0.4) *
    { wide: 0.82, middle: 0.95, close: 1.05 }[framing] *
    (isInk ? 0.74 : 1);
  const to: Point = [w * random.between(0.47, 0.51) - s * 0.28, foot];
  // On rice paper the year's sun stands over a small bird.
  if (isInk)
    scene.shape(ellipse([to[0] + s * 0.75, h * 0.27], w * 0.2, w * 0.2), CINNABAR, {
      edge: 3,
      contour: 0,
      accent: true,
      opacity: 0.85,
    });
  const figure = placeFigure({ to, scale: s, turn: random.between(-0.03, 0.05) });
  const { hackle, body, tail } = random.pick(isInk ? FLOCK.slice(0, 1) : FLOCK);
  const plumage: Plumage = {
    hackle: lit(hackle),
    body: lit(body),
    tail: lit(tail),
    red: lit(oklch(0.52, 0.165, 28)),
  };
  scene.shape(figure.area(plot('-50,-2 10,-6 80,0 105,5 30,8 -40,5')), palette.shadow, {
    glaze: true,
    edge: 7,
    opacity: 0.5,
    direction: 0,
  });
  paintPlume(scene, brief, figure, plumage);
  legs(scene, brief, figure, plumage);
  paintTrunk(scene, brief, figure, plumage);
  paintHackle(scene, brief, figure, plumage);
  paintRoosterHead(scene, brief, figure, plumage);
  strewStraw(scene, brief, foot, s);
  scene.seal([w * 0.87, h * 0.93]);
  if (isMirrored !== isInk) mirror(scene, w);
};

function legs(
  scene: Scene,
  { palette }: Brief,
  { limb, path, scale: s }: ReturnType<typeof placeFigure>,
  { body, hackle }: Plumage,
): void {
  const horn = palette.lit(oklch(0.68, 0.1, 80), 0.3);
  for (const [x, dark] of [
    [0.26, 0.14],
    [-0.02, 0],
  ] as const) {
    const colour = shift(horn, { light: -dark });
    const lift = dark ? -0.04 : 0;
    scene.line(
      path([
        [x + 0.02, -0.5],
        [x + 0.03, -0.28],
        [x - 0.01, -0.04 + lift],
      ]),
      colour,
      { width: s * 0.062, pressure: (t) => 1 - t * 0.25, dry: 0 },
    );
    for (const [dx, dy] of [
      [-0.21, 0.035],
      [-0.13, 0.075],
      [0.06, 0.06],
      [0.12, -0.01],
    ] as const) {
      scene.line(
        path([
          [x - 0.01, -0.05 + lift],
          [x + dx * 0.6, dy * 0.4 - 0.015 + lift],
          [x + dx, dy + lift],
        ]),
        colour,
        { width: s * 0.042, pressure: (t) => 1 - t * 0.65, dry: 0 },
      );
    }
    scene.line(
      path([
        [x + 0.03, -0.2],
        [x + 0.08, -0.19],
        [x + 0.12, -0.23],
      ]),
      colour,
      { width: s * 0.03, pressure: (t) => 1 - t * 0.7, dry: 0 },
    );
    scene.shape(
      limb(
        [
          [x + 0.04, -0.75],
          [x + 0.03, -0.55],
          [x + 0.02, -0.34],
        ],
        [0.2, 0.15, 0.045],
      ),
      mix(shift(body, { light: -0.04 - dark * 0.5 }), hackle, dark ? 0 : 0.25),
      { edge: 2, contour: 0.5, direction: 1.5 },
    );
  }
}
