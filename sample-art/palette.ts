import type { CollectionItem } from './collection-item.ts';
import { type Colour, mix, oklch, shift } from './colour.ts';
import type { Random } from './random.ts';

type Season = CollectionItem['season'];
type Hour = CollectionItem['hour'];

/** The colours of one picture, already seen in its season's and hour's light. */
export interface Palette {
  readonly skyTop: Colour;
  readonly skyLow: Colour;
  /** What distance fades into. */
  readonly haze: Colour;
  /** Leaves in light, between, and in shadow. */
  readonly foliage: readonly [Colour, Colour, Colour];
  readonly grass: Colour;
  readonly earth: Colour;
  readonly water: Colour;
  readonly trunk: Colour;
  readonly stone: Colour;
  readonly wall: Colour;
  readonly roof: Colour;
  /** Near-white in this light: snow, cloth, petals. */
  readonly white: Colour;
  /** The darkest dark, never black. */
  readonly dark: Colour;
  /** The colour of the light itself, and of its shadows. */
  readonly light: Colour;
  readonly shadow: Colour;
  /** A quiet scheme for interiors, portraits and flowers: background, table or dress, the one strong note. */
  readonly harmony: Harmony;
  /** A colour of your own seen in this light; strength 0 leaves it as it is (0.4 suits interiors). */
  lit(colour: Colour, strength?: number): Colour;
  /** A colour seen from far: 0 near, 1 lost in the haze. */
  away(colour: Colour, distance: number): Colour;
}

interface Harmony {
  readonly ground: Colour;
  readonly second: Colour;
  readonly accent: Colour;
  readonly pale: Colour;
  readonly deep: Colour;
}

const HARMONIES: readonly Harmony[] = [
  // Umber wall, ochre cloth, brick red.
  {
    ground: oklch(0.42, 0.035, 70),
    second: oklch(0.66, 0.08, 78),
    accent: oklch(0.5, 0.15, 35),
    pale: oklch(0.9, 0.03, 90),
    deep: oklch(0.25, 0.03, 50),
  },
  // Grey-green wall, linen, apricot.
  {
    ground: oklch(0.62, 0.03, 150),
    second: oklch(0.84, 0.025, 85),
    accent: oklch(0.69, 0.13, 55),
    pale: oklch(0.93, 0.02, 95),
    deep: oklch(0.31, 0.03, 165),
  },
  // Slate blue, grey rose, old gold.
  {
    ground: oklch(0.5, 0.045, 250),
    second: oklch(0.73, 0.05, 20),
    accent: oklch(0.72, 0.12, 82),
    pale: oklch(0.9, 0.02, 60),
    deep: oklch(0.27, 0.04, 260),
  },
  // Warm grey, olive, crimson.
  {
    ground: oklch(0.73, 0.02, 75),
    second: oklch(0.5, 0.06, 115),
    accent: oklch(0.48, 0.15, 20),
    pale: oklch(0.94, 0.02, 85),
    deep: oklch(0.3, 0.03, 100),
  },
  // Plum dusk, dusty violet, lemon.
  {
    ground: oklch(0.38, 0.045, 330),
    second: oklch(0.62, 0.05, 310),
    accent: oklch(0.82, 0.12, 98),
    pale: oklch(0.89, 0.025, 330),
    deep: oklch(0.22, 0.04, 320),
  },
  // Teal shadow, sand, coral.
  {
    ground: oklch(0.45, 0.045, 205),
    second: oklch(0.78, 0.05, 80),
    accent: oklch(0.64, 0.14, 32),
    pale: oklch(0.92, 0.02, 100),
    deep: oklch(0.26, 0.035, 215),
  },
];

interface LightOfHour {
  readonly tint: Colour;
  readonly shadow: Colour;
  readonly strength: number;
  readonly dim: number;
  readonly top: Colour;
  readonly low: Colour;
}

const HOURS: Record<Hour, LightOfHour> = {
  dawn: {
    tint: oklch(0.86, 0.06, 50),
    shadow: oklch(0.52, 0.05, 290),
    strength: 0.24,
    dim: -0.02,
    top: oklch(0.76, 0.045, 270),
    low: oklch(0.9, 0.055, 60),
  },
  day: {
    tint: oklch(0.93, 0.03, 95),
    shadow: oklch(0.5, 0.045, 255),
    strength: 0.08,
    dim: 0,
    top: oklch(0.72, 0.065, 242),
    low: oklch(0.91, 0.025, 95),
  },
  dusk: {
    tint: oklch(0.72, 0.11, 55),
    shadow: oklch(0.36, 0.06, 300),
    strength: 0.3,
    dim: -0.08,
    top: oklch(0.53, 0.06, 285),
    low: oklch(0.81, 0.11, 62),
  },
  night: {
    tint: oklch(0.5, 0.06, 250),
    shadow: oklch(0.28, 0.045, 270),
    strength: 0.42,
    dim: -0.08,
    top: oklch(0.38, 0.055, 265),
    low: oklch(0.6, 0.05, 235),
  },
};

const FOLIAGE: Record<Season, readonly [Colour, Colour, Colour]> = {
  spring: [oklch(0.79, 0.1, 115), oklch(0.63, 0.085, 128), oklch(0.43, 0.055, 150)],
  summer: [oklch(0.68, 0.1, 118), oklch(0.5, 0.08, 135), oklch(0.34, 0.05, 155)],
  autumn: [oklch(0.74, 0.13, 76), oklch(0.58, 0.12, 55), oklch(0.38, 0.07, 40)],
  winter: [oklch(0.62, 0.035, 80), oklch(0.45, 0.035, 60), oklch(0.3, 0.03, 280)],
};

const GRASS: Record<Season, Colour> = {
  spring: oklch(0.69, 0.09, 120),
  summer: oklch(0.62, 0.085, 112),
  autumn: oklch(0.63, 0.08, 82),
  winter: oklch(0.9, 0.015, 255),
};

/** Mixes the palette of one picture; chance turns it a little so that two May mornings differ. */
export function mixPalette(season: Season, hour: Hour, random: Random): Palette {
  const light = HOURS[hour];
  const turn = random.between(-9, 9);
  const overcast = random.between(0, season === 'summer' ? 0.35 : 0.55);
  const lit = (colour: Colour, strength = 1) =>
    shift(mix(colour, light.tint, light.strength * strength), {
      light: light.dim * strength,
      hue: turn * 0.5,
      chroma: hour === 'night' ? 0.8 : 1,
    });
  const grey = (colour: Colour) => shift(colour, { chroma: 1 - overcast, hue: turn });
  const skyTop = grey(
    season === 'winter' ? shift(light.top, { chroma: 0.6, light: 0.04 }) : light.top,
  );
  const skyLow = grey(light.low);
  const haze = mix(mix(skyLow, skyTop, 0.35), light.shadow, 0.12);
  const dark = lit(oklch(0.26, 0.03, 40 + turn * 4), 0.5);
  return {
    skyTop,
    skyLow,
    haze,
    foliage: FOLIAGE[season].map((colour) => lit(colour)) as unknown as Palette['foliage'],
    grass: lit(GRASS[season]),
    earth: lit(season === 'winter' ? oklch(0.76, 0.02, 250) : oklch(0.56, 0.055, 65)),
    water: mix(mix(skyTop, skyLow, 0.4), lit(oklch(0.48, 0.04, 215)), 0.35),
    trunk: lit(oklch(0.38, 0.035, 50)),
    stone: lit(oklch(0.7, 0.025, 75)),
    wall: lit(oklch(0.88, 0.035, 85)),
    roof: lit(oklch(0.5, 0.08, 38)),
    white: lit(oklch(0.96, 0.01, 90), 0.8),
    dark,
    light: light.tint,
    shadow: light.shadow,
    harmony: random.pick(HARMONIES),
    lit,
    away: (colour, distance) => mix(colour, haze, distance * 0.92),
  };
}
