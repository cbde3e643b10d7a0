import type { SiteFile } from '#catalogue/schema/site-entry.ts';

/** As `#rrggbb`. */
export interface Colours {
  readonly paper: string;
  readonly ink: string;
  /** Used rarely, like a painter's seal. */
  readonly accent: string;
}

/** Same values as `app/styles/tokens.css`. */
export const DEFAULT_COLOURS: Colours = { paper: '#f6f2ea', ink: '#1f1b16', accent: '#a8321f' };

/** WCAG 2.2, 1.4.3 (text): the accent also colours text. */
export const LEAST_CONTRAST = 4.5;

// Share of ink in the softer colour; the rest is paper.
const INK_IN_SOFT = 0.68;
const INK_IN_HAIRLINE = 0.14;

// `--shade` and its share in `--color-overlay`, as in `app/styles/tokens.css`.
const SHADE = '#14100c';
const SHADE_IN_OVERLAY = 0.55;

export function coloursOf({ colours }: { readonly colours?: SiteFile['colours'] }): Colours {
  return {
    paper: colours?.paper ?? DEFAULT_COLOURS.paper,
    ink: colours?.ink ?? DEFAULT_COLOURS.ink,
    accent: colours?.accent ?? DEFAULT_COLOURS.accent,
  };
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export function colourStyles(site: { readonly colours?: SiteFile['colours'] }): string {
  if (!site.colours) return '';
  const { paper, ink, accent } = coloursOf(site);
  const tokens = {
    '--color-paper': paper,
    '--color-paper-dimmed': mixed(SHADE, paper, SHADE_IN_OVERLAY),
    '--color-ink': ink,
    '--color-ink-soft': softInk(ink, paper),
    '--color-hairline': mixed(ink, paper, INK_IN_HAIRLINE),
    '--color-seal': accent,
  };
  const lines = Object.entries(tokens).map(([name, colour]) => `${name}: ${colour};`);
  return `@layer tokens { :root { ${lines.join(' ')} } }\n`;
}

function softInk(ink: string, paper: string): string {
  for (let share = INK_IN_SOFT; share < 1; share += 0.04) {
    const soft = mixed(ink, paper, share);
    if (contrast(soft, paper) >= LEAST_CONTRAST) return soft;
  }
  return ink;
}

function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  return hexColour(
    channelsOf(one).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)),
  );
}

/** WCAG 2.2 relative luminance, from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return luminanceOf(red, green, blue);
}

/** Channels from 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * linearChannel(red) + 0.7152 * linearChannel(green) + 0.0722 * linearChannel(blue);
}

/** sRGB channel from 0 to 255; the result is from 0 to 1. */
export function linearChannel(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @example hexColour([7, 171, 255]) // '#07abff' */
export function hexColour(channels: readonly number[]): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** @example channelsOf('#f6f2ea') // [246, 242, 234] */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
