import { type Colour, mix, oklch } from '../../colour.ts';
import { below, ellipse, leaf, type Point, ribbon, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import { type Brief, type Compose, Scene } from '../../scene.ts';
import { oarsman } from './boats.ts';
import { type Frame, frameOf } from './frame.ts';
import { reflect } from './reflections.ts';
import { glitter, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';
import { forest } from './spruces.ts';
import { bareTree, bush, leafyTree } from './trees.ts';

interface River {
  readonly frame: Frame;
  readonly horizon: number;
}

/** A river comes out of the mist between wooded banks; a boat lies on it. */
export const mistyRiver: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const frame = frameOf(brief);
  const isLong = w / h > 2.5;
  const horizon =
    h *
    (isLong ? 0.56 : { wide: 0.47, middle: 0.44, close: 0.38 }[framing]) *
    random.between(0.96, 1.05);
  const sun: Point = [
    frame.at(random.between(0.58, 0.7), 0)[0],
    horizon * random.between(0.5, 0.72),
  ];
  sky(scene, brief, {
    horizon,
    sun,
    disc: hour !== 'day',
    clouds: hour === 'dusk' ? 'streaks' : hour === 'day' ? 'heaps' : 'clear',
  });
  const river: River = { frame, horizon };
  const mirrored = new Scene();
  hills(mirrored, brief, river);
  scene.elements.push(...mirrored.elements);
  const deep = mix(palette.water, palette.dark, 0.3);
  water(scene, brief, {
    top: horizon,
    bottom: h,
    colours: [
      mix(palette.skyLow, palette.water, 0.2),
      mix(palette.skyLow, palette.water, 0.6),
      palette.water,
      deep,
    ],
    crest: palette.skyLow,
    waves: 0,
    swell: 0.01,
  });
  reflect(scene, brief, mirrored.elements, {
    shore: horizon,
    into: palette.water,
    share: 0.3,
    squash: 0.7,
  });
  mist(scene, brief, horizon);
  bank(scene, brief, river, {
    from: 1.06,
    to: random.between(0.46, 0.54),
    down: 0.09,
    tall: 0.15,
    depth: 0.52,
  });
  mist(scene, brief, horizon + (h - horizon) * 0.1);
  bank(scene, brief, river, {
    from: -0.06,
    to: random.between(0.36, 0.46),
    down: 0.27,
    tall: 0.4,
    depth: 0.14,
  });
  shine(scene, brief, horizon);
  if (hour !== 'day')
    glitter(scene, brief, {
      x: sun[0],
      top: horizon + (h - horizon) * 0.14,
      bottom: h * 0.92,
      colour: mix(glowOf(brief), palette.white, 0.2),
      spread: w * 0.05,
      count: 15,
    });
  oarsman(scene, brief, {
    at: frame.at(
      random.between(0.56, 0.68),
      (horizon + (h - horizon) * random.between(0.42, 0.52)) / h,
    ),
    long: Math.min(w, h * 1.4) * 0.15,
    side: -frame.side,
    into: deep,
  });
  reeds(scene, brief, frame);
  scene.seal(frame.at(isLong ? 0.965 : 0.93, isLong ? 0.2 : 0.88));
};

/** Wooded hills one behind the other, each paler at its foot. */
function hills(scene: Scene, brief: Brief, { frame, horizon }: River): void {
  const { width: w, height: h, random, palette } = brief;
  for (const [depth, lift, cut] of [
    [0.86, 0.26, 1],
    [0.7, 0.2, 0.9],
    [0.5, 0.13, 0.62],
  ] as const) {
    const line = ridge(random, {
      from: -20,
      to: w + 20,
      y: 0,
      height: h * lift * 0.55,
      size: Math.min(w, h * 1.5) * 0.42,
      octaves: 4,
    }).map(([x, y]): Point => {
      const t = frame.side > 0 ? 1 - x / w : x / w;
      const fall = Math.max(0, Math.cos(((t - 0.1) / cut) * 1.4));
      return [x, horizon - Math.max(1, (h * lift * 0.75 - y) * fall)];
    });
    const body = palette.away(mix(palette.foliage[2], palette.shadow, 0.5), depth);
    scene.shape(
      below(line, horizon + 2),
      vertical(
        horizon - h * lift,
        horizon,
        body,
        mix(body, palette.haze, 0.45),
        mix(palette.haze, palette.white, 0.3),
      ),
      { edge: 2 + depth * 4, detail: 0.25, direction: 0.15, contour: 0.6 },
    );
  }
}

interface Bank {
  /** Where it comes in and where it ends, in fractions of the width. */
  readonly from: number;
  readonly to: number;
  /** How far down the water, how tall its trees, how lost in the mist. */
  readonly down: number;
  readonly tall: number;
  readonly depth: number;
}

/** A tongue of land with its trees, standing on their reflection. */
function bank(
  scene: Scene,
  brief: Brief,
  { frame, horizon }: River,
  { from, to, down, tall, depth }: Bank,
): void {
  const { width: w, height: h, random, palette, season, medium } = brief;
  const y = horizon + (h - horizon) * down;
  const land = new Scene();
  const at = (t: number, up = 0): Point => [frame.at(from + (to - from) * t, 0)[0], y - up * h];
  const size = Math.min(h, w * 0.8) * tall;
  const leaves = palette.foliage.map((colour) =>
    palette.away(mix(colour, palette.shadow, 0.1), depth),
  ) as unknown as typeof palette.foliage;
  const far = palette.away(mix(leaves[2], palette.haze, 0.3), 0.1);
  const ends = [at(-0.05)[0], at(0.72)[0]] as const;
  if (season !== 'winter')
    forest(land, brief, {
      from: Math.min(...ends),
      to: Math.max(...ends),
      y: y - 2,
      tall: size * 0.36,
      colour: far,
      foot: palette.haze,
      spires: 0.4,
    });
  const trees: readonly (readonly [number, number])[] = [
    [0.8, 0.28],
    [0.68, 0.46],
    [0.5, 0.7],
    [0.36, 0.52],
    [0.22, 0.95],
    [0.04, 0.8],
  ];
  for (const [t, k] of trees) {
    const foot = at(t + random.bell() * 0.035, 0.004);
    const grown = size * k * random.between(0.85, 1.15);
    if (season === 'winter')
      bareTree(land, brief, {
        foot,
        tall: grown,
        colour: palette.away(palette.trunk, depth + 0.1),
        lean: random.bell() * 0.06,
      });
    else
      leafyTree(land, brief, {
        foot,
        tall: grown,
        light: frame.side,
        leaves,
        spread: random.between(0.5, 0.75),
      });
    if (medium !== 'ink')
      bush(land, brief, { at: [foot[0], y], reach: grown * 0.2, light: frame.side, leaves });
  }
  const ground = palette.away(mix(palette.grass, palette.earth, 0.35), depth);
  const shore = smooth(
    [
      at(-0.05, 0.03),
      at(0.3, 0.018),
      at(0.7, 0.008),
      at(1),
      at(0.7, -0.008),
      at(0.3, -0.014),
      at(-0.05, -0.02),
    ],
    { closed: true },
  );
  reflect(scene, brief, land.elements, {
    shore: y + h * 0.006,
    into: mix(palette.water, palette.dark, 0.12),
    share: 0.34,
    squash: 0.8,
  });
  scene.shape(
    shore,
    vertical(
      y - h * 0.03,
      y + h * 0.02,
      ground,
      mix(ground, palette.away(palette.dark, depth), 0.5),
    ),
    { edge: 1.5, direction: 0, contour: 0.5 },
  );
  scene.elements.push(...land.elements);
}

/** Veils of mist along the water. */
function mist(scene: Scene, { width: w, height: h, random, palette }: Brief, y: number): void {
  for (let i = 0; i < 4; i++) {
    const at: Point = [random.between(0, w), y + h * random.between(-0.025, 0.025)];
    scene.shape(
      ellipse(at, w * random.between(0.2, 0.42), h * random.between(0.01, 0.024)),
      mix(palette.haze, palette.white, 0.5),
      { edge: 22, opacity: 0.5, detail: 0.1, direction: 0, contour: 0 },
    );
  }
}

/** Level streaks of sky on the current. */
function shine(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  for (let i = 0; i < 20; i++) {
    const t = ((i + random()) / 20) ** 1.3;
    const y = horizon + (h - horizon) * (0.05 + t * 0.92);
    const x = random() * w;
    const reach = w * random.between(0.04, 0.15) * (0.4 + t);
    scene.shape(
      leaf([x - reach, y], [x + reach, y], h * (0.002 + 0.01 * t) * random.between(0.5, 1.2), {
        belly: random.between(0.3, 0.7),
      }),
      random.chance(0.6) ? palette.skyLow : mix(palette.water, palette.dark, 0.3),
      { edge: 1.5, opacity: random.between(0.2, 0.5), direction: 0, contour: 0 },
    );
  }
}

/** The near bank with reeds: dark and loose, it lets the eye in. */
function reeds(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  frame: Frame,
): void {
  const soil =
    season === 'winter'
      ? mix(palette.white, palette.shadow, 0.4)
      : mix(palette.grass, palette.dark, 0.5);
  const edge = smooth(frame.path([1.05, 0.84, 0.86, 0.9, 0.72, 0.965, 0.5, 1.04]));
  scene.shape([...edge, frame.at(1.05, 1.06)], soil, {
    edge: 3,
    direction: 0.3 * frame.side,
    contour: 0.3,
  });
  const tones: readonly Colour[] = [
    palette.foliage[2],
    mix(palette.foliage[1], palette.dark, 0.3),
    mix(palette.earth, palette.light, 0.25),
    palette.lit(oklch(0.42, 0.04, 90)),
  ];
  for (let i = 0; i < 60; i++) {
    const t = random() ** 1.2;
    const base: Point = frame.at(1.02 - t * 0.5, 0.88 + t * 0.13 + random.between(0, 0.06));
    const tall = h * random.between(0.08, 0.22) * (1 - t * 0.8);
    const lean = random.bell() * tall * 0.16 - frame.side * tall * 0.14;
    const tip: Point = [base[0] + lean, base[1] - tall];
    const colour = random.pick(tones);
    scene.line(smooth([base, [base[0] + lean * 0.25, base[1] - tall * 0.6], tip]), colour, {
      width: Math.min(w, h) * random.between(0.004, 0.008),
      pressure: (s) => 1 - s * 0.8,
      dry: 0.3,
    });
    if (random.chance(0.16))
      scene.shape(
        ribbon([tip, [tip[0] + lean * 0.06, tip[1] - tall * 0.16]], () => h * 0.006),
        mix(palette.trunk, palette.dark, 0.2),
        { edge: 1, contour: 0.4 },
      );
  }
}
