import { type Point, smooth } from '../../curve.ts';
import type { Brief } from '../../scene.ts';

/** A picture laid out in fractions of its width and height, mirrored or not. */
export interface Frame {
  /** 1 as laid out, -1 mirrored: multiplies what leans or falls to one side. */
  readonly side: 1 | -1;
  at(x: number, y: number): Point;
  /** Places from x, y, x, y, … */
  path(numbers: readonly number[]): Point[];
  /** The same as a smooth line, or a closed outline. */
  curve(numbers: readonly number[], closed?: boolean): Point[];
}

/** Makes the frame of one picture; chance decides which way round it is. */
export function frameOf({ width, height, random }: Brief): Frame {
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number, y: number): Point => [(side > 0 ? x : 1 - x) * width, y * height];
  const path = (numbers: readonly number[]) =>
    numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [at(x, numbers[i + 1] ?? 0)] : []));
  return {
    side,
    at,
    path,
    curve: (numbers, closed = true) => smooth(path(numbers), { closed }),
  };
}
