import type { Brush } from '../brush.ts';
import type { Colour } from '../colour.ts';
import type { Noise } from '../noise.ts';
import type { Element } from '../scene.ts';
import type { Studio } from './medium.ts';

/** How water and pigment behave. */
export interface Water {
  /** The colour as this medium has it; null leaves the paper bare. */
  readonly pigment: (colour: Colour, element: Element) => Colour | null;
  /** Strength of a wash, 1 is full. */
  readonly load: (element: Element) => number;
  /** How far outlines wander, in units. */
  readonly wobble: number;
  /** Darker rims where a wash dries. */
  readonly rim: number;
  readonly granulation: number;
  /** How unevenly pigment settles. */
  readonly flow: number;
  /** How plainly the borders of repeated washes show. */
  readonly layers: number;
  /** How clean a shape leaves the paper for itself: 1 nothing shines through. */
  readonly reserve: number;
  /** How much a wide wash pales towards one side and parts into warm and cool. */
  readonly grading: number;
  /** Chance that water runs back into a large wash. */
  readonly blooms: number;
  /** Chance that the sheet's edge stays bare, as under masking tape. */
  readonly border: number;
}

/** A sheet of paper while water and pigment are on it. */
export interface Sheet {
  readonly studio: Studio;
  readonly water: Water;
  /** How much light each pixel swallows, for red, green and blue. */
  readonly density: Float32Array;
  readonly noise: Noise;
  readonly brush: Brush;
}

/** How much of a light (0 to 250) a pigment of that colour swallows. */
export const swallow = (v: number) => -Math.log(Math.min(1, Math.max(0.035, v / 250)));
