import { shift } from '../colour.ts';
import type { PaintWith } from './medium.ts';
import { paintWashes } from './wash.ts';

/** Layered translucent washes with darker rims, blooms and grain; the paper is the white. */
export const paintWatercolour: PaintWith = (studio) =>
  paintWashes(studio, {
    pigment: (colour) => shift(colour, { chroma: 1.12, light: 0.02 }),
    load: (element) => (element.type === 'line' ? 1 : 0.97),
    wobble: 2.4,
    rim: 0.8,
    granulation: 0.2,
    flow: 0.42,
    layers: 0.075,
    reserve: 0.9,
    grading: 1,
    blooms: 0.75,
    border: 0.6,
  });
