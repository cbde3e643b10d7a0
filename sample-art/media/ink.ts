import { type Colour, lightness, mix, oklch } from '../colour.ts';
import type { Element } from '../scene.ts';
import type { PaintWith } from './medium.ts';
import { paintWashes } from './wash.ts';

const INK: Colour = oklch(0.2, 0.008, 260);
const SEPIA: Colour = oklch(0.29, 0.05, 55);
const WATER: Colour = [250, 250, 250];

/** Colour becomes tone: light things stay paper, only accents keep their colour. */
function toneOf(ink: Colour) {
  return (colour: Colour, element: Element): Colour | null => {
    if (element.accent) return colour;
    const tone = Math.min(1, Math.max(0, (0.93 - lightness(colour)) / 0.68));
    const strength = element.type === 'shape' && element.backdrop ? tone * 0.1 : tone;
    return mix(WATER, ink, strength ** 0.9);
  };
}

const WATERS = {
  wobble: 2,
  rim: 0.32,
  granulation: 0.2,
  flow: 0.4,
  reserve: 0.88,
  grading: 0.35,
  blooms: 0.5,
  layers: 0.08,
  border: 0,
  load: () => 1,
};

/** Black ink: wash, dry brush and empty paper. */
export const paintInk: PaintWith = (studio) =>
  paintWashes(studio, { ...WATERS, pigment: toneOf(INK) });

/** Brown ink, a little warmer and softer. */
export const paintSepia: PaintWith = (studio) =>
  paintWashes(studio, { ...WATERS, rim: 0.45, pigment: toneOf(SEPIA) });
