import { type HungWork, hang } from '#catalogue/works/hanging.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';

/** Between two works, in centimetres; category-wall.module.css has the same. */
const GAP_CM = 60;

/** Where the first work begins: after the figure. */
const START_CM = 166;

/** How high a work is shown of which nobody knows how high it is. */
const SUPPOSED_HEIGHT_CM = 45;

/** What a wall has to know of a work. */
type WorkToHang = Pick<WorkCard, 'size' | 'photo'>;

/** A work as it hangs on a wall: by its size, or as if it had a usual one. */
export function hungOrSupposed({ size, photo }: WorkToHang): HungWork {
  const height = SUPPOSED_HEIGHT_CM;
  return hang(size ?? { width: (height * photo.width) / photo.height, height });
}

/** A wall from afar: where the rectangle of each work lies, in centimetres from the upper left corner. */
interface WallPlan {
  readonly width: number;
  readonly height: number;
  readonly works: readonly { readonly outline: string; readonly colour: string }[];
}

/** @param height of the wall */
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
