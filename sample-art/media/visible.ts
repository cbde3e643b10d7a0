import { type Colour, lightness } from '../colour.ts';
import { dense, type Point } from '../curve.ts';
import { colourAt, type Picture } from '../picture.ts';
import type { Guide } from '../raster.ts';
import type { Line } from '../scene.ts';

/** How far two colours lie apart, 0 to about 440. */
export function difference(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const STEP_PX = 4;

export interface Stretch {
  readonly points: readonly Point[];
  /** The line's own pressure on this stretch. */
  readonly pressure: (t: number) => number;
}

/** The stretches of a line, the element of index `order`, that nothing in front hides. */
export function visibleStretches(
  line: Line,
  order: number,
  { guide, width, height }: { guide: Guide; width: number; height: number },
): Stretch[] {
  const result: Stretch[] = [];
  let points: Point[] = [];
  const path = dense(line.points, STEP_PX);
  const last = Math.max(1, path.length - 1);
  const finish = (end: number) => {
    const from = (end - points.length + 1) / last;
    const share = end / last - from;
    // Less than its own width of a hidden line is no line but a floating speck.
    const isSpeck = share < 0.35 && (points.length - 1) * STEP_PX < line.width * 2.5;
    if (points.length > 1 && !isSpeck)
      result.push({ points, pressure: (t) => line.pressure(from + t * share) });
    points = [];
  };
  path.forEach((point, i) => {
    const [x, y] = point;
    const onSheet = x >= 0 && y >= 0 && x < width && y < height;
    if (onSheet && guide.isSeen(order, x, y)) points.push(point);
    else finish(i - 1);
  });
  finish(path.length - 1);
  return result;
}

/**
 * The stretches of an outline, that of the element of index `order`, that are really an edge in the finished
 * picture: others are hidden behind something.
 */
export function visibleParts(
  outline: readonly Point[],
  order: number,
  { sketch, guide, reach }: { sketch: Picture; guide: Guide; reach: number },
): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  const closed = [...dense(outline, reach, true), ...outline.slice(0, 1)];
  closed.forEach((point, i) => {
    const [ax, ay] = closed[Math.max(0, i - 1)] as Point;
    const [bx, by] = closed[Math.min(closed.length - 1, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / length) * reach, ((bx - ax) / length) * reach];
    const sides = [1, -1].map((sign): Point => [point[0] + nx * sign, point[1] + ny * sign]);
    const [one = 0, other = 0] = sides.map((side) => lightness(colourAt(sketch, ...side)));
    // What lies inside a form, its shadows, hides its edge from one side only.
    const isSeen = sides.some((side) => guide.isSeen(order, ...side));
    const inside =
      point[0] > 2 && point[1] > 2 && point[0] < sketch.width - 2 && point[1] < sketch.height - 2;
    if (inside && isSeen && Math.abs(one - other) > 0.025) part.push(point);
    else {
      if (part.length > 2) parts.push(part);
      part = [];
    }
  });
  if (part.length > 2) parts.push(part);
  return parts;
}
