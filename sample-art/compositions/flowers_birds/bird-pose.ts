import { type Point, place, smooth } from '../../curve.ts';
import { points } from '../../points.ts';

/** How it sits. */
export interface Perch {
  /** Where the feet hold. */
  readonly at: Point;
  /** Length of the body without the tail, in units. */
  readonly size: number;
  readonly facing: 1 | -1;
  readonly turn?: number;
}

/** Outlines in the bird's own measures: its feet at 0,0, its body one long, looking to the right. */
export interface Pose {
  readonly put: (outline: readonly Point[]) => Point[];
  readonly open: (line: readonly Point[]) => Point[];
  readonly round: (outline: string) => Point[];
  readonly spot: (x: number, y: number) => Point;
}

/** The pose of a bird on its perch. */
export function pose({ at, size, facing, turn = 0 }: Perch): Pose {
  const put = (outline: readonly Point[]) =>
    place(outline, { to: at, scale: size, flip: facing < 0, turn: turn * facing });
  return {
    put,
    open: (line) => put(smooth(line, { steps: 6 })),
    round: (outline) => put(smooth(points(outline), { closed: true, steps: 6 })),
    spot: (x, y) => put([[x, y]])[0] ?? at,
  };
}
