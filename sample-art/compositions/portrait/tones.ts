import { type Colour, mix, oklch, shift } from '../../colour.ts';
import type { Brief } from '../../scene.ts';

/** The colours of one sitter in the picture's light. */
export interface Tones {
  readonly light: Colour;
  readonly middle: Colour;
  readonly shade: Colour;
  /** Under the jaw, in the eye sockets. */
  readonly deep: Colour;
  readonly blush: Colour;
  readonly lip: Colour;
  /** Lashes, nostrils, the line between the lips. */
  readonly dark: Colour;
  readonly hair: Colour;
  readonly hairLight: Colour;
  readonly hairDark: Colour;
}

const HAIR: readonly Colour[] = [
  oklch(0.32, 0.03, 50),
  oklch(0.27, 0.02, 30),
  oklch(0.42, 0.06, 55),
  oklch(0.38, 0.07, 40),
  oklch(0.56, 0.07, 75),
];

/** Media that speak in tones on paper: what lies in light stays bare there. */
export const isDrawing = ({ medium }: Pick<Brief, 'medium'>) =>
  medium !== 'oil' && medium !== 'acrylic' && medium !== 'pastel' && medium !== 'watercolour';

/** Mixes a sitter's colours; `hair` is left to chance if not given. */
export function mixTones(brief: Brief, hair?: Colour | undefined): Tones {
  const { palette, random } = brief;
  const drawn = isDrawing(brief);
  const base = palette.lit(oklch(random.between(0.8, 0.84), 0.052, random.between(52, 66)), 0.35);
  const light = drawn ? shift(base, { light: brief.ground === 'kraft' ? -0.02 : 0.14 }) : base;
  const cool = mix(palette.shadow, oklch(0.5, 0.05, 20), 0.4);
  const strands = palette.lit(hair ?? random.pick(HAIR), 0.35);
  return {
    light,
    middle: mix(shift(light, { light: -0.08, chroma: 1.25 }), cool, 0.08),
    shade: mix(shift(light, { light: drawn ? -0.26 : -0.18, chroma: 1.2, hue: -8 }), cool, 0.3),
    deep: mix(shift(light, { light: -0.36, hue: -14 }), cool, 0.4),
    blush: oklch(0.66, 0.11, 28),
    lip: palette.lit(oklch(0.55, 0.11, 22), 0.3),
    dark: mix(palette.dark, strands, 0.25),
    hair: strands,
    hairLight: mix(shift(strands, { light: 0.12, chroma: 1.25 }), palette.light, 0.12),
    hairDark: mix(shift(strands, { light: -0.09 }), palette.shadow, 0.15),
  };
}
