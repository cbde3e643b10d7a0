import { dense, type Point } from './curve.ts';

/** One pixel under the brush. */
export interface Touch {
  /** Which pixel, counted row by row. */
  index: number;
  x: number;
  y: number;
  /** How far along the stroke, 0 to 1. */
  t: number;
  /** How far across it, -1 to 1. */
  u: number;
  /** How much of the pixel the stroke covers, for clean edges, 0 to 1. */
  cover: number;
}

/** Leads brushes over a picture; each pixel is touched once a stroke. */
export class Brush {
  readonly #width: number;
  readonly #height: number;
  readonly #seen: Uint32Array;
  readonly #touch: Touch = { index: 0, x: 0, y: 0, t: 0, u: 0, cover: 0 };
  #stroke = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#seen = new Uint32Array(width * height);
  }

  /** Draws along the points; `half` is half the width in pixels at each part of the way, `paint` gets every pixel (the same object each time). */
  sweep(
    points: readonly Point[],
    half: (t: number) => number,
    paint: (touch: Touch) => void,
  ): void {
    this.#stroke++;
    const path = dense(points, 0.7);
    const last = path.length - 1;
    const touch = this.#touch;
    for (let i = 0; i <= last; i++) {
      const [x, y] = path[i] as Point;
      // A wide brush turns slowly: measured over too short a way, its bristles would fan out at every bend.
      const window = Math.max(2, Math.round(half(last > 0 ? i / last : 0) * 0.5));
      const [ax, ay] = path[Math.max(0, i - window)] as Point;
      const [bx, by] = path[Math.min(last, i + window)] as Point;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const nx = -(by - ay) / length;
      const ny = (bx - ax) / length;
      touch.t = last > 0 ? i / last : 0;
      const w = half(touch.t);
      const reach = w + 0.7;
      for (let d = -reach; d <= reach; d += 0.6) {
        const px = Math.round(x + nx * d);
        const py = Math.round(y + ny * d);
        if (px < 0 || py < 0 || px >= this.#width || py >= this.#height) continue;
        const index = py * this.#width + px;
        if (this.#seen[index] === this.#stroke) continue;
        const across = (px - x) * nx + (py - y) * ny;
        const cover = Math.min(1, w - Math.abs(across) + 0.5);
        if (cover <= 0) continue;
        this.#seen[index] = this.#stroke;
        touch.index = index;
        touch.x = px;
        touch.y = py;
        touch.u = across / Math.max(w, 0.5);
        touch.cover = cover;
        paint(touch);
      }
    }
  }
}
