import { channelsOf, linearChannel } from '#catalogue/site/colours.ts';

export interface PaletteColour {
  /** `#rrggbb`, average of its pixels. */
  readonly colour: string;
  /** Share of the picture, 0 to 1. */
  readonly part: number;
  /** Share of the border of the picture, 0 to 1: bare paper shows there. */
  readonly edge: number;
}

/** Largest share first, without a possible frame. */
export type Palette = readonly PaletteColour[];

/** Lightness 0 to 1, green–red, blue–yellow; distances are perceptual. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Channels 0 to 255; the colour space is by Björn Ottosson. */
export function oklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linearChannel(red), linearChannel(green), linearChannel(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** @param colour `#rrggbb` */
export function oklabOf(colour: string): Oklab {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return oklab(red, green, blue);
}

/** @example oklch('#a8321f') // { lightness: 0.48, chroma: 0.16, hue: 32 }, to two digits */
export function oklch(colour: string): Oklch {
  const [lightness, a, b] = oklabOf(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}
