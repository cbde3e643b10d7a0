import type { Corners, Point } from './corners.ts';

/** RGBA, row by row, as in a canvas. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export type PixelSize = Pick<Pixels, 'width' | 'height'>;

type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The mean of opposite sides, never enlarged. `corners` and `longest` are in pixels. */
export function straightSize(corners: Corners, longest: number): PixelSize {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2;
  const height = (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2;
  const scale = Math.min(1, longest / Math.max(width, height));
  const pixels = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: pixels(width), height: pixels(height) };
}

/** `corners` are in pixels of the source. */
export function straighten(source: Pixels, corners: Corners, size: PixelSize): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const [a, b, c, d, e, f, g, h, i] = fromUnitSquare(corners);
  let at = 0;
  for (let row = 0; row < size.height; row += 1) {
    const v = (row + 0.5) / size.height;
    for (let column = 0; column < size.width; column += 1) {
      const u = (column + 0.5) / size.width;
      const depth = g * u + h * v + i;
      // Half a pixel back, because colors belong to the middle of a pixel.
      const x = (a * u + b * v + c) / depth - 0.5;
      const y = (d * u + e * v + f) / depth - 0.5;
      sampleInto({ data, at, source, x, y });
      at += 4;
    }
  }
  return { data, ...size };
}

/** Red, green and blue, 0 to 255. */
export function averageColour({ data }: Pixels): [number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    red += data[at] ?? 0;
    green += data[at + 1] ?? 0;
    blue += data[at + 2] ?? 0;
  }
  const mean = (sum: number) => Math.round((sum * 4) / data.length);
  return [mean(red), mean(green), mean(blue)];
}

/** From the unit square to four corners (Heckbert, Fundamentals of Texture Mapping, 1989). */
function fromUnitSquare([p0, p1, p2, p3]: Corners): Homography {
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const one = { x: p1.x - p2.x, y: p1.y - p2.y };
  const two = { x: p3.x - p2.x, y: p3.y - p2.y };
  const area = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / area;
  const h = (one.x * sum.y - sum.x * one.y) / area;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}

interface Sample extends Point {
  readonly data: Uint8ClampedArray;
  readonly at: number;
  readonly source: Pixels;
}

/** Bilinear; outside, the pixels of the edge continue. */
function sampleInto({ data, at, source, x, y }: Sample): void {
  const { data: from, width, height } = source;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const rightPart = x - left;
  const lowerPart = y - top;
  const x0 = Math.min(width - 1, Math.max(0, left));
  const x1 = Math.min(width - 1, Math.max(0, left + 1));
  const y0 = Math.min(height - 1, Math.max(0, top)) * width;
  const y1 = Math.min(height - 1, Math.max(0, top + 1)) * width;
  for (let channel = 0; channel < 4; channel += 1) {
    const upperLeft = from[(y0 + x0) * 4 + channel] ?? 0;
    const upperRight = from[(y0 + x1) * 4 + channel] ?? 0;
    const lowerLeft = from[(y1 + x0) * 4 + channel] ?? 0;
    const lowerRight = from[(y1 + x1) * 4 + channel] ?? 0;
    const upper = upperLeft + (upperRight - upperLeft) * rightPart;
    const lower = lowerLeft + (lowerRight - lowerLeft) * rightPart;
    data[at + channel] = upper + (lower - upper) * lowerPart;
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
