/** In shares of width and height (0 to 1), from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Top left, top right, bottom right and bottom left of the canvas in its photo. */
export type Corners = readonly [Point, Point, Point, Point];

export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export type PixelSize = Pick<Pixels, 'width' | 'height'>;

export const WHOLE_PHOTO: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Least distance of a corner from the line through its neighbours, in shares of the photo. */
const LEAST_TURN = 0.002;

/** Unchanged if the corners would cross or turn inside out, which no canvas does in perspective. */
export function moveCorner(corners: Corners, index: number, { x, y }: Point): Corners {
  const moved = mapCorners(corners, (corner, at) =>
    at === index ? { x: clamp(x, 1), y: clamp(y, 1) } : corner,
  );
  return isConvex(moved) ? moved : corners;
}

export function turnCorners([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners {
  return [bottomLeft, topLeft, topRight, bottomRight];
}

export function mapCorners(
  corners: Corners,
  change: (corner: Point, index: number) => Point,
): Corners {
  return corners.map(change) as unknown as Corners;
}

export function boundsOf(corners: Corners) {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function straightSize(corners: Corners, photo: PixelSize): PixelSize {
  const lengthOf = (one: Point, other: Point) =>
    Math.hypot((one.x - other.x) * photo.width, (one.y - other.y) * photo.height);
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return {
    width: (lengthOf(topLeft, topRight) + lengthOf(bottomLeft, bottomRight)) / 2,
    height: (lengthOf(topLeft, bottomLeft) + lengthOf(topRight, bottomRight)) / 2,
  };
}

export function fitInto({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  const pixels = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: pixels(width), height: pixels(height) };
}

/** From the unit square to four corners (Heckbert, Fundamentals of Texture Mapping, 1989). */
export function straighten(source: Pixels, corners: Corners, size: PixelSize): Pixels {
  const [p0, p1, p2, p3] = corners;
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const one = { x: p1.x - p2.x, y: p1.y - p2.y };
  const two = { x: p3.x - p2.x, y: p3.y - p2.y };
  const area = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / area;
  const h = (one.x * sum.y - sum.x * one.y) / area;
  const along = { x: p1.x - p0.x + g * p1.x, y: p1.y - p0.y + g * p1.y };
  const down = { x: p3.x - p0.x + h * p3.x, y: p3.y - p0.y + h * p3.y };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const u = ((pixel % size.width) + 0.5) / size.width;
    const v = (Math.floor(pixel / size.width) + 0.5) / size.height;
    const depth = g * u + h * v + 1;
    // Shifts by half a pixel, because colours belong to the middle of a pixel.
    const x = ((along.x * u + down.x * v + p0.x) / depth) * source.width - 0.5;
    const y = ((along.y * u + down.y * v + p0.y) / depth) * source.height - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    // Interpolates bilinearly; outside the photo, the pixels of its edge continue.
    const x0 = clamp(left, source.width - 1);
    const x1 = clamp(left + 1, source.width - 1);
    const y0 = clamp(top, source.height - 1) * source.width;
    const y1 = clamp(top + 1, source.height - 1) * source.width;
    for (let channel = 0; channel < 4; channel += 1) {
      const colourAt = (index: number) => source.data[index * 4 + channel] ?? 0;
      const upper = colourAt(y0 + x0) + (colourAt(y0 + x1) - colourAt(y0 + x0)) * (x - left);
      const lower = colourAt(y1 + x0) + (colourAt(y1 + x1) - colourAt(y1 + x0)) * (x - left);
      data[at + channel] = upper + (lower - upper) * (y - top);
    }
  }
  return { data, ...size };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
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
