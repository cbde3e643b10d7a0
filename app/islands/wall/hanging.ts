import type { CSSProperties } from 'react';
import type { Work } from '#catalogue/works/work.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';

const EYE_LEVEL_CM = 155; // as in museums, for the centre of each work

const MIN_ABOVE_FLOOR_CM = 45;

const ABOVE_HIGHEST_CM = 15;

const USUAL_HEIGHT_CM = 45;

// Between a work and the ledge below it, as in work-on-wall.module.css.
export const LEDGE_GAP_CM = 2;

const LEDGE_CM = 2.5;

// On the plan, as in category-wall.module.css; half of it at the ends.
const GAP_CM = 60;

export interface SizedWork extends Work {
  readonly size: WorkSize;
}

export interface HungWork extends WorkSize {
  readonly above: number;
}

export const PERSON: HungWork = { width: 46, height: 165, above: -9 };

export function hang({ size, photo }: Pick<Work, 'size' | 'photo'>): HungWork {
  const usual = { width: (USUAL_HEIGHT_CM * photo.width) / photo.height, height: USUAL_HEIGHT_CM };
  const { width, height } = size ?? usual;
  return { width, height, above: Math.max(MIN_ABOVE_FLOOR_CM, EYE_LEVEL_CM - height / 2) };
}

export function hungStyle({ width, height, above }: HungWork): CSSProperties {
  const rounded = (cm: number) => Number(cm.toFixed(1));
  return {
    '--cm-width': rounded(width),
    '--cm-height': rounded(height),
    '--cm-above': rounded(above),
  };
}

export function nearHeight({ width, height }: WorkSize): number {
  return Math.max(1.12 * height, 1.35 * Math.sqrt(width * height)) + LEDGE_GAP_CM + LEDGE_CM;
}

export function wallHeight(hung: readonly HungWork[]): number {
  return Math.max(...hung.map(({ above, height }) => above + height + ABOVE_HIGHEST_CM));
}

export function wallPlan(works: readonly Pick<Work, 'size' | 'photo'>[], height: number) {
  let width = GAP_CM / 2;
  const rectangles = works.map((work, index) => {
    if (index === 1) width += PERSON.width + GAP_CM;
    const hung = hang(work);
    const left = Math.round(width);
    const top = Math.round(height - hung.above - hung.height);
    const [across = 0, down = 0] = [hung.width, hung.height].map(Math.round);
    width += hung.width + GAP_CM;
    return { d: `M${left} ${top}h${across}v${down}h-${across}z`, fill: work.photo.colour };
  });
  return { width: Math.round(width - GAP_CM / 2), rectangles };
}
