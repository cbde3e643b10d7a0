import { ellipse, isInside, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from './ink.ts';

interface Island {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const ROWS = 11;
const RINGS = [1.24, 1.42, 1.6] as const;

/** Sand as a rake leaves it: level rows that stop at the rings drawn around each group of rocks. */
export function rake(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  islands: readonly Island[],
): void {
  const ring = ({ x, y, r }: Island, k: number) => ellipse([x, y], r * k * 1.18, r * k * 0.86);
  const isFree = (point: Point) => islands.every((island) => !isInside(point, ring(island, 1.74)));
  const tone = (y: number) => ink(0.16 + (0.26 * y) / h);
  for (let i = 0; i < ROWS; i++) {
    const y = h * (0.1 + (0.82 * i) / (ROWS - 1));
    const [from, to] = [w * random.between(0.02, 0.07), w * random.between(0.93, 0.98)];
    let row: Point[] = [];
    const draw = () => {
      if (row.length > 3)
        scene.line(row, tone(y), {
          width: 2.4 + i * 0.16,
          dry: random.between(0.35, 0.6),
          pressure: (t) => 0.5 + 0.5 * Math.sin(Math.PI * (0.1 + t * 0.8)),
          opacity: 0.7,
        });
      row = [];
    };
    for (let x = from; x < to; x += 6) {
      const point: Point = [x, y + Math.sin(x / 190 + i * 0.2) * h * 0.006];
      if (isFree(point)) row.push(point);
      else draw();
    }
    draw();
  }
  for (const island of islands) {
    for (const k of RINGS) {
      const line = ring(island, k).filter(([, y]) => y > h * 0.03 && y < h * 0.97);
      scene.line(line, tone(island.y), {
        width: 2.8,
        dry: random.between(0.35, 0.55),
        pressure: () => 0.85,
        opacity: 0.7,
      });
    }
  }
}
