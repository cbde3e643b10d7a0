import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, leaf, type Point, pointAt, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { type Frame, frameOf } from './frame.ts';
import { broken, rock } from './rocks.ts';
import { foam, glitter, seaColours, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';
import { bush, leafDabs } from './trees.ts';

interface Coast {
  readonly frame: Frame;
  readonly horizon: number;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly bounce: Colour;
}

/** A limestone cliff falls into the sea, a rock stands off it; a cape fades behind. */
export const seaCliffs: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const frame = frameOf(brief);
  const horizon =
    h * { wide: 0.44, middle: 0.38, close: 0.3 }[framing] * random.between(0.95, 1.06);
  const sun: Point = [
    frame.at(random.between(0.7, 0.82), 0)[0],
    horizon * (hour === 'night' ? 0.4 : 0.72),
  ];
  const isLow = hour === 'dusk' || hour === 'dawn';
  sky(scene, brief, {
    horizon,
    sun,
    disc: hour !== 'day',
    clouds: isLow ? 'streaks' : hour === 'day' ? 'heaps' : 'streaks',
  });
  const colours = seaColours(brief);
  cape(scene, brief, { frame, horizon });
  const crest = mix(colours[2], isLow ? glowOf(brief) : palette.skyLow, 0.6);
  water(scene, brief, {
    top: horizon,
    bottom: h,
    colours: [
      mix(colours[0], palette.haze, 0.35),
      colours[0],
      colours[1],
      mix(colours[1], colours[2], 0.5),
    ],
    crest,
    waves: Math.round(40 + (60 * h) / w),
    swell: 0.022,
  });
  if (hour !== 'day')
    glitter(scene, brief, {
      x: sun[0],
      top: horizon + 3,
      bottom: h * 0.97,
      colour: mix(glowOf(brief), palette.white, 0.3),
      spread: w * 0.13,
      count: 34,
    });
  const stone = random.pick([oklch(0.76, 0.05, 72), oklch(0.72, 0.045, 55), oklch(0.78, 0.03, 85)]);
  const coast: Coast = {
    frame,
    horizon,
    lit: isLow ? mix(palette.lit(stone), glowOf(brief), 0.4) : palette.lit(stone),
    shade: mix(
      mix(palette.lit(oklch(0.46, 0.045, 300)), palette.shadow, 0.35),
      palette.lit(stone),
      0.12,
    ),
    bounce: mix(colours[2], palette.lit(stone), 0.45),
  };
  stack(scene, brief, coast, {
    x: random.between(0.56, 0.64),
    foot: horizon + (h - horizon) * 0.2,
    size: 0.15,
  });
  cliff(scene, brief, coast);
  if (random.chance(0.75))
    stack(scene, brief, coast, {
      x: random.between(0.66, 0.78),
      foot: horizon + (h - horizon) * random.between(0.5, 0.62),
      size: 0.13,
    });
  if (framing !== 'close') ledge(scene, brief, coast);
};

/** The next cape along the coast, blue with distance. */
function cape(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { frame, horizon }: Pick<Coast, 'frame' | 'horizon'>,
): void {
  for (const [far, reach, tall] of [
    [0.78, 0.86, 0.1],
    [0.58, 0.64, 0.16],
  ] as const) {
    const line = ridge(random, {
      from: -20,
      to: w * reach,
      y: 0,
      height: h * 0.035,
      size: w * 0.16,
      octaves: 4,
    }).map(([x, y]): Point => {
      const t = x / (w * reach);
      return [
        frame.side > 0 ? x : w - x,
        horizon + 2 - Math.max(0, (tall * h - y) * Math.cos((Math.max(0, t) * Math.PI) / 2) ** 0.8),
      ];
    });
    const body = palette.away(mix(palette.foliage[2], palette.shadow, 0.6), far);
    scene.shape(
      below(line, horizon + 2),
      vertical(horizon - h * tall, horizon, body, mix(body, palette.haze, 0.5)),
      { edge: 2.5, detail: 0.25, direction: frame.side * 0.5, contour: 0.5 },
    );
  }
}

function cliff(scene: Scene, brief: Brief, { frame, horizon, lit, shade, bounce }: Coast): void {
  const { height: h, width: w, random, framing, palette } = brief;
  const tip = { wide: 0.46, middle: 0.56, close: 0.62 }[framing] * random.between(0.94, 1.06);
  const crown = (horizon / h) * random.between(0.3, 0.5);
  const foot = horizon + (h - horizon) * 0.42;
  const parts = [
    { shiftX: 0.02, from: 0, top: crown, drop: 0, down: -0.12, far: 0.22 },
    { shiftX: -0.2, from: 0, top: crown + 0.13, drop: 0.06, down: 0.06, far: 0 },
  ];
  for (const { shiftX, top, drop, down, far } of parts) {
    const end = tip + shiftX;
    const y = (v: number) => top + v + drop;
    const line = frame.path([
      -0.06,
      y(0.02),
      end * 0.2,
      y(0),
      end * 0.42,
      y(0.035),
      end * 0.58,
      y(0.02),
      end * 0.7,
      y(0.1),
      end * 0.8,
      y(0.13),
      end * 0.87,
      y(0.26),
      end * 0.95,
      foot / h + down - 0.06,
      end * 1.03,
      foot / h + down,
    ]);
    const base = foot + down * h;
    mirrored(scene, brief, {
      x: (frame.side > 0 ? end * 0.5 : 1 - end * 0.5) * w,
      reach: end * w * 0.62,
      y: base,
      colour: mix(shade, bounce, 0.5),
    });
    rock(scene, brief, {
      top: line,
      foot: base + 4,
      light: frame.side,
      lit: palette.away(lit, far),
      shade: palette.away(shade, far),
      bounce,
      faces: random.whole(5, 7),
      detail: 0.75,
    });
    growth(scene, brief, line, far);
    const shore = Array.from(
      { length: 16 },
      (_, i): Point => frame.at(end * 1.06 * (i / 15), 0),
    ).map(([x]): Point => [x, base + 4 + random.bell() * 2.5]);
    foam(scene, brief, shore, h * 0.012);
  }
}

/** What a rock throws down into the water, torn by the waves. */
function mirrored(
  scene: Scene,
  { random, height: h }: Brief,
  { x, reach, y, colour }: { x: number; reach: number; y: number; colour: Colour },
): void {
  for (let i = 0; i < 7; i++) {
    const t = i / 7;
    const at = x + random.bell() * reach * 0.12;
    const half = reach * (1 - t * 0.6) * random.between(0.7, 1.05);
    const level = y + h * 0.021 * (i + 0.6);
    scene.shape(
      leaf([at - half, level], [at + half, level + random.bell() * 2], h * 0.027, {
        belly: random.between(0.3, 0.7),
      }),
      colour,
      { edge: 3, opacity: 0.7 - t * 0.5, direction: 0, contour: 0 },
    );
  }
}

/** Juniper and grass along the upper edge and in the clefts. */
function growth(scene: Scene, brief: Brief, top: readonly Point[], far: number): void {
  const { random, palette, height: h } = brief;
  const juniper = palette.lit(oklch(0.42, 0.05, 140));
  const leaves = palette.foliage.map((colour) =>
    palette.away(shift(mix(colour, juniper, 0.5), { light: -0.06 }), far),
  ) as unknown as typeof palette.foliage;
  for (let i = 0; i < 9; i++) {
    const isCleft = i > 6;
    const [x, y] = pointAt(top, random() ** 1.3 * 0.6);
    const reach = h * random.between(0.012, 0.042);
    const at: Point = [x, y + reach * 0.3 + (isCleft ? h * random.between(0.04, 0.14) : 0)];
    bush(scene, brief, { at, reach, light: -1, leaves });
  }
}

/** A rock that stands alone in the water. */
function stack(
  scene: Scene,
  brief: Brief,
  { frame, lit, shade, bounce, horizon }: Coast,
  { x, foot, size }: { x: number; foot: number; size: number },
): void {
  const { height: h, width: w, random } = brief;
  const tall = Math.min(h, w) * size * random.between(0.9, 1.4);
  const half = (tall * random.between(0.55, 0.9)) / w;
  const y = (v: number) => (foot - tall * v) / h;
  const near = (foot - horizon) / (h - horizon);
  mirrored(scene, brief, {
    x: frame.at(x, 0)[0],
    reach: half * w,
    y: foot,
    colour: mix(shade, bounce, 0.4),
  });
  rock(scene, brief, {
    top: frame.path([
      x - half,
      y(0),
      x - half * 0.7,
      y(0.5),
      x - half * 0.3,
      y(0.72),
      x - half * 0.12,
      y(1),
      x + half * 0.25,
      y(0.82),
      x + half * 0.5,
      y(0.4),
      x + half * 1.1,
      y(0),
    ]),
    foot: foot + 3,
    light: frame.side,
    lit,
    shade,
    bounce,
    faces: 3,
    detail: 0.8,
  });
  const collar = Array.from(
    { length: 9 },
    (_, i): Point => [
      frame.at(x - half * 1.25 + (half * 2.5 * i) / 8, 0)[0],
      foot + 3 + random.bell() * 2,
    ],
  );
  foam(scene, brief, collar, h * (0.006 + near * 0.012));
}

/** The dark edge of the cliff under our feet, with a pine that leans over the water. */
function ledge(scene: Scene, brief: Brief, { frame }: Coast): void {
  const { height: h, random, palette } = brief;
  const soil = mix(mix(palette.grass, palette.earth, 0.5), palette.dark, 0.42);
  const edge = broken(
    random,
    frame.path([1.05, 0.84, 0.9, 0.86, 0.78, 0.9, 0.6, 0.94, 0.46, 1.04]),
    0.06,
    3,
  );
  scene.shape([...edge, frame.at(1.05, 1.06)], soil, { direction: 0.2 * frame.side, edge: 1.5 });
  const foot = frame.at(random.between(0.88, 0.95), 0.88);
  const trunk = smooth([
    foot,
    [foot[0] + frame.side * h * 0.02, foot[1] - h * 0.13],
    [foot[0] - frame.side * h * 0.03, foot[1] - h * 0.24],
    [foot[0] - frame.side * h * 0.1, foot[1] - h * 0.34],
  ]);
  const needles = mix(palette.lit(oklch(0.37, 0.05, 150)), palette.dark, 0.25);
  scene.line(trunk, mix(palette.trunk, palette.dark, 0.3), {
    width: h * 0.024,
    pressure: (t) => 1 - t * 0.6,
    dry: 0.3,
  });
  for (const [t, side, reach] of [
    [0.55, 1, 0.12],
    [0.7, -1, 0.14],
    [0.85, 1, 0.1],
    [1, -1, 0.13],
  ] as const) {
    const root = pointAt(trunk, t);
    const at: Point = [root[0] - side * frame.side * h * reach * 0.7, root[1] - h * 0.02];
    scene.line(smooth([root, [(root[0] + at[0]) / 2, root[1] + h * 0.004], at]), palette.dark, {
      width: h * 0.009,
    });
    bush(scene, brief, {
      at: [at[0], at[1] + h * 0.012],
      reach: h * reach * 0.62,
      light: frame.side,
      leaves: [shift(needles, { light: 0.16 }), shift(needles, { light: 0.06 }), needles],
    });
  }
  for (let i = 0; i < 6; i++) {
    leafDabs(scene, brief, {
      at: pointAt(edge, random.between(0, 0.8)),
      reach: h * 0.05,
      count: 6,
      size: h * 0.012,
      colours: [palette.grass, palette.foliage[1], soil],
    });
  }
}
