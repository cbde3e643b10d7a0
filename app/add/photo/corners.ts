/** A point of a photo, from its upper left corner, in parts of its width and height (0 to 1) or in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four corners of a canvas in a photo: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The names of the corners, in their order. */
export const CORNER_NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

/** The corners of the photo itself: nothing is cut off. */
export const WHOLE_PHOTO: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** How far corners must be from a straight line through their neighbours, in parts of the photo. */
const LEAST_TURN = 0.002;

/** Whether nothing is cut off. */
export function isWholePhoto(corners: Corners): boolean {
  return corners.every(({ x, y }, index) => {
    const own = WHOLE_PHOTO[index];
    return x === own?.x && y === own.y;
  });
}

/**
 * The corners with one of them moved, no further than the edges of the photo; as they were, if the four would no
 * longer be a canvas seen from some side (crossed, or turned inside out).
 */
export function moveCorner(corners: Corners, index: number, to: Point): Corners {
  const point = { x: clamp(to.x), y: clamp(to.y) };
  const moved = corners.map((corner, at) => (at === index ? point : corner)) as unknown as Corners;
  return isConvex(moved) ? moved : corners;
}

/** The same corners of a canvas that is turned by a quarter, clockwise: what was at the bottom left is at the top left. */
export function turnCorners([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners {
  return [bottomLeft, topLeft, topRight, bottomRight];
}

/** The smallest upright rectangle around the corners. */
export function boundsOf(corners: Corners) {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Clockwise all the way round. */
function isConvex(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const before = corners[(index + 3) % 4] ?? corner;
    const after = corners[(index + 1) % 4] ?? corner;
    const turn =
      (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return turn > LEAST_TURN;
  });
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
