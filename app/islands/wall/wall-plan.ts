import type { Work } from '#catalogue/works/work.ts';
import { type HungWork, hang } from './hanging.ts';

// Same as in category-wall.module.css.
const GAP_CM = 60;

// Leaves room for the figure.
const START_CM = 166;

// For works of unknown size.
const SUPPOSED_HEIGHT_CM = 45;

type WorkToHang = Pick<Work, 'size' | 'photo'>;

/** An unknown size becomes a usual one. */
export function hungOrSupposed({ size, photo }: WorkToHang): HungWork {
  const height = SUPPOSED_HEIGHT_CM;
  return hang(size ?? { width: (height * photo.width) / photo.height, height });
}

// Rectangles in centimetres from the upper left corner.
interface WallPlan {
  readonly width: number;
  readonly height: number;
  readonly works: readonly { readonly outline: string; readonly colour: string }[];
}

/** `height` of the wall, in centimetres. */
export function wallPlan(works: readonly WorkToHang[], height: number): WallPlan {
  let x = START_CM;
  const rectangles = works.map((work) => {
    const hung = hungOrSupposed(work);
    const top = height - hung.above - hung.height;
    const [left, wide, high] = [x, hung.width, hung.height].map(Math.round);
    x += hung.width + GAP_CM;
    return {
      outline: `M${left} ${Math.round(top)}h${wide}v${high}h-${wide}z`,
      colour: work.photo.colour,
    };
  });
  return { width: Math.round(x), height, works: rectangles };
}
