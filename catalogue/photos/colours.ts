import type { SiteFile } from '#catalogue/schema/site-entry.ts';

type Colours = Readonly<Record<'paper' | 'ink' | 'accent', string>>;

/** Same values as `app/styles/tokens.css`. */
export const DEFAULT_COLOURS: Colours = { paper: '#f6f2ea', ink: '#1f1b16', accent: '#a8321f' };

/** WCAG 2.2, 1.4.3 (text): the accent also colours text. */
export const LEAST_CONTRAST = 4.5;

export function coloursOf({ colours }: { readonly colours?: SiteFile['colours'] }): Colours {
  return { ...DEFAULT_COLOURS, ...(colours as Partial<Colours>) };
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export function luminance(colour: string): number {
  return luminanceOf(channelsOf(colour));
}

export function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(linearChannel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearChannel(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function hexColour(channels: readonly number[]): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Lightness 0 to 1, green–red, blue–yellow; distances are perceptual. */
export type Oklab = readonly [lightness: number, a: number, b: number];

// Björn Ottosson, A perceptual color space for image processing: https://bottosson.github.io/posts/oklab/
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

export function oklabOf(colour: string): Oklab {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return oklab(red, green, blue);
}

export function oklch(colour: string) {
  const [lightness, a, b] = oklabOf(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}
