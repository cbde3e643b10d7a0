import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css } from './colour.ts';
import { type Box, boxAround, type Point, ribbon } from './curve.ts';
import { fillStyle } from './paint.ts';
import type { Picture } from './picture.ts';
import type { Element, Line, Shape } from './scene.ts';

/** Draws a path over the points. */
export function trace(context: SKRSContext2D, points: readonly Point[], closed = true): void {
  context.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  if (closed) context.closePath();
}

const lineOutline = ({ points, width, pressure }: Line): Point[] =>
  ribbon(points, (t) => Math.max(0.3, (pressure(t) * width) / 2));

/** Draws one element plainly: what every medium takes its colours, tones and edges from. */
function drawElement(context: SKRSContext2D, element: Element): void {
  context.save();
  if (element.clip) {
    trace(context, element.clip);
    context.clip();
  }
  context.globalAlpha = element.opacity;
  if (element.type === 'line') {
    context.fillStyle = css(element.colour);
    trace(context, lineOutline(element));
  } else {
    if (element.edge > 0.3) context.filter = `blur(${element.edge / 2}px)`;
    if (element.glaze) context.globalCompositeOperation = 'multiply';
    context.fillStyle = fillStyle(context, element.paint);
    trace(context, element.outline);
  }
  context.fill();
  context.restore();
}

/** The plain picture of a scene, before any medium. */
export function rasterise(
  elements: readonly Element[],
  width: number,
  height: number,
  base: Colour,
): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = css(base);
  context.fillRect(0, 0, width, height);
  for (const element of elements) drawElement(context, element);
  const { data } = context.getImageData(0, 0, width, height);
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
    rgb[j] = data[i] ?? 0;
    rgb[j + 1] = data[i + 1] ?? 0;
    rgb[j + 2] = data[i + 2] ?? 0;
  }
  return { width, height, rgb };
}

/** How much of each pixel of a box something covers, 0 to 1. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

/** Cuts a box to whole pixels inside the picture; null when nothing is left of it. */
function pixelBox(box: Box, width: number, height: number): Omit<Mask, 'cover'> | null {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.right));
  const bottom = Math.min(height, Math.ceil(box.bottom));
  return right > left && bottom > top
    ? { left, top, width: right - left, height: bottom - top }
    : null;
}

/** The mask of several outlines laid over each other, each with its own share of the whole. */
export function maskOutlines(
  outlines: readonly (readonly Point[])[],
  clip: readonly Point[] | null,
  margin: number,
  size: { readonly width: number; readonly height: number },
): Mask | null {
  const area = boxAround(outlines.flat(), margin);
  const limits = clip ? boxAround(clip, 2) : area;
  const box = pixelBox(
    {
      left: Math.max(area.left, limits.left),
      top: Math.max(area.top, limits.top),
      right: Math.min(area.right, limits.right),
      bottom: Math.min(area.bottom, limits.bottom),
    },
    size.width,
    size.height,
  );
  if (!box) return null;
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  context.translate(-box.left, -box.top);
  if (clip) {
    trace(context, clip);
    context.clip();
  }
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = css([255, 255, 255], 1 / outlines.length);
  for (const outline of outlines) {
    trace(context, outline);
    context.fill();
  }
  const { data } = context.getImageData(0, 0, box.width, box.height);
  const cover = new Float32Array(box.width * box.height);
  for (let i = 0; i < cover.length; i++) cover[i] = (data[i * 4 + 3] ?? 0) / 255;
  return { ...box, cover };
}

/** Which way a brush runs at each place, and how much care the place deserves, on a grid of one in four pixels. */
export interface Guide {
  /** The angle in radians, or null where the medium may choose. */
  angleAt(x: number, y: number): number | null;
  /** 0 broad, 1 the focus. */
  detailAt(x: number, y: number): number;
  /** Whether no later shape covers the element of that index at a place. */
  isSeen(index: number, x: number, y: number): boolean;
}

const GRID = 4;
/** Thinner or softer than this a shape veils what is behind it without hiding it. */
const HIDING_OPACITY = 0.6;
const HIDING_EDGE_PX = 22;

export function createGuide(elements: readonly Element[], width: number, height: number): Guide {
  const columns = Math.ceil(width / GRID);
  const rows = Math.ceil(height / GRID);
  const angles = new Float32Array(columns * rows).fill(Number.NaN);
  const details = new Float32Array(columns * rows).fill(0.3);
  const tops = new Int32Array(columns * rows).fill(-1);
  const shrink = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [x / GRID, y / GRID]);
  for (const [order, shape] of elements.entries()) {
    if (shape.type === 'line' || shape.glaze) continue;
    const mask = maskOutlines([shrink(shape.outline)], shape.clip && shrink(shape.clip), 0, {
      width: columns,
      height: rows,
    });
    if (mask) stampGuide(shape, mask, order);
  }
  function stampGuide(
    { direction, detail, opacity, edge }: Shape,
    { left, top, width: span, cover }: Mask,
    order: number,
  ): void {
    const hides = opacity >= HIDING_OPACITY && edge < HIDING_EDGE_PX;
    cover.forEach((value, i) => {
      if (value < 0.5) return;
      const x = left + (i % span);
      const y = top + Math.floor(i / span);
      const at = y * columns + x;
      details[at] = detail;
      if (hides) tops[at] = order;
      angles[at] =
        typeof direction === 'function' ? direction(x * GRID, y * GRID) : (direction ?? Number.NaN);
    });
  }
  const index = (x: number, y: number) =>
    Math.min(rows - 1, Math.max(0, Math.floor(y / GRID))) * columns +
    Math.min(columns - 1, Math.max(0, Math.floor(x / GRID)));
  return {
    angleAt: (x, y) => {
      const angle = angles[index(x, y)] ?? Number.NaN;
      return Number.isNaN(angle) ? null : angle;
    },
    detailAt: (x, y) => details[index(x, y)] ?? 0.3,
    isSeen: (order, x, y) => (tops[index(x, y)] ?? -1) <= order,
  };
}
