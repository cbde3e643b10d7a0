import type { Support } from '../grounds.ts';
import type { Picture } from '../picture.ts';
import type { Random } from '../random.ts';
import type { Element } from '../scene.ts';

/** What a medium works with: the elements measured in pixels, and the ground to paint on. */
export interface Studio {
  readonly elements: readonly Element[];
  readonly width: number;
  readonly height: number;
  /** Pixels a unit: brushes and grain keep their size on the picture, whatever its resolution. */
  readonly unit: number;
  /** Size of the hand against the picture: on a large canvas the same brush makes a smaller stroke. 1 at 60 cm. */
  readonly hand: number;
  readonly support: Support;
  readonly random: Random;
}

/** Paints a scene on its ground. */
export type PaintWith = (studio: Studio) => Picture;
