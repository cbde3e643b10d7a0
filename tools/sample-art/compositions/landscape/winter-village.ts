import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, leaf, type Point, ribbon, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { type Frame, frameOf } from './frame.ts';
import { fence, logHouse } from './houses.ts';
import { glowOf, sky } from './skies.ts';
import { forest, spruce } from './spruces.ts';
import { bareTree } from './trees.ts';

/** A few log houses deep in snow under a dark forest; a trodden path leads to the nearest. */
export const winterVillage: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour, season } = brief;
  const frame = frameOf(brief);
  const horizon =
    h * { wide: 0.5, middle: 0.46, close: 0.44 }[framing] * random.between(0.95, 1.05);
  const glow = glowOf(brief);
  sky(scene, brief, {
    horizon,
    sun: frame.at(random.between(0.7, 0.8), (horizon / h) * 0.85),
    clouds: hour === 'day' ? 'heaps' : 'streaks',
  });
  const isLow = hour === 'dusk' || hour === 'dawn';
  const white = palette.lit(oklch(0.95, 0.012, 95), 0.35);
  const snow = isLow ? mix(white, glow, 0.22) : white;
  const blue = mix(mix(palette.shadow, palette.lit(oklch(0.66, 0.05, 255)), 0.6), white, 0.22);
  const woods = palette.away(palette.lit(oklch(0.36, 0.03, 190)), 0.38);
  const far = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.06,
    height: h * 0.05,
    size: w * 0.5,
    octaves: 3,
  });
  scene.shape(
    below(far, horizon + 10),
    vertical(horizon * 0.8, horizon, palette.away(woods, 0.6), palette.haze),
    { edge: 5, detail: 0.2, direction: 0.05, contour: 0.3 },
  );
  forest(scene, brief, {
    from: -20,
    to: w + 20,
    y: horizon + h * 0.02,
    tall: h * 0.09,
    colour: woods,
    foot: palette.haze,
    spires: 1,
  });
  slope(scene, brief, { horizon, snow: [snow, blue] });
  const size = Math.min(w * 0.62, h) * { wide: 0.2, middle: 0.25, close: 0.3 }[framing];
  const isLamplit = hour !== 'day';
  const smoke = mix(palette.haze, white, isLow ? 0.25 : 0.5);
  const house = (x: number, down: number, k: number, turn: number, depth: number) => {
    const foot: Point = [frame.at(x + random.bell() * 0.015, 0)[0], horizon + (h - horizon) * down];
    const timber = palette.lit(
      random.pick([
        oklch(0.46, 0.05, 55),
        oklch(0.5, 0.06, 65),
        oklch(0.42, 0.03, 50),
        oklch(0.47, 0.045, 210),
      ]),
      0.6,
    );
    const long = size * k;
    scene.shape(
      leaf(
        [foot[0] + long * 0.4, foot[1] + long * 0.02],
        [foot[0] - frame.side * long * 2.2, foot[1] + long * 0.22],
        long * 0.34,
      ),
      blue,
      { edge: 5, opacity: 0.7, contour: 0, direction: 0.05 },
    );
    logHouse(scene, brief, {
      foot,
      size: long,
      side: turn * frame.side,
      depth,
      timber,
      snow,
      isLamplit: isLamplit && random.chance(0.85),
      smoke: random.chance(0.7) ? smoke : null,
    });
  };
  const fir = mix(palette.lit(oklch(0.33, 0.035, 170)), palette.shadow, 0.15);
  const down = (t: number) => (horizon + (h - horizon) * t) / h;
  const plan = random.pick(framing === 'close' ? PLANS.slice(0, 2) : PLANS);
  // Back to front, so that what is nearer covers what is farther.
  const stands = [
    ...plan.houses.map(([x, t, k, turn]) => ({
      t,
      draw: () => house(x, t, k, turn, Math.max(0, 0.42 - t * 1.3)),
    })),
    ...plan.spruces.map(([x, t, k]) => ({
      t,
      draw: () =>
        spruce(scene, brief, {
          foot: frame.at(x + random.bell() * 0.012, down(t)),
          tall: h * k * random.between(0.85, 1.15),
          colour: palette.away(fir, Math.max(0, 0.34 - t)),
          light: frame.side,
          snow: palette.away(snow, Math.max(0, 0.34 - t)),
        }),
    })),
    ...plan.trees.map(([x, t, k]) => ({
      t,
      draw: () =>
        bareTree(scene, brief, {
          foot: frame.at(x + random.bell() * 0.02, down(t)),
          tall: h * k * random.between(0.85, 1.15),
          colour: palette.away(mix(palette.trunk, palette.dark, 0.3), Math.max(0, 0.3 - t)),
          lean: random.bell() * 0.08,
        }),
    })),
  ].toSorted((one, other) => one.t - other.t);
  for (const { draw } of stands.filter(({ t }) => t <= 0.5)) draw();
  path(scene, brief, { frame, horizon, door: plan.door, snow: [snow, blue] });
  if (season === 'spring') thaw(scene, brief, horizon);
  const [fenceX, fenceT] = plan.fence;
  const rails = Array.from(
    { length: 6 },
    (_, i): Point => frame.at(fenceX + i * 0.1, down(fenceT + i * 0.045 + random.bell() * 0.006)),
  );
  const timber = mix(palette.trunk, palette.dark, 0.3);
  fence(scene, brief, { line: rails, tall: h * 0.052, colour: timber });
  for (const { draw } of stands.filter(({ t }) => t > 0.5)) draw();
};

type Stand = readonly [x: number, down: number, size: number];

/** Where things stand: fractions of the width, of the way from the horizon to the lower edge, and sizes. */
interface Plan {
  readonly houses: readonly (readonly [...Stand, turn: number])[];
  readonly spruces: readonly Stand[];
  readonly trees: readonly Stand[];
  readonly door: readonly [x: number, down: number];
  readonly fence: readonly [x: number, down: number];
}

const PLANS: readonly Plan[] = [
  // One near house, the others behind it.
  {
    houses: [
      [0.76, 0.06, 0.4, -1],
      [0.53, 0.05, 0.46, 1],
      [0.87, 0.2, 0.62, -1],
      [0.3, 0.36, 1.12, 1],
    ],
    spruces: [
      [0.9, 0.1, 0.2],
      [0.97, 0.09, 0.24],
      [0.67, 0.08, 0.18],
      [0.09, 0.3, 0.48],
      [0.02, 0.34, 0.34],
    ],
    trees: [
      [0.63, 0.22, 0.3],
      [0.94, 0.85, 0.56],
    ],
    door: [0.35, 0.38],
    fence: [0.58, 0.42],
  },
  // A street that climbs away from us.
  {
    houses: [
      [0.36, 0.04, 0.36, 1],
      [0.46, 0.09, 0.48, 1],
      [0.6, 0.17, 0.7, 1],
      [0.8, 0.38, 1.05, -1],
      [0.1, 0.14, 0.5, 1],
    ],
    spruces: [
      [0.24, 0.08, 0.2],
      [0.29, 0.06, 0.16],
      [0.03, 0.5, 0.62],
      [0.13, 0.44, 0.42],
      [0.97, 0.3, 0.4],
    ],
    trees: [
      [0.7, 0.14, 0.28],
      [0.22, 0.26, 0.32],
    ],
    door: [0.47, 0.16],
    fence: [-0.06, 0.56],
  },
  // A hamlet far over the snow.
  {
    houses: [
      [0.46, 0.08, 0.42, 1],
      [0.57, 0.05, 0.36, -1],
      [0.66, 0.14, 0.6, 1],
      [0.86, 0.12, 0.46, -1],
    ],
    spruces: [
      [0.38, 0.06, 0.2],
      [0.43, 0.05, 0.26],
      [0.78, 0.06, 0.24],
      [0.06, 0.72, 0.78],
      [0.17, 0.6, 0.52],
      [0.24, 0.5, 0.3],
      [0.96, 0.14, 0.26],
    ],
    trees: [
      [0.53, 0.12, 0.2],
      [0.76, 0.16, 0.24],
    ],
    door: [0.62, 0.16],
    fence: [0.44, 0.3],
  },
];

interface Snow {
  readonly horizon: number;
  /** In light and in shadow. */
  readonly snow: readonly [readonly [number, number, number], readonly [number, number, number]];
}

/** Rolling snow: lit crests, blue hollows. */
function slope(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  { horizon, snow: [lit, blue] }: Snow,
): void {
  scene.shape(
    below(
      [
        [-20, horizon],
        [w + 20, horizon],
      ],
      h + 20,
    ),
    vertical(horizon, h, mix(lit, blue, 0.4), lit, mix(lit, blue, 0.6)),
    { direction: 0.08, contour: 0 },
  );
  for (let i = 0; i < 9; i++) {
    const t = ((i + random() * 0.8) / 9) ** 1.3;
    const y = horizon + (h - horizon) * (0.05 + t * 0.95);
    const x = random() * w;
    const reach = w * random.between(0.22, 0.5);
    const thick = (h - horizon) * (0.02 + 0.07 * t);
    const bank = smooth(
      [
        [x - reach, y],
        [x - reach * 0.3, y - thick],
        [x + reach * 0.4, y - thick * 0.6],
        [x + reach, y + thick * 0.2],
        [x, y + thick * 0.5],
      ],
      { closed: true },
    );
    scene.shape(
      bank,
      vertical(
        y - thick,
        y + thick * 0.5,
        i % 2 ? mix(lit, blue, 0.12) : blue,
        mix(lit, blue, i % 2 ? 0.5 : 0.35),
      ),
      { edge: 4 + t * 5, opacity: 0.65, contour: 0, direction: 0.1, detail: 0.3 },
    );
  }
}

/** The path to the door, trodden deep and blue, with somebody on it. */
function path(
  scene: Scene,
  brief: Brief,
  {
    frame,
    horizon,
    door: [main, start],
    snow: [lit, blue],
  }: Snow & { frame: Frame; door: Plan['door'] },
): void {
  const { height: h, random, palette, width: w } = brief;
  const y = (t: number) => (horizon + (h - horizon) * t) / h;
  const bend = random.between(-0.3, 0.3);
  const deep = 1.1 - start;
  const way = frame.curve(
    [
      [main, 0],
      [main + 0.06 + bend * 0.1, 0.12],
      [main + 0.03 + bend * 0.1, 0.32],
      [main + 0.15 + bend * 0.5, 0.6],
      [main + 0.08 + bend, 1],
    ].flatMap(([x = 0, t = 0]) => [x, y(start + deep * t)]),
    false,
  );
  scene.shape(
    ribbon(way, (t) => Math.min(w, h) * (0.008 + 0.06 * t * t)),
    mix(blue, palette.shadow, 0.2),
    { edge: 4, direction: 1.2, contour: 0.4 },
  );
  scene.line(
    way.map(
      ([px, py], i): Point => [px + frame.side * Math.min(w, h) * 0.05 * (i / way.length) ** 2, py],
    ),
    mix(lit, palette.white, 0.4),
    { width: h * 0.03, pressure: (t) => 0.1 + t, dry: 0.55, opacity: 0.8 },
  );
  for (let i = 0; i < 14; i++) {
    const [px, py] = way[Math.floor(random.between(0.3, 1) * (way.length - 1))] ?? [0, 0];
    scene.shape(
      blob(random, [px + random.bell() * h * 0.012, py], h * 0.009, h * 0.005, 0.3),
      mix(blue, palette.dark, 0.25),
      { edge: 2, contour: 0 },
    );
  }
  const [px, py] = way[Math.floor(way.length * 0.45)] ?? [0, 0];
  const tall = h * 0.055;
  scene.shape(leaf([px, py], [px - frame.side * tall * 1.6, py + tall * 0.2], tall * 0.2), blue, {
    edge: 3,
    opacity: 0.8,
  });
  scene.shape(
    smooth(
      [
        [px - tall * 0.2, py],
        [px - tall * 0.17, py - tall * 0.55],
        [px - tall * 0.06, py - tall * 0.78],
        [px + tall * 0.08, py - tall * 0.76],
        [px + tall * 0.17, py - tall * 0.5],
        [px + tall * 0.19, py],
      ],
      { closed: true },
    ),
    mix(palette.dark, palette.shadow, 0.2),
    { detail: 1 },
  );
  scene.shape(
    ellipse([px + tall * 0.01, py - tall * 0.87], tall * 0.11, tall * 0.13),
    palette.lit(oklch(0.55, 0.14, 28), 0.4),
    { detail: 1, accent: true },
  );
}

/** March: wet earth shows, the sky stands in the meltwater. */
function thaw(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  const soil = palette.lit(oklch(0.5, 0.04, 70));
  for (let i = 0; i < 9; i++) {
    const t = random.between(0.3, 0.98);
    const at: Point = [random() * w, horizon + (h - horizon) * t];
    const reach = w * random.between(0.03, 0.09) * (0.4 + t);
    scene.shape(blob(random, at, reach, reach * 0.2, 0.35), soil, {
      edge: 2,
      direction: 0.05,
      contour: 0.3,
    });
    if (i % 2)
      scene.shape(
        blob(random, [at[0], at[1] + reach * 0.03], reach * 0.66, reach * 0.1, 0.3),
        mix(palette.skyTop, palette.skyLow, 0.3),
        { edge: 1.5, direction: 0, detail: 0.8 },
      );
    else
      scene.line(
        [
          [at[0] - reach * 0.5, at[1]],
          [at[0] - reach * 0.4, at[1] - reach * 0.3],
        ],
        shift(soil, { light: -0.15 }),
        { width: 3 },
      );
  }
}
