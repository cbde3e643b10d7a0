import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, blob, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { placeFigure } from './figure.ts';
import { paintRoosterHead } from './rooster-head.ts';
import { type Plumage, paintHackle, paintPlume, paintTrunk } from './rooster-plumage.ts';

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
  yard(scene, brief, foot);
  const s = Math.min(h * 0.4, w * 0.4) * { wide: 0.82, middle: 0.95, close: 1.05 }[framing];
  const to: Point = [w * random.between(0.47, 0.51) - s * 0.28, foot];
  const figure = placeFigure({ to, scale: s, turn: random.between(-0.03, 0.05) });
  const { hackle, body, tail } = random.pick(isInk ? FLOCK.slice(0, 1) : FLOCK);
  const plumage: Plumage = {
    hackle: lit(hackle),
    body: lit(body),
    tail: lit(tail),
    red: lit(oklch(0.52, 0.165, 28)),
  };
  scene.shape(
    figure.area([
      [-0.5, -0.02],
      [0.1, -0.06],
      [0.8, 0],
      [1.05, 0.05],
      [0.3, 0.08],
      [-0.4, 0.05],
    ]),
    palette.shadow,
    { glaze: true, edge: 7, opacity: 0.5, direction: 0 },
  );
  paintPlume(scene, brief, figure, plumage);
  legs(scene, brief, figure, plumage);
  paintTrunk(scene, brief, figure, plumage);
  paintHackle(scene, brief, figure, plumage);
  paintRoosterHead(scene, brief, figure, plumage);
  straw(scene, brief, foot, s);
  scene.seal([w * 0.87, h * 0.93]);
  if (isMirrored) mirror(scene, w);
};

function yard(
  scene: Scene,
  { width: w, height: h, random, palette, hour, season, medium }: Brief,
  foot: number,
): void {
  const haze = mix(palette.skyLow, palette.light, 0.2);
  const wall =
    medium === 'ink'
      ? haze
      : palette.lit(
          random.pick([oklch(0.72, 0.035, 150), oklch(0.66, 0.035, 220), oklch(0.8, 0.04, 85)]),
          0.3,
        );
  const back = foot - h * 0.1;
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along([0, 0], [w, h], shift(wall, { light: 0.07 }), wall, shift(wall, { light: -0.05 })),
    { backdrop: true, direction: 0.9 },
  );
  if (hour !== 'day' && medium !== 'ink') {
    const r = Math.min(w, h) * 0.17;
    const sun: Point = [w * random.between(0.26, 0.36), h * 0.24];
    scene.shape(
      smooth(blob(random, sun, r, r, 0.02), { closed: true, steps: 2 }),
      mix(palette.light, palette.skyLow, 0.4),
      { edge: 3, accent: true, contour: 0, opacity: 0.85 },
    );
  }
  if (medium !== 'ink') {
    for (let i = 0; i < 6; i++)
      scene.shape(
        blob(
          random,
          [w * random(), back - h * random.between(0, 0.1)],
          w * random.between(0.1, 0.2),
          h * random.between(0.06, 0.15),
          0.25,
        ),
        palette.away(random.pick(palette.foliage), random.between(0.3, 0.6)),
        { edge: 12, contour: 0, detail: 0.2, opacity: 0.8 },
      );
  }
  const line = ridge(random, {
    from: -30,
    to: w + 30,
    y: back,
    height: h * 0.02,
    size: w * 0.6,
    octaves: 3,
  });
  const ground = season === 'winter' ? palette.white : mix(palette.earth, palette.grass, 0.35);
  scene.shape(below(line, h + 40), vertical(back, h, palette.away(ground, 0.25), ground), {
    edge: 9,
    contour: 0,
    detail: 0.3,
    direction: 0.03,
  });
}

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

function straw(scene: Scene, { width: w, random, palette }: Brief, foot: number, s: number): void {
  const colour = mix(palette.grass, palette.lit(oklch(0.7, 0.07, 85), 0.3), 0.6);
  for (let i = 0; i < 22; i++) {
    const [x, y] = [w * random.between(0.04, 0.96), foot + s * random.between(0.04, 0.22)];
    const turn = random.between(-0.4, 0.4);
    const long = s * random.between(0.06, 0.18);
    scene.line(
      [
        [x, y],
        [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5 - 2],
        [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
      ],
      shift(colour, { light: random.bell() * 0.06 - 0.08 }),
      { width: s * 0.013, dry: 0.4, opacity: 0.8 },
    );
  }
}
