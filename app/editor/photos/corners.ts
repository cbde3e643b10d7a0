/** From the top left corner, in shares of width and height (0 to 1) or in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const CORNER_NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

export const WHOLE_PHOTO: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Least distance of a corner from the line through its neighbours, in shares of the photo. */
const LEAST_TURN = 0.002;

export function isWholePhoto(corners: Corners): boolean {
  return corners.every(({ x, y }, index) => {
    const own = WHOLE_PHOTO[index];
    return x === own?.x && y === own.y;
  });
}

/** Unchanged if the corners would cross or turn inside out, which no canvas does in perspective. */
export function moveCorner(corners: Corners, index: number, to: Point): Corners {
  const point = { x: clamp(to.x), y: clamp(to.y) };
  const moved = corners.map((corner, at) => (at === index ? point : corner)) as unknown as Corners;
  return isConvex(moved) ? moved : corners;
}

/** Clockwise by a quarter. */
export function turnCorners([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners {
  return [bottomLeft, topLeft, topRight, bottomRight];
}

export function boundsOf(corners: Corners) {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

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
