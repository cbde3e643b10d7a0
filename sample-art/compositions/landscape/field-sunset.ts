import { mix, oklch } from '../../colour.ts';
import { below, type Point, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { frameOf } from './frame.ts';
import { haystack } from './haystacks.ts';
import { bush } from './leaves.ts';
import { type Field, margin, rows } from './mown-fields.ts';
import { glowOf, sky } from './skies.ts';
import { forest } from './spruces.ts';
import { meadow, rye } from './standing-crops.ts';
import { train } from './trains.ts';
import { leafyTree } from './trees.ts';

/** What a field is doing when it is painted. */
type Plan = 'stacks' | 'rye' | 'stubble' | 'meadow';

function planOf({ season, hour, width, height }: Brief): Plan {
  if (season === 'autumn') return 'stubble';
  if (hour === 'dawn') return 'meadow';
  return width > height * 2 ? 'stacks' : 'rye';
}

const HORIZONS: Readonly<Record<Plan, number>> = {
  stacks: 0.5,
  rye: 0.42,
  stubble: 0.62,
  meadow: 0.7,
};

/** A field at the edge of the day: hay stands in the last light, rye before the harvest, stubble with the last train, a meadow under larks. */
export const fieldSunset: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const plan = planOf(brief);
  const frame = frameOf(brief);
  const horizon = h * HORIZONS[plan] * random.between(0.96, 1.04);
  const sun: Point = [
    frame.at(random.between(0.6, 0.7), 0)[0],
    horizon - Math.min(w, h) * random.between(0.07, 0.13),
  ];
  sky(scene, brief, {
    horizon,
    sun,
    disc: plan === 'stacks' || plan === 'rye',
    clouds: plan === 'meadow' ? 'heaps' : 'streaks',
  });
  const glow = glowOf(brief);
  const gold = mix(palette.lit(oklch(0.72, 0.1, 85)), glow, 0.25);
  const shade = mix(palette.shadow, palette.lit(oklch(0.42, 0.05, 60)), 0.5);
  const field: Field = { frame, horizon, sun, gold, shade };
  distance(scene, brief, field);
  if (plan === 'rye') rye(scene, brief, field);
  else if (plan === 'meadow') meadow(scene, brief, field);
  else rows(scene, brief, field);
  if (plan === 'stubble') train(scene, brief, field);
  if (plan === 'stacks' || plan === 'rye') grove(scene, brief, field);
  if (plan === 'stacks') stacks(scene, brief, field);
  if (plan !== 'rye') margin(scene, brief, field);
};

/** Low hills and strips of wood that the light eats into. */
function distance(scene: Scene, brief: Brief, { horizon, shade }: Field): void {
  const { width: w, height: h, random, palette } = brief;
  const glow = glowOf(brief);
  const hills = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.03,
    height: h * 0.05,
    size: w * 0.4,
    octaves: 3,
  });
  scene.shape(
    below(hills, horizon + 6),
    vertical(
      horizon - h * 0.08,
      horizon,
      palette.away(mix(shade, palette.shadow, 0.5), 0.45),
      mix(glow, palette.haze, 0.5),
    ),
    { edge: 4, direction: 0.03, detail: 0.2, contour: 0.3 },
  );
  const woods = mix(mix(palette.lit(oklch(0.36, 0.04, 150)), palette.shadow, 0.4), glow, 0.16);
  forest(scene, brief, {
    from: -20,
    to: w * random.between(0.34, 0.46),
    y: horizon + h * 0.008,
    tall: h * 0.05,
    colour: woods,
    foot: glow,
    spires: 0,
  });
  forest(scene, brief, {
    from: w * random.between(0.58, 0.7),
    to: w + 20,
    y: horizon + h * 0.008,
    tall: h * 0.035,
    colour: mix(woods, palette.haze, 0.25),
    foot: glow,
    spires: 0,
  });
}

/** Hay stands, smaller towards the horizon. */
function stacks(scene: Scene, brief: Brief, field: Field): void {
  const { width: w, height: h, random, framing } = brief;
  const { frame, horizon } = field;
  const size = Math.min(w * 0.5, h) * { wide: 0.25, middle: 0.21, close: 0.27 }[framing];
  const stands = [
    [0.52, 0.05, 0.2],
    [0.62, 0.06, 0.22],
    [0.08, 0.1, 0.36],
    [0.74, 0.08, 0.26],
    [0.42, 0.13, 0.42],
    [0.88, 0.22, 0.62],
    [random.between(0.32, 0.4), 0.46, 1.25],
  ] as const;
  for (const [x, down, k] of stands) {
    if (k < 0.5 && random.chance(0.2)) continue;
    const foot: Point = [frame.at(x + random.bell() * 0.02, 0)[0], horizon + (h - horizon) * down];
    haystack(scene, brief, field, { foot, size: size * k * random.between(0.9, 1.12) });
  }
}

/** A lone broad tree or two at the field's edge, dark against the sky. */
function grove(scene: Scene, brief: Brief, { frame, horizon, sun, shade }: Field): void {
  const { width: w, height: h, random, palette } = brief;
  const dark = mix(mix(palette.foliage[2], shade, 0.45), palette.dark, 0.25);
  const leaves = [
    mix(dark, glowOf(brief), 0.42),
    mix(dark, palette.foliage[1], 0.35),
    dark,
  ] as const;
  const x = random.between(0.08, 0.16);
  for (const [dx, k] of [
    [0, 1],
    [0.07, 0.6],
  ] as const) {
    const foot: Point = [frame.at(x + dx * (h / w) * 1.4, 0)[0], horizon + h * 0.02];
    const tall = Math.min(h, w * 0.5) * 0.36 * k * random.between(0.9, 1.15);
    leafyTree(scene, brief, {
      foot,
      tall,
      spread: 0.8,
      light: Math.sign(sun[0] - foot[0]),
      leaves,
    });
    bush(scene, brief, {
      at: [foot[0], foot[1] + 2],
      reach: tall * 0.24,
      light: Math.sign(sun[0] - foot[0]),
      leaves,
    });
  }
}
