import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, ellipse, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { paintHorse } from './equine.ts';
import { COATS } from './horse-poses.ts';
import { paintMare } from './mare.ts';

/** Horses in an open field: one near, others lost in the haze. */
export const horse: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium, hour, season } = brief;
  const isMirrored = random.chance(0.5);
  const isLong = w / h > 1.7;
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    vertical(0, h * 0.7, palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.6), palette.skyLow),
    { backdrop: true, direction: 0.1 },
  );
  if (hour !== 'day') {
    const r = Math.min(w, h) * 0.085;
    const sun: Point = [w * random.between(0.7, 0.8), h * random.between(0.24, 0.32)];
    // A stick would leave a disc of dirt on the sheet.
    if (medium !== 'charcoal')
      scene.shape(
        ellipse(sun, r, r),
        medium === 'ink' ? oklch(0.55, 0.15, 35) : mix(palette.light, palette.skyLow, 0.3),
        { edge: 3, contour: 0, accent: true },
      );
  }
  const line = h * random.between(0.56, 0.62);
  const far = ridge(random, {
    from: -30,
    to: w + 30,
    y: line - h * 0.04,
    height: h * 0.12,
    size: w * 0.45,
    octaves: 4,
  });
  scene.shape(below(far, h), palette.away(palette.foliage[2], 0.72), {
    edge: 9,
    opacity: 0.75,
    contour: 0,
    detail: 0.2,
    direction: 0.1,
  });
  const field =
    season === 'winter'
      ? mix(palette.white, palette.skyLow, 0.25)
      : mix(palette.grass, palette.earth, 0.4);
  const ground = ridge(random, {
    from: -30,
    to: w + 30,
    y: line,
    height: h * 0.03,
    size: w * 0.7,
    octaves: 2,
  });
  scene.shape(
    below(ground, h + 40),
    vertical(line, h, palette.away(field, 0.45), field, shift(field, { light: -0.04 })),
    { edge: 16, contour: 0, detail: 0.3, direction: 0.05, backdrop: medium === 'charcoal' },
  );
  const tall = Math.min(h * 0.43, w * 0.3) * { wide: 1, middle: 1.15, close: 1.3 }[framing];
  const coats = random.shuffle(COATS).map((coat) => palette.lit(coat, 0.4)) as [
    Colour,
    Colour,
    Colour,
    Colour,
  ];
  const poses = random.chance(0.5)
    ? (['standing', 'grazing'] as const)
    : (['grazing', 'standing'] as const);
  const near: Point = [
    w * (isLong ? random.between(0.29, 0.33) : random.between(0.42, 0.48)),
    h * random.between(0.84, 0.88),
  ];
  // Dark, but not so dark that far legs, mane and the light on the flank drown in it.
  const darkest = palette.lit(oklch(0.44, 0.02, 50), 0.1);
  const haze = (colour: Colour, distance: number) => palette.away(colour, distance);
  if (isLong)
    paintHorse(scene, brief, {
      at: [w * random.between(0.87, 0.91), line + h * 0.1],
      tall: tall * 0.46,
      pose: poses[0],
      colour: haze(coats[2], 0.62),
    });
  paintHorse(scene, brief, {
    at: [
      w * (isLong ? random.between(0.68, 0.72) : random.between(0.84, 0.86)),
      line + h * (isLong ? 0.17 : 0.07),
    ],
    tall: tall * (isLong ? 0.68 : 0.34),
    pose: poses[1],
    // A stick would leave a pale coat bare and draw only its far legs.
    colour: medium === 'charcoal' ? haze(darkest, 0.18) : haze(coats[1], isLong ? 0.36 : 0.5),
  });
  // A stick cannot lay mist over a drawn horse, but it can model a near one.
  if (medium === 'charcoal') paintMare(scene, brief, { at: near, tall: tall * 1.12 });
  else {
    mist(scene, brief, line);
    paintHorse(scene, brief, {
      at: near,
      tall: isLong ? tall * 1.24 : tall * 1.12,
      pose: poses[0],
      colour: medium === 'ink' ? darkest : coats[0],
    });
  }
  grass(scene, brief, near, tall);
  scene.seal([w * 0.93, h * 0.86]);
  if (isMirrored) mirror(scene, w);
};

function mist(scene: Scene, { width: w, height: h, random, palette }: Brief, line: number): void {
  for (let i = 0; i < 3; i++) {
    const at: Point = [w * random.between(0.1, 0.95), line + h * random.between(0.06, 0.16)];
    scene.shape(
      ellipse(at, w * random.between(0.2, 0.4), h * 0.028),
      mix(palette.haze, palette.white, 0.5),
      { edge: 34, opacity: 0.75, contour: 0, direction: 0 },
    );
  }
}

/** Dry stalks before the hooves and along the near edge. */
function grass(
  scene: Scene,
  { width: w, height: h, random, palette, season, medium }: Brief,
  [x, y]: Point,
  tall: number,
): void {
  const straw =
    season === 'winter'
      ? mix(palette.trunk, palette.haze, 0.25)
      : mix(palette.grass, palette.dark, 0.4);
  // Charcoal is broad: only its edge, set down and lifted lightly, keeps blades apart.
  const blade =
    medium === 'charcoal'
      ? {
          width: tall * 0.006,
          dry: 0.15,
          pressure: (t: number) => Math.sin(Math.PI * (0.08 + t * 0.8)),
        }
      : { width: tall * 0.014, dry: 0.5, pressure: (t: number) => 1 - t * 0.8 };
  for (let tuft = 0; tuft < 9; tuft++) {
    const root: Point =
      tuft < 4
        ? [x + random.between(-1, 1) * tall, y + tall * random.between(0, 0.06)]
        : [w * random(), h * random.between(0.92, 1.02)];
    for (let i = random.whole(5, 9); i > 0; i--) {
      const high = tall * random.between(0.08, 0.24);
      const lean = high * random.between(-0.5, 0.7);
      const foot = root[0] + random.bell() * tall * 0.05;
      scene.line(
        smooth([
          [foot, root[1]],
          [foot + lean * 0.25, root[1] - high * 0.6],
          [foot + lean, root[1] - high],
        ]),
        straw,
        blade,
      );
    }
  }
}
